// The fonts that a library has opened so far.

import Basics

/// The fonts that a library has opened so far, each once.
///
/// It serves one thread at a time.
struct OpenFonts: Sendable {
    /// What makes one font another than the next of the same face.
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

    /// What choosing goes by; nil where a face can't be opened.
    ///
    /// Most faces looked at are not chosen, so none stays open.
    private mutating func traits(_ address: FaceAddress) -> FaceTraits? {
        if let known = traits[address] { return known }
        let found = Typeface(path: address.path, index: address.index).map { FaceTraits($0) }
        traits.updateValue(found, forKey: address)
        return found
    }

    /// Of some faces the one nearest to what is asked for.
    mutating func nearest(_ addresses: [FaceAddress], _ description: FontDescription) -> FaceAddress? {
        var candidates: [FaceTraits] = []
        for address in addresses {
            if let traits = traits(address) { candidates.append(traits) }
        }
        return candidates.nearest(weight: Double(description.weight), isItalic: description.isItalic)?.address
    }

    /// The font of a face for a description: the same for all sizes where the face is.
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
    /// The places on its axes that a description asks for, as far as they are not the normal ones; by tag.
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
        // Where a font can do both, its italics are more than slanted.
        case "slnt" where description.isItalic && !axes.contains { $0.tag == "ital" }: return axis.range.lowerBound
        default: return nil
        }
    }
}
