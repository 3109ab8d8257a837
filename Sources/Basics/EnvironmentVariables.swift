// The environment, for programs that are run: to the C library it is a variable, which Swift takes for unsafe among
// threads. Nothing here ever sets it.

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// The environment's variables, as a new process is given them.
public var environmentVariables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
