// The raw arguments of the process: Swift's strings hide invalid UTF-8.

import Basics

enum GivenArguments {
    /// The number of the first argument that is not valid UTF-8; nil if all are.
    static var firstFlawed: Int? {
        let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return words.indices.dropFirst().first { index in
            guard let word = words[index] else { return false }
            return String(validatingCString: word) == nil
        }
    }
}
