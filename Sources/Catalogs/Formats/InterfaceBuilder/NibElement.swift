// The elements of a document by their names, each looked at once: a document has a hundred thousand of them, of fifty names.

import Platform

/// What the name of an element says of it.
struct NibElement {
    let name: String
    /// Whether it is a text itself: `<string key="title">`.
    let isText: Bool
    /// Which part of an object it may be.
    let part: Part?
    /// Whether each is an object, so that one without an id is a fault.
    let isObject: Bool

    /// Elements that are parts of an object, which have no id of their own.
    enum Part: String {
        case state, segments, segment, scopeButtonTitles, objectValues, tableHeaderCell, accessibility
        case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, buttonConfiguration, dictionary
        case attributedString, fragments, fragment
    }

    private static let objects: Set<String> = [
        "label", "button", "textField", "textView", "searchBar", "segmentedControl", "barButtonItem", "tabBarItem",
        "navigationItem", "tableViewSection", "menu", "menuItem", "window", "buttonCell", "textFieldCell",
        "tableColumn", "segmentedCell", "box", "tabViewItem", "toolbarItem",
    ]

    init(_ name: String) {
        self.name = name
        isText = name == "string" || name == "mutableString" || name == "localizedString"
        part = Part(rawValue: name)
        isObject = Self.objects.contains(name)
    }
}

/// The elements met so far.
struct NibElements {
    private var elements: [NibElement] = []
    /// The element met last whose name has this length, first and last letter.
    private var slots = Array(repeating: -1, count: 256)

    /// The element of a name.
    mutating func element(_ utf8: [UInt8], _ name: Range<Int>) -> NibElement {
        guard let first = name.first, let last = name.last else { return NibElement("") }
        let slot = Int(utf8[first] &* 7 &+ utf8[last] &* 31 &+ UInt8(truncatingIfNeeded: name.count))
        if slots[slot] >= 0, utf8[name].elementsEqual(elements[slots[slot]].name.utf8) { return elements[slots[slot]] }
        slots[slot] = elements.count
        elements.append(NibElement(String(decoding: utf8[name], as: UTF8.self)))
        return elements[elements.count - 1]
    }
}
