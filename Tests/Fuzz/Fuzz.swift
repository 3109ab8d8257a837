// The entry points for libFuzzer: runs the target of '--target=' once for each input.

import Basics
import Dispatch
import FuzzSupport

/// Lists the names of the targets, or writes the seeds of one, if that was requested instead of fuzzing.
@c(LLVMFuzzerInitialize)
public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    if CommandLine.arguments.contains("--list") {
        for target in FuzzTarget.all { print(target.name, target.most) }
        exit(0)
    }
    guard let target = Fuzzing.target else { Fuzzing.stop("there is no such target; list them with '--list'") }
    guard let folder = Fuzzing.argument("--seeds=") else { return 0 }
    // Different documents each time: the ones worth keeping are saved in the growing corpus folder.
    let documents = (try? target.documents(300, seed: UInt64(getpid()))) ?? []
    for (index, seed) in (target.seeds() + documents).enumerated() { Fuzzing.write(seed, to: "\(folder)/\(index)") }
    Fuzzing.write(Array(Tokens.dictionary.utf8), to: "\(folder).dict")
    exit(0)
}

/// Stops the program if a property does not hold, with a message for libFuzzer's log.
@c(LLVMFuzzerTestOneInput)
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target = Fuzzing.target else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        if let breach = await target.breach(of: bytes) { Fuzzing.stop(breach) }
        if FuzzTarget.measuresGrowth(of: bytes), let growth = await target.growth(of: bytes) { Fuzzing.stop(growth) }
        done.signal()
    }
    done.wait()
    return 0
}

private enum Fuzzing {
    static let target = argument("--target=").flatMap { FuzzTarget.named($0) }

    static func argument(_ name: String) -> String? {
        CommandLine.arguments.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }

    static func stop(_ words: String) -> Never {
        _ = writeBytes(Array("Fuzz: \(words)\n".utf8), to: STDERR_FILENO)
        abort()
    }

    static func write(_ bytes: [UInt8], to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0, writeBytes(bytes, to: file) == 0 else { stop("cannot write \(path)") }
        close(file)
    }
}
