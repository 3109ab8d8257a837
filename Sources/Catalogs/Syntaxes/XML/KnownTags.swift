// Which tags in a new value are elements: the ones that were elements in the old value, or in its source.

extension XMLText {
    /// The tags of the old content, distinguished from the same words in escaped text.
    package struct KnownTags {
        /// For each tag's text, whether its first, second … occurrence in the decoded value was a real tag.
        private var isReal: [[UInt8]: [Bool]] = [:]
        /// The length of the longest tag, which bounds the search.
        private var longest = 0

        package init(_ utf8: [UInt8], _ range: Range<Int>) {
            var at = range.lowerBound
            var tags: Set<[UInt8]> = []
            while let start = utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
                let piece = XMLPiece(utf8, at: start, end: range.upperBound)
                if piece.kind == .tag { tags.insert(Array(utf8[start..<piece.end])) }
                at = piece.end
            }
            longest = tags.reduce(0) { max($0, $1.count) }
            at = range.lowerBound
            var text: [UInt8] = []
            while at < range.upperBound {
                let next = utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) ?? range.upperBound
                XMLText.decode(utf8, at..<next, to: &text)
                at = next
                guard at < range.upperBound else { break }
                let piece = XMLPiece(utf8, at: at, end: range.upperBound)
                if piece.kind == .tag {
                    count(text, tags)
                    text.removeAll()
                    isReal[Array(utf8[at..<piece.end]), default: []].append(true)
                } else {
                    XMLText.decode(utf8, at..<piece.end, to: &text)
                }
                at = piece.end
            }
            count(text, tags)
        }

        /// Adds the tags of another text that this one lacks.
        package mutating func add(_ other: KnownTags) {
            isReal.merge(other.isReal) { own, others in own + others.dropFirst(own.count) }
            longest = max(longest, other.longest)
        }

        /// Records the places where escaped text spells one of the tags.
        private mutating func count(_ text: [UInt8], _ tags: Set<[UInt8]>) {
            for at in text.indices where text[at] == UInt8(ascii: "<") {
                let piece = XMLPiece(text, at: at, end: min(text.count, at + longest))
                let word = Array(text[at..<piece.end])
                if tags.contains(word) { isReal[word, default: []].append(false) }
            }
        }

        /// Finds the known tags in a new value.
        package func find(in value: [UInt8]) -> [Range<Int>] {
            var found: [Range<Int>] = []
            var taken: [[UInt8]: Int] = [:]
            var at = 0
            while let start = value[at...].firstIndex(of: UInt8(ascii: "<")) {
                let piece = XMLPiece(value, at: start, end: min(value.count, start + longest))
                let word = Array(value[start..<piece.end])
                at = start + 1
                guard let occurrences = isReal[word] else { continue }
                let number = taken[word, default: 0]
                taken[word] = number + 1
                guard number < occurrences.count, occurrences[number] else { continue }
                found.append(start..<piece.end)
                at = piece.end
            }
            return found
        }
    }
}
