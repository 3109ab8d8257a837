import Foundation

/// A value that one thread at a time can use; `Mutex` needs iOS 18.
///
/// The compiler cannot see that the lock guards the value, so the conformance is unchecked.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
