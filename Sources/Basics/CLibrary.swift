// The C library of the platform under one name, and wrappers of calls that need care.

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// Reads once into `buffer` and retries if a signal interrupts it; returns the result of `read`.
public func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Reads from an offset of a file into `buffer` without moving the file position; returns the number of bytes, or -1.
func readBytes(_ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Writes all of `bytes`, waiting if the other end is slow; returns 0 or the error number.
public func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            if count > 0 {
                done += count
            } else if count == 0 {
                return EIO
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
