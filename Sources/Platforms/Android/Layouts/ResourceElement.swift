// A resource file as a tree of elements.

import Basics
import Catalogs

/// An element of a resource file.
struct ResourceElement: Sendable {
    /// `TextView`, `com.example.Badge`, `include`.
    var name: String
    /// By name without the namespace.
    ///
    /// `android:` goes before the app's own; `tools:` is left out.
    var attributes: [String: String]
    var children: [ResourceElement] = []
    /// What stands directly in it.
    var text = ""
    var line: Int
    /// What developers call it if it has no id; empty for its class.
    var label = ""
    /// Whether it is shown only at times, so that others may have its room.
    var isConditional = false
    /// Whether it may be in several columns of a grid.
    var spansColumns = false

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// What developers call it: by its id or its class.
    var title: String {
        if let id = viewID, !id.isEmpty { return id }
        return label.isEmpty ? name : label
    }

    /// `title` of `@+id/title`; nil if it has no id.
    var viewID: String? { attributes["id"].map { String($0.split(separator: "/").last ?? "") } }
}

extension ResourceElement {
    /// The root of a document; nil if it is not well-formed.
    static func root(of bytes: [UInt8]) -> ResourceElement? {
        let text = SourceText(bytes)
        let document = XMLDocument(text)
        guard document.isWhole else { return nil }
        let lines = LineNumbers(text.utf8)
        var open: [(element: ResourceElement, textStart: Int)] = []
        var root: ResourceElement?
        for event in document.events {
            switch event.kind {
            case .elementStart:
                let tag = XMLTag(text.utf8, event.range)
                let element = ResourceElement(tag, text.utf8, document.entities, lines.line(at: event.range.lowerBound))
                open.append((element, event.range.upperBound))
            case .elementEnd:
                guard let last = open.popLast() else { return nil }
                var element = last.element
                let start = last.textStart
                if element.children.isEmpty, start <= event.range.lowerBound {
                    element.text = String(decoding: text.utf8[start..<event.range.lowerBound], as: UTF8.self).trimmed
                }
                if open.isEmpty {
                    root = root ?? element
                } else {
                    open[open.count - 1].element.children.append(element)
                }
            case .comment, .entityReference: break
            }
        }
        return root
    }

    private init(_ tag: XMLTag, _ utf8: [UInt8], _ entities: [String: String], _ line: Int) {
        name = String(decoding: utf8[tag.name], as: UTF8.self)
        self.line = line
        attributes = [:]
        for attribute in tag.attributes {
            let full = String(decoding: utf8[attribute.name], as: UTF8.self)
            let value = tag.text(of: attribute.field, entities)
            guard let colon = full.firstIndex(of: ":") else {
                attributes[full] = value
                continue
            }
            let name = String(full[full.index(after: colon)...])
            switch full[..<colon] {
            case "tools", "xmlns": continue
            case "android": attributes[name] = value
            default: attributes[name] = attributes[name] ?? value
            }
        }
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
