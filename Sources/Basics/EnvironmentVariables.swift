// The environment for child processes. To the C library, it is a variable, which Swift considers unsafe across threads;
// nothing here ever sets it.

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// The environment variables, in the form that a new process expects.
public var environmentVariables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
