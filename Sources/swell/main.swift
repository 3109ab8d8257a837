// The executable: flags in, exit code out.

import Commands

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(await Swell.run(Array(CommandLine.arguments.dropFirst())))
