// Which names stand somewhere in source code, whatever they mean there.

import Basics

extension CodeProject {
    /// For each file, those of some names that it contains as words, outside of comments; for documents, only if wanted.
    ///
    /// A name may be two words with a dot: `layout.menu`.
    public func words(among names: Set<String>, inDocuments: Bool = false) -> [Set<String>] {
        guard !names.isEmpty else { return files.map { _ in [] } }
        var set = NameSet()
        for name in names { set.insert(name) }
        return Workers.now(files.count) { [set] file in
            files[file].language.isDocument && !inDocuments ? [] : Self.words(among: set, in: files[file].tree)
        }
    }

    static func words(among names: NameSet, in tree: SyntaxTree) -> Set<String> {
        var found: Set<String> = []
        var start = 0
        for comment in tree.comments {
            addWords(of: tree.bytes, in: start..<max(start, comment.lowerBound), among: names, to: &found)
            start = comment.upperBound
        }
        addWords(of: tree.bytes, in: start..<max(start, tree.bytes.count), among: names, to: &found)
        return found
    }

    private static func addWords(
        of bytes: [UInt8], in range: Range<Int>, among names: NameSet, to found: inout Set<String>
    ) {
        var last = range.lowerBound..<range.lowerBound
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            while at < range.upperBound, bytes[at].isPartOfName { at += 1 }
            if at > start {
                let isMember = start == last.upperBound + 1 && bytes[start - 1] == UInt8(ascii: ".")
                for words in [start..<at, isMember ? last.lowerBound..<at : 0..<0] where names.contains(bytes, words) {
                    found.insert(String(decoding: bytes[words], as: UTF8.self))
                }
                last = start..<at
            }
            at += 1
        }
    }
}
