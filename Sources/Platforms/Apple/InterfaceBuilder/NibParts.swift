// Which elements of a document are parts or texts of an object.

import Catalogs

extension NibReader {
    /// Returns the role of an element that is a text itself: `<string key="title">`.
    mutating func text(_ element: String, _ tag: XMLTag, _ range: Range<Int>, in outer: Open?) -> NibRole? {
        guard let outer else { return nil }
        let isEncoded = tag.text("base64-UTF8", entities) == "YES"
        let property: NibProperty?
        if case .part(.list(let name)) = outer.role {
            property = NibProperty(name: "\(name)[\(count())]", isIndexed: true)
        } else if case .part(.runtimeAttribute(nil)) = outer.role {
            property = element == "localizedString" ? .localizedAttribute(count(in: open.count - 2)) : nil
        } else {
            property = tag.text("key", entities).flatMap { outer.role.property($0) }
        }
        guard let property, !tag.isEmpty else { return .other }
        return .text(property, start: range.upperBound, isEncoded: isEncoded)
    }

    /// Returns the part of an object that an element without its own id is.
    mutating func part(_ element: NibElement.Part, _ tag: XMLTag, in outer: NibRole?) -> NibRole.Part? {
        switch element {
        case .state: return .state(String((tag.text("key", entities) ?? "").prefix(Self.longest)))
        case .segments, .userDefinedRuntimeAttributes: return .row
        case .segment:
            guard case .part(.row) = outer else { return nil }
            return .segment(count())
        case .scopeButtonTitles: return .list(element.rawValue)
        case .objectValues: return .list("ibShadowedObjectValues")
        case .tableHeaderCell: return .headerCell
        case .accessibility: return .accessibility
        case .buttonConfiguration: return .configuration
        case .dictionary: return tag.text("key", entities) == "options" ? .placeholders : nil
        case .attributedString:
            let key = tag.text("key", entities).flatMap { $0.utf8.count > Self.longest ? nil : $0 } ?? element.rawValue
            if key == "userComments" { return .comments }
            guard case .part(.state(let state)) = outer else { return .attributed(key) }
            return .attributed("\(state)\(key.prefix(1).uppercased())\(key.dropFirst())")
        case .fragment: return fragment(in: outer)
        case .fragments:
            switch outer {
            case .part(.attributed(let name)): return .fragments(name)
            case .part(.comments): return .comments
            default: return nil
            }
        case .userDefinedRuntimeAttribute:
            return .runtimeAttribute(tag.text("type", entities) == "localizedString" ? count() : nil)
        }
    }

    private mutating func fragment(in outer: NibRole?) -> NibRole.Part? {
        switch outer {
        case .part(.attributed(let name)), .part(.fragments(let name)): .fragment(name, count())
        case .part(.comments): .comment
        default: nil
        }
    }

    /// Counts an element in its parent; returns how many there were before.
    private mutating func count() -> Int { count(in: open.count - 1) }

    private mutating func count(in index: Int) -> Int {
        guard open.indices.contains(index) else { return 0 }
        open[index].count += 1
        return open[index].count - 1
    }
}
