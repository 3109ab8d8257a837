// What plurals leave out of their number: `offset:1` in `{n, plural, offset:1 one {you and # other} …}`.

import Basics
import MessagePatterns
import Samples

enum PluralOffsets {
    /// The plurals of a translation that show another number than those of its source.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard source.utf8.firstOffset(of: "offset:") != nil || translation.utf8.firstOffset(of: "offset:") != nil else {
            return []
        }
        let theirs = offsets(of: source)
        return offsets(of: translation).compactMap { name, own in
            guard let known = theirs.first(where: { $0.name == name })?.offset, known != own else { return nil }
            if own == none { return .lost("offset:\(known)") }
            return known == none
                ? .added("offset:\(own)", nearest: nil) : .changed("offset:\(own)", was: "offset:\(known)")
        }
    }

    private static let none = "0"

    /// The first offset of each argument that a plural is of.
    private static func offsets(of message: Message) -> [(name: String, offset: String)] {
        let branches = Branches(message)
        var known: Set<String> = []
        return branches.starts.compactMap { branches.byStart[$0] }.filter {
            ($0.kind == .plural || $0.kind == .ordinal) && known.insert($0.name).inserted
        }.map { ($0.name, $0.offset) }
    }
}
