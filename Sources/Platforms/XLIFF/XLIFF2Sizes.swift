// XLIFF 2's size and length restrictions: `slr:sizeRestriction="5,20"`, and the profiles that define what is counted.

import Catalogs

struct XLIFF2Sizes {
    /// The limits of an element, its own or inherited.
    struct Restrictions {
        var size: SizeLimit?
        var storage: SizeLimit?

        /// The limits for each text in the element: only the maximums.
        var ofParts: Restrictions { Restrictions(size: size?.withoutMinimum, storage: storage?.withoutMinimum) }

        var limits: [SizeLimit] { isEmpty ? [] : [size, storage].compactMap(\.self) }

        private var isEmpty: Bool { size == nil && storage == nil }
    }

    private static let namespace: StaticString = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
    /// The default profile.
    private static let usual = "xliff:codepoints"

    private let utf8: [UInt8]
    /// The prefix of the module, including the colon.
    private var prefix = Array("slr:".utf8)
    private var general = Self.usual
    private var storage = ""

    init(_ utf8: [UInt8]) {
        self.utf8 = utf8
    }

    /// Learns the prefix that a tag declares for the module.
    mutating func learnPrefix(_ tag: XMLTag) {
        guard tag.mayHaveAttribute("xmlns:") else { return }
        for attribute in tag.attributes
        where attribute.value.count == Self.namespace.utf8CodeUnitCount
            && utf8.has(Self.namespace, at: attribute.value.lowerBound)
            && utf8.has("xmlns:", at: attribute.name.lowerBound)
        {
            prefix = utf8[attribute.name.dropFirst("xmlns:".utf8.count)] + [UInt8(ascii: ":")]
        }
    }

    /// Resets the profiles for a new file.
    mutating func enterFile() { (general, storage) = (Self.usual, "") }

    /// Whether a tag is `slr:profiles`.
    func isProfiles(_ tag: XMLTag) -> Bool { tag.isNamed("profiles") && utf8[tag.prefix].elementsEqual(prefix) }

    /// Learns what is counted in the current file.
    mutating func readProfiles(_ tag: XMLTag) {
        if let name = tag.text("generalProfile"), !name.isEmpty { general = name }
        if let name = tag.text("storageProfile") { storage = name }
    }

    /// Returns the restrictions that apply inside an element.
    ///
    /// Those of a group apply to all its texts together, so each has the same maximum; a minimum applies only to the
    /// element itself.
    func restrictions(of tag: XMLTag, within outer: Restrictions) -> Restrictions {
        var inner = outer.ofParts
        guard tag.mayHaveAttribute("Restriction") else { return inner }
        for attribute in tag.attributes where utf8[attribute.name].starts(with: prefix) {
            let name = utf8[attribute.name.dropFirst(prefix.count)]
            if name.elementsEqual("sizeRestriction".utf8) {
                inner.size = limit(.sizeRestriction, attribute.value, general)
            } else if name.elementsEqual("storageRestriction".utf8) {
                inner.storage = limit(.storageRestriction, attribute.value, storage)
            }
        }
        return inner
    }

    /// Parses `20`, `5,20` or `5,*`; `*` sets no limit, and an invalid limit has neither end.
    private func limit(_ custom: SizeLimit.Custom, _ range: Range<Int>, _ profile: String) -> SizeLimit? {
        let words = utf8[range].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(decoding: utf8[utf8.trimmed($0.startIndex..<$0.endIndex)], as: UTF8.self) }
        if words == ["*"] { return nil }
        let sizes = words.map { Int($0).flatMap { $0 >= 0 ? Double($0) : nil } }
        var limit = SizeLimit(
            custom, maximumWidth: nil, unit: profile, range: ByteRange(range.lowerBound, range.upperBound))
        guard sizes.count <= 2, let most = sizes.last, most != nil || words.last == "*" else { return limit }
        let least = sizes.count == 2 ? sizes[0] : 0
        guard let least else { return limit }
        limit.maximumWidth = most
        limit.minimumWidth = least > 0 ? least : nil
        return most == nil && least == 0 ? nil : limit
    }
}

extension SizeLimit {
    fileprivate var withoutMinimum: SizeLimit? {
        // An invalid limit is reported only where it is declared, not for everything inside.
        guard maximumWidth != nil else { return nil }
        var limit = self
        limit.minimumWidth = nil
        return limit
    }
}
