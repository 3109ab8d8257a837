// Catalogs of command-line programs and their manuals.

import Basics
import Catalogs

extension TextSubject {
    /// Whether the texts of its catalog describe command-line options, for a terminal or a manual page.
    package var isOfCommands: Bool { tableHabits?.own.describeCommands ?? false }
}

extension Catalog {
    /// Fewer options may be examples in texts of an app.
    private static let enough = 8
    private static let farthest = 1024

    /// Whether its texts describe command-line options; reads many of them.
    var describesCommands: Bool {
        var options = 0
        var text: [UInt8] = []
        for entry in entries.prefix(Self.farthest) {
            text.removeAll(keepingCapacity: true)
            if entry.append(.source, to: &text) || entry.append(.key, to: &text), text.beginsWithOption { options += 1 }
            if options == Self.enough { return true }
        }
        return false
    }
}

extension [UInt8] {
    /// Whether a text begins like `-l, --long` or ` --size <size>`, and not like a sentence about an option.
    fileprivate var beginsWithOption: Bool {
        let text = drop { $0.isSpace || $0 == UInt8(ascii: "*") }
        let name = text.drop { $0 == UInt8(ascii: "-") }
        guard 1...2 ~= name.startIndex - text.startIndex, name.first?.isLetter ?? false else { return false }
        let rest = name.drop { $0.isLetter || $0.isDigit || "-*".utf8.contains($0) }
        guard let sign = rest.first else { return true }
        return !sign.isSpace || rest.dropFirst().first.map { $0.isSpace || "-<_[".utf8.contains($0) } ?? true
    }
}
