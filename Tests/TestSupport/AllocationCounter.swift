// Counts the memory allocations of a program: unlike seconds, the same on every machine and at any load.

import Foundation

/// A library that counts allocations in the programs that load it.
public struct AllocationCounter: Sendable {
    private let folder: TemporaryFolder
    private let library: URL

    /// Compiled with the compiler that ships with Swift; nil if that is missing, if the system cannot load such a
    /// library, or if a sanitizer has its own allocator.
    public static let shared: AllocationCounter? = try? AllocationCounter()

    private struct NoCompiler: Error {}

    private init() throws {
        #if os(Linux)
            guard !Sanitizer.isWatching else { throw NoCompiler() }
            folder = try TemporaryFolder()
            library = folder.url.appending(path: "libcounter.so")
            let source = try folder.write(Self.source, to: "counter.c")
            let compiler = try Programs.run(
                URL(filePath: "/usr/bin/env"), ["clang", "-O1", "-shared", "-fPIC", "-o", library.path, source, "-ldl"])
            guard compiler.code == 0 else { throw NoCompiler() }
        #else
            throw NoCompiler()
        #endif
    }

    /// Returns the number of allocations in a run of Swell; nil if its exit code is not 0 or 1.
    public func allocations(of arguments: [String], in folder: URL) throws -> Int? {
        let counts = try TemporaryFolder()
        let file = counts.url.appending(path: "count")
        let outcome = try Programs.swell(
            arguments, in: folder, environment: ["LD_PRELOAD": library.path, "ALLOCATIONS_TO": file.path])
        guard outcome.code < 2 else { return nil }
        return Int(try String(contentsOf: file, encoding: .utf8))
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <stdio.h>
        #include <stdlib.h>

        static _Atomic long count;
        extern void *__libc_malloc(size_t);
        extern void *__libc_calloc(size_t, size_t);
        extern void *__libc_realloc(void *, size_t);

        void *malloc(size_t size) { count++; return __libc_malloc(size); }
        void *calloc(size_t n, size_t size) { count++; return __libc_calloc(n, size); }
        void *realloc(void *old, size_t size) { count++; return __libc_realloc(old, size); }

        __attribute__((destructor)) static void tell(void) {
          long allocations = count;
          const char *path = getenv("ALLOCATIONS_TO");
          FILE *file = path ? fopen(path, "w") : NULL;
          if (!file) return;
          fprintf(file, "%ld", allocations);
          fclose(file);
        }
        """
}
