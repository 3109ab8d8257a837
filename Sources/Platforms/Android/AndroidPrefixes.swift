// Name prefixes that the file does not declare: XML without namespaces, which aapt2 rejects.

import Basics
import Catalogs

struct AndroidPrefixes {
    private let utf8: [UInt8]
    private var declared: Set<String> = ["xml", "xmlns"]
    private var met: Set<String> = []
    /// The first occurrence of each prefix.
    private var first: [(prefix: String, offset: Int)] = []

    /// Returns a fault for the first use of each undeclared prefix.
    static func faults(_ utf8: [UInt8], _ events: [XMLEvent]) -> [ReadingFault] {
        var prefixes = AndroidPrefixes(utf8: utf8)
        for event in events where event.kind == .elementStart { prefixes.read(event) }
        return prefixes.first.filter { !prefixes.declared.contains($0.prefix) }.map { prefix, offset in
            ReadingFault(
                at: offset,
                .unexpected(found: "the prefix '\(prefix):'", expected: "xmlns:\(prefix)=\"…\" in <resources>"),
                effect: .voidsFile)
        }
    }

    private init(utf8: [UInt8]) { self.utf8 = utf8 }

    private mutating func read(_ event: XMLEvent) {
        guard utf8.firstOffset(of: UInt8(ascii: ":"), in: event.range) != nil else { return }
        let tag = XMLTag(utf8, event.range)
        note(tag.name)
        tag.forEachAttribute { note($0.name) }
    }

    private mutating func note(_ name: Range<Int>) {
        guard let colon = utf8.firstOffset(of: UInt8(ascii: ":"), in: name) else { return }
        let prefix = String(decoding: utf8[name.lowerBound..<colon], as: UTF8.self)
        if prefix == "xmlns" { declared.insert(String(decoding: utf8[colon + 1..<name.upperBound], as: UTF8.self)) }
        if met.insert(prefix).inserted { first.append((prefix, name.lowerBound)) }
    }
}
