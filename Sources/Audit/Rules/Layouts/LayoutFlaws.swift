// What the rules about flaws of layouts share.

import Basics
import Catalogs
import Rooms

extension Findings {
    /// Adds the flaws of a kind in all layouts of a project, each at the line of its first text.
    mutating func add(
        _ kind: LayoutFlaw.Kind, of subject: ProjectSubject, _ words: (LayoutFlaw) -> (message: String, help: String)
    ) {
        for (file, rooms) in subject.rooms.documents.sorted(by: { $0.key < $1.key }) {
            guard let catalog = subject.catalogs[file] else { continue }
            for flaw in rooms.flaws where flaw.kind == kind {
                guard let line = flaw.texts.first?.line else { continue }
                let (message, help) = words(flaw)
                add(in: catalog, at: Place(line: line, column: 1), message, help: help, most: .note)
            }
        }
    }
}

extension LayoutFlaw {
    /// The first texts with their lines: `'Name' (line 9), 'Size' (line 12) and 2 more`.
    var named: String {
        let named = texts.prefix(3).map { "'\($0.text.excerpt)' (line \($0.line))" }
        return named.joined(separator: ", ") + (texts.count - named.count).andMore
    }
}

extension String {
    /// Its first words on one line.
    fileprivate var excerpt: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= 40 ? line : line.prefix(39) + "…"
    }
}
