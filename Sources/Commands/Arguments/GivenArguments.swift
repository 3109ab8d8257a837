// The arguments as the system gave them: the words that Swift makes of them hide what is not UTF-8.

import Basics

enum GivenArguments {
    /// The number of the first argument that is not UTF-8; nil where all are.
    static var firstFlawed: Int? {
        let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return words.indices.dropFirst().first { index in
            guard let word = words[index] else { return false }
            return String(validatingCString: word) == nil
        }
    }
}
