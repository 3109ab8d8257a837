// Prefixes of names that the file declares nowhere: XML without namespaces, which aapt2 refuses.

import Platform

enum AndroidPrefixes {
    /// A fault for the first use of each prefix that is not declared.
    static func faults(_ utf8: [UInt8], _ events: [XMLEvent]) -> [ReadingFault] {
        var known: Set<String> = ["xml", "xmlns"]
        var found: [(prefix: String, offset: Int)] = []
        for event in events where event.kind == .elementStart && utf8.firstOffset(of: colon, in: event.range) != nil {
            let tag = XMLTag(utf8, event.range)
            if let prefix = prefix(of: tag.name, utf8) { found.append((prefix, tag.name.lowerBound)) }
            tag.forEachAttribute { attribute in
                guard let prefix = prefix(of: attribute.name, utf8) else { return }
                if prefix == "xmlns" {
                    known.insert(String(decoding: utf8[attribute.name].dropFirst(6), as: UTF8.self))
                }
                found.append((prefix, attribute.name.lowerBound))
            }
            // Most files use one or two, again and again.
            found.removeAll { known.contains($0.prefix) }
        }
        return found.compactMap { prefix, offset in
            guard known.insert(prefix).inserted else { return nil }
            return ReadingFault(
                at: offset,
                .unexpected(found: "the prefix '\(prefix):'", expected: "xmlns:\(prefix)=\"…\" in <resources>"),
                effect: .voidsFile)
        }
    }

    private static let colon = UInt8(ascii: ":")

    private static func prefix(of name: Range<Int>, _ utf8: [UInt8]) -> String? {
        utf8.firstOffset(of: colon, in: name).map { String(decoding: utf8[name.lowerBound..<$0], as: UTF8.self) }
    }
}
