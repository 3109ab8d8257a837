// Why a key gets no accessor.

import Basics
import Catalogs
import Platforms

/// Something in the catalogs that no typed code can be right about.
package enum AccessorProblem: Sendable {
    /// A text shows an argument otherwise than the source text does.
    case disagreement(key: String, number: Int, FoundArgument, source: FoundArgument?, sourceText: Entry?)
    /// The texts of one language do not fit together.
    case unreadable(key: String, ArgumentProblem)

    /// Where it is: the path, and the place in the file.
    package var place: (path: String, place: Place?) {
        switch self {
        case .disagreement(_, _, let found, _, _): Self.place(of: found.entry)
        case .unreadable(_, .conflict(_, let found)): Self.place(of: found.entry)
        case .unreadable(_, .missingVariable(_, let entry)), .unreadable(_, .notANumber(_, _, let entry)):
            Self.place(of: entry)
        }
    }

    /// What is wrong, with the other place that it concerns, and what to do.
    package var message: String {
        switch self {
        case .disagreement(let key, let number, let found, let source?, _):
            "'\(key.shortened)' shows argument \(number) as \(Self.words(found)), but \(Self.name(of: source.entry)) as \(Self.words(source)); write the same type in all languages"
        case .disagreement(let key, let number, let found, nil, let text):
            "'\(key.shortened)' shows argument \(number), \(Self.words(found)), but \(text.map(Self.name) ?? "the source") has no such argument; show the arguments of the source text only"
        case .unreadable(let key, .conflict(let one, let other)):
            "'\(key.shortened)' shows one argument as \(Self.words(other)), and as \(Self.words(one)) in \(Self.name(of: one.entry)); write one type for it, or number the arguments"
        case .unreadable(let key, .missingVariable(let name, _)):
            "'\(key.shortened)' has no variable '\(name.shortened)'; add it, or correct its name"
        case .unreadable(let key, .notANumber(let variable, let type, _)):
            "the variable '\(variable.shortened)' of '\(key.shortened)' has the type '\(type.shortened)'; expected that of a number, such as 'd'"
        }
    }

    private static func words(_ found: FoundArgument) -> String {
        "\(found.argument.kind.words) (\(found.spelling.shortened))"
    }

    private static func place(of entry: Entry) -> (path: String, place: Place?) {
        (entry.catalog.path, entry.catalog.text.place(at: entry.offset))
    }

    private static func name(of entry: Entry) -> String {
        let (path, place) = place(of: entry)
        return place.map { "\(path):\($0)" } ?? path
    }
}
