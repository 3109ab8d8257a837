// The fonts that a library has opened so far.

import Basics

/// The fonts that a library has opened so far, each once.
///
/// It is not thread-safe.
struct OpenFonts: Sendable {
    /// The properties that distinguish fonts of the same face.
    private struct Key: Hashable {
        let address: FaceAddress
        let variations: [FontDescription.TaggedValue<Double>]
        let points: Double
    }

    private var typefaces: [FaceAddress: Typeface?] = [:]
    private var digests: [String: FileDigest] = [:]
    private var traits: [FaceAddress: FaceTraits?] = [:]
    private var fonts: [Key: Font] = [:]

    mutating func typeface(_ address: FaceAddress) -> Typeface? {
        if let known = typefaces[address] { return known }
        let digest = digests[address.path] ?? FileDigest()
        digests[address.path] = digest
        let typeface = Typeface(path: address.path, index: address.index, digest: digest)
        typefaces.updateValue(typeface, forKey: address)
        return typeface
    }

    /// The traits of a face; nil if it cannot be opened.
    ///
    /// Most faces are not chosen, so none stays open.
    private mutating func traits(_ address: FaceAddress) -> FaceTraits? {
        if let known = traits[address] { return known }
        let found = Typeface(path: address.path, index: address.index).map { FaceTraits($0) }
        traits.updateValue(found, forKey: address)
        return found
    }

    /// The face nearest to a description.
    mutating func nearest(_ addresses: [FaceAddress], _ description: FontDescription) -> FaceAddress? {
        var candidates: [FaceTraits] = []
        for address in addresses {
            if let traits = traits(address) { candidates.append(traits) }
        }
        return candidates.nearest(weight: Double(description.weight), isItalic: description.isItalic)?.address
    }

    /// The font of a face for a description: the same for all sizes if the face does not change with the size.
    mutating func font(_ address: FaceAddress, _ description: FontDescription) -> Font? {
        guard let typeface = typeface(address) else { return nil }
        let variations = typeface.variations(for: description)
        let key = Key(address: address, variations: variations, points: typeface.has("trak") ? description.size : 0)
        if let font = fonts[key] { return font }
        let font = Font(typeface, variations: variations, points: key.points)
        fonts[key] = font
        return font
    }
}

extension Typeface {
    /// The positions on its axes that a description requests, if they differ from the defaults, by tag.
    fileprivate func variations(for description: FontDescription) -> [FontDescription.TaggedValue<Double>] {
        let values = axes.compactMap { axis -> FontDescription.TaggedValue<Double>? in
            guard let asked = asked(axis, description) else { return nil }
            let value = min(max(asked, axis.range.lowerBound), axis.range.upperBound)
            return value == axis.normal ? nil : .init(tag: axis.tag, value: value)
        }
        return values.sorted { $0.tag < $1.tag }
    }

    private func asked(_ axis: Axis, _ description: FontDescription) -> Double? {
        if let named = description.variations.first(where: { $0.tag == axis.tag }) { return named.value }
        switch axis.tag {
        case "wght": return Double(description.weight)
        case "opsz": return description.size
        case "ital" where description.isItalic: return axis.range.upperBound
        // If a font has both, its italics are more than slanted.
        case "slnt" where description.isItalic && !axes.contains { $0.tag == "ital" }: return axis.range.lowerBound
        default: return nil
        }
    }
}
