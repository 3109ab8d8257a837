// What a text takes from the code that shows it.

import Catalogs

/// An argument of a text.
package struct TextArgument: Hashable, Sendable {
    /// How a formatter reads it.
    package enum Kind: Sendable {
        case object, integer, number, character, wideCharacter, characters, wideCharacters, pointer
    }

    /// Its name, if the text gives it one.
    package var name: String?
    package var kind: Kind
    /// How it is shown, without its position: `%02lld`.
    package var specifier: String
}

extension TextArgument.Kind {
    /// Whether a formatter that expects one of the two can show the other.
    package func agrees(with other: Self) -> Bool { self == other || isWhole && other.isWhole }

    private var isWhole: Bool {
        switch self {
        case .integer, .character, .wideCharacter: true
        case .object, .number, .characters, .wideCharacters, .pointer: false
        }
    }

    /// The kind in words.
    package var words: String {
        switch self {
        case .object: "an object"
        case .integer: "an integer"
        case .number: "a floating-point number"
        case .character, .wideCharacter: "a character"
        case .characters, .wideCharacters: "a C string"
        case .pointer: "a pointer"
        }
    }
}

/// An argument, and the text that shows it.
package struct FoundArgument: Sendable {
    package let argument: TextArgument
    package let entry: Entry
    /// The placeholder as the text has it.
    package let spelling: String
}

/// The arguments of the texts of one key in one language.
package struct TextArguments: Sendable {
    /// The arguments, in the order in which code passes them.
    package let all: [FoundArgument]
    /// Whether a text without arguments still needs a formatter, which replaces `%%`.
    package let hasEscapes: Bool
}

/// Why code cannot pass arguments to the texts of a key.
package enum ArgumentProblem: Error, Sendable {
    /// Two placeholders show one argument as different kinds.
    case conflict(FoundArgument, FoundArgument)
    /// A text refers to a variable that its key does not have.
    case missingVariable(String, Entry)
    /// A plural selects its form by something other than a number.
    case notANumber(variable: String, type: String, Entry)
}
