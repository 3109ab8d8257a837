// What an element of a document is to its texts: which property of which object an attribute of it is.

import Basics

/// What an element is to the object that it is in.
enum NibRole {
    /// The object itself.
    case object(NibElement.Attributes)
    /// A part whose texts have names of their own.
    case part(Part)
    /// A part of no interest, though objects may stand in it.
    case other
    /// A text, written as an element: the property that it is, and where its content begins.
    case text(NibProperty, start: Int, isEncoded: Bool)

    enum Part {
        /// A button's title in one of its states.
        case state(String)
        /// Parts in a row, and a segment of a control among them.
        case row, segment(Int)
        /// Titles in a row, without names.
        case list(String)
        case headerCell
        case accessibility
        case configuration
        /// What a binding shows where there is no value.
        case placeholders
        /// Styled text: the property, and one of its fragments.
        case attributed(String), fragments(String), fragment(String, Int)
        /// What a person wrote for localizers.
        case comments, comment
        /// A value that an object is given when it is loaded; the number counts those that are localized.
        case runtimeAttribute(Int?)
    }
}

/// A property of an object, as its key names it.
struct NibProperty {
    var name: String
    /// Whether the key is one of several in a row, as in `segmentTitles[0]`; the comment then has the whole key.
    var isIndexed = false
    /// Where it is one of the fragments of a styled text, which one; Xcode extracts none of them.
    var fragment: Int?
    /// Whether it is a word to localizers.
    var isNote = false
}

extension NibRole {
    /// The attributes that can be texts, in whichever element.
    private static let attributes: [StaticString] = [
        "title", "text", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "alternateTitle",
        "label", "paletteLabel", "toolTip", "headerToolTip", "hint", "description", "help", "subtitle", "content",
        "value",
        "NSNullPlaceholder", "NSMultipleValuesPlaceholder", "NSNoSelectionPlaceholder", "NSNotApplicablePlaceholder",
    ]

    /// For the last bits of each first letter, the lengths of the attributes that begin with it: most others end the search here.
    private static let lengths: [UInt64] = attributes.reduce(into: Array(repeating: 0, count: 32)) { lengths, name in
        name.withUTF8Buffer { lengths[Int($0[0] & 31)] |= 1 << UInt64($0.count) }
    }

    /// Whether an attribute's name is of one that can be a text.
    static func mayBeText(_ name: Range<Int>, in utf8: [UInt8]) -> Bool {
        guard name.count < 64, lengths[Int(utf8[name.lowerBound] & 31)] & 1 << UInt64(name.count) != 0 else {
            return false
        }
        return attributes.contains { name.count == $0.utf8CodeUnitCount && utf8.has($0, at: name.lowerBound) }
    }

    /// The property that an attribute of the element is, or an element in it with that key; nil where it is no text.
    func property(_ attribute: String) -> NibProperty? {
        switch self {
        case .object(let attributes): Self.property(attribute, of: attributes).map { NibProperty(name: $0) }
        case .part(let part): part.property(attribute)
        case .other, .text: nil
        }
    }

    private static func property(_ attribute: String, of attributes: NibElement.Attributes) -> String? {
        switch attribute {
        case "title": attributes.contains(.hasShownTitle) ? attribute : nil
        case "text", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "alternateTitle",
            "paletteLabel", "headerToolTip":
            attribute
        case "label": attributes.contains(.hasLabel) ? attribute : nil
        case "toolTip": attributes.contains(.hasOwnToolTip) ? attribute : "ibShadowedToolTip"
        default: nil
        }
    }
}

extension NibProperty {
    /// One of the localized values that an object is given when it is loaded.
    static func localizedAttribute(_ index: Int) -> NibProperty {
        NibProperty(name: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", isIndexed: true)
    }
}

extension NibRole.Part {
    fileprivate func property(_ attribute: String) -> NibProperty? {
        switch (self, attribute) {
        case (.state(let state), "title"): NibProperty(name: "\(state)Title")
        case (.segment(let index), "title"): NibProperty(name: "segmentTitles[\(index)]", isIndexed: true)
        case (.segment(let index), "label"): NibProperty(name: "ibShadowedLabels[\(index)]", isIndexed: true)
        case (.segment(let index), "toolTip"): NibProperty(name: "ibShadowedToolTips[\(index)]", isIndexed: true)
        case (.headerCell, "title"): NibProperty(name: "headerCell.title")
        case (.accessibility, "label"): NibProperty(name: "accessibilityLabel")
        case (.accessibility, "hint"): NibProperty(name: "accessibilityHint")
        case (.accessibility, "description"): NibProperty(name: "ibExternalAccessibilityDescription")
        case (.accessibility, "help"): NibProperty(name: "ibExternalAccessibilityHelp")
        case (.configuration, "title"), (.configuration, "subtitle"): NibProperty(name: "configuration.\(attribute)")
        case (.placeholders, "NSNullPlaceholder"): NibProperty(name: "ibShadowedIsNilPlaceholder")
        case (.placeholders, "NSMultipleValuesPlaceholder"): NibProperty(name: "ibShadowedMultipleValuesPlaceholder")
        case (.placeholders, "NSNoSelectionPlaceholder"): NibProperty(name: "ibShadowedNoSelectionPlaceholder")
        case (.placeholders, "NSNotApplicablePlaceholder"): NibProperty(name: "ibShadowedNotApplicablePlaceholder")
        case (.fragment(let name, let index), "content"): NibProperty(name: name, fragment: index)
        case (.comment, "content"): NibProperty(name: "userComments", isNote: true)
        case (.runtimeAttribute(let index?), "value"): .localizedAttribute(index)
        default: nil
        }
    }
}
