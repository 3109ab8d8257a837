// The C library of the platform under one name, and the calls that need care on each of them.

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// Reads once into `buffer`, again where a signal interrupted it; what `read` returns.
public func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Reads from an offset of a file into `buffer`, leaving where the descriptor stands; the number of bytes, or -1.
func readBytes(_ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Writes all of `bytes`, waiting where the other end is slow; 0, or the number of the error.
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
