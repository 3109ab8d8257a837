// XLIFF's inline elements, whose attributes contain code of the source: `<x id="INTERPOLATION" equiv-text="{{n}}"/>`.

import Basics

package enum InlineElements {
    /// The elements that represent code, in both versions of XLIFF.
    private static let names: [StaticString] = ["x", "bx", "ex", "ph", "g", "it", "pc", "sc", "ec"]

    /// Whether a tag belongs to an inline element.
    package static func isTag(_ tag: ArraySlice<UInt8>) -> Bool { nameEnd(Array(tag), 1) != nil }

    /// The beginnings of the names that Angular gives to the values it inserts: interpolations, expressions, plurals.
    private static let values = ["INTERPOLATION", "PH", "ICU"].map { Array($0.utf8) }
    /// The attributes with such a name, in both versions of XLIFF.
    private static let nameAttributes: [StaticString] = [" id=\"", " equiv=\""]

    /// Returns the name of the value that an inline element represents; nil for other tags: `INTERPOLATION_1`.
    package static func value(_ tag: ArraySlice<UInt8>) -> String? {
        guard tag.first == UInt8(ascii: "<"), tag.starts(with: "<x ".utf8) || tag.starts(with: "<ph ".utf8) else {
            return nil
        }
        let tag = Array(tag)
        for attribute in nameAttributes {
            guard let found = tag.firstOffset(of: attribute) else { continue }
            let name = tag[(found + attribute.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "\"") }
            // Several of one kind have numbers.
            let kind = name.prefix { $0 != UInt8(ascii: "_") }
            let number = name.dropFirst(kind.count + 1)
            if values.contains(where: kind.elementsEqual), number.allSatisfy(\.isDigit) {
                return String(decoding: name, as: UTF8.self)
            }
        }
        return nil
    }

    /// Returns a text of the same length in which the tags of inline elements contain no ICU syntax.
    static func blanked(in utf8: [UInt8]) -> [UInt8] {
        var blanked = utf8
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: from..<utf8.count) {
            from = start + 1
            guard let nameEnd = nameEnd(utf8, from), let end = tagEnd(utf8, nameEnd) else { continue }
            for offset in start..<end { blanked[offset] = UInt8(ascii: "_") }
            from = end
        }
        return blanked
    }

    /// Returns the end of an inline element's name at an offset, before its attributes.
    private static func nameEnd(_ utf8: [UInt8], _ start: Int) -> Int? {
        let name = names.first { name in
            let end = start + name.utf8CodeUnitCount
            return utf8.has(name, at: start) && end < utf8.count && utf8[end].isSpace
        }
        return name.map { start + $0.utf8CodeUnitCount }
    }

    /// Returns the end of a tag, skipping quoted values; nil if another tag begins first.
    private static func tagEnd(_ utf8: [UInt8], _ start: Int) -> Int? {
        var quote: UInt8?
        for offset in start..<utf8.count {
            let byte = utf8[offset]
            switch byte {
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: ">") where quote == nil: return offset + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if quote == nil { quote = byte } else if quote == byte { quote = nil }
            default: break
            }
        }
        return nil
    }
}

extension Message {
    /// Whether a part shows a value of the app: a placeholder, or an inline element that represents one.
    package func showsValue(_ part: Part) -> Bool {
        part.kind == .placeholder || part.kind == .markup && InlineElements.value(utf8[part.range]) != nil
    }
}
