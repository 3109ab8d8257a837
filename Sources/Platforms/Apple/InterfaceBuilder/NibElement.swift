// The elements of a document by name, each examined once: a document has a hundred thousand elements with fifty names.

import Basics

/// What the name of an element implies.
struct NibElement {
    let name: String
    /// Whether the element is a text: `<string key="title">`.
    let isText: Bool
    /// The part of an object that the element may be.
    let part: Part?
    /// Whether the element is always an object, so that a missing id is a fault.
    let isObject: Bool
    /// The special features of its attributes.
    let attributes: Attributes

    struct Attributes: OptionSet {
        let rawValue: UInt8
        /// A pop-up button shows the title of its menu's item.
        static let hasShownTitle = Attributes(rawValue: 1)
        static let hasLabel = Attributes(rawValue: 2)
        /// The tooltips of views wait for their window; those of toolbar items do not.
        static let hasOwnToolTip = Attributes(rawValue: 4)
        /// A table of a Mac app shows the titles of its columns in a header view.
        static let isTable = Attributes(rawValue: 8)
    }

    /// Elements that are parts of an object and have no id of their own.
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
        attributes = Attributes(ofElement: name)
    }
}

extension NibElement.Attributes {
    fileprivate init(ofElement name: String) {
        let isOfToolbar = name.lowercased().hasSuffix("toolbaritem")
        self = []
        if name != "popUpButtonCell" { insert(.hasShownTitle) }
        if isOfToolbar || name == "tabViewItem" || name.hasSuffix("TouchBarItem") { insert(.hasLabel) }
        if isOfToolbar { insert(.hasOwnToolTip) }
        if name == "tableView" || name == "outlineView" { insert(.isTable) }
    }
}

/// The elements found so far.
struct NibElements {
    private var elements: [NibElement] = []
    private var spellings: [[UInt8]] = []
    /// The last element found with a given length and first and last letter.
    private var slots = Array(repeating: -1, count: 256)

    var names: [String] { elements.map(\.name) }

    subscript(number: Int) -> NibElement { elements[number] }

    /// Returns the number of the element with a name.
    mutating func number(_ utf8: [UInt8], _ name: Range<Int>) -> Int {
        let slot = slot(utf8, name)
        if slots[slot] < 0 || !utf8.has(spellings[slots[slot]], in: name) {
            slots[slot] = elements.count
            spellings.append(Array(utf8[name]))
            elements.append(NibElement(String(decoding: utf8[name], as: UTF8.self)))
        }
        return slots[slot]
    }

    private func slot(_ utf8: [UInt8], _ name: Range<Int>) -> Int {
        guard let first = name.first, let last = name.last else { return 0 }
        return Int(utf8[first] &* 7 &+ utf8[last] &* 31 &+ UInt8(truncatingIfNeeded: name.count))
    }
}
