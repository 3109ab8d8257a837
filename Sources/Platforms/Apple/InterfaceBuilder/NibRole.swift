// The role of an element: which property of which object one of its attributes is.

import Basics

/// The role of an element in the object that contains it.
enum NibRole {
    /// The object itself.
    case object(NibElement.Attributes)
    /// A part whose texts have their own names.
    case part(Part)
    /// A part without texts, which may contain objects.
    case other
    /// An element that is a text: its property, and the start of its content.
    case text(NibProperty, start: Int, isEncoded: Bool)

    enum Part {
        /// A button's title in one of its states.
        case state(String)
        /// Parts in a row, and one of them, a segment of a control.
        case row, segment(Int)
        /// Unnamed titles in a row.
        case list(String)
        case headerCell
        case accessibility
        case configuration
        /// What a binding shows if there is no value.
        case placeholders
        /// Styled text: the property, and one of its fragments.
        case attributed(String), fragments(String), fragment(String, Int)
        /// A note for localizers.
        case comments, comment
        /// A value that an object gets when it is loaded; the number counts the localized ones.
        case runtimeAttribute(Int?)
    }
}

/// A property of an object, as the key spells it.
struct NibProperty {
    var name: String
    /// Whether the key is one of several in a row, as in `segmentTitles[0]`; the comment then contains the whole key.
    var isIndexed = false
    /// The index of the fragment in a styled text; Xcode extracts none of them.
    var fragment: Int?
    /// Whether it is a note for localizers.
    var isNote = false
    /// Whether no user sees it.
    var isUnseen = false
}

extension NibRole {
    /// The attributes that may be texts, in any element.
    private static let attributes: [StaticString] = [
        "title", "text", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "alternateTitle",
        "label", "paletteLabel", "toolTip", "headerToolTip", "hint", "description", "help", "subtitle", "content",
        "value",
        "NSNullPlaceholder", "NSMultipleValuesPlaceholder", "NSNoSelectionPlaceholder", "NSNotApplicablePlaceholder",
        "NSDisplayPattern",
    ]

    /// For each first letter (its low bits), the lengths of the attributes that begin with it: most others end the
    /// search here.
    private static let lengths: [UInt64] = attributes.reduce(into: Array(repeating: 0, count: 32)) { lengths, name in
        name.withUTF8Buffer { lengths[Int($0[0] & 31)] |= 1 << UInt64($0.count) }
    }

    /// Whether an attribute of this name may be a text.
    static func mayBeText(_ name: Range<Int>, in utf8: [UInt8]) -> Bool {
        guard name.count < 64, lengths[Int(utf8[name.lowerBound] & 31)] & 1 << UInt64(name.count) != 0 else {
            return false
        }
        return attributes.contains { name.count == $0.utf8CodeUnitCount && utf8.has($0, at: name.lowerBound) }
    }

    /// Returns the property that an attribute of the element is, or a child element with that key; nil if it is not a
    /// text.
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
    /// Returns one of the localized values that an object gets when it is loaded.
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
        case (.placeholders, "NSDisplayPattern"): NibProperty(name: "ibShadowedDisplayPattern")
        case (.fragment(let name, let index), "content"): NibProperty(name: name, fragment: index)
        case (.comment, "content"): NibProperty(name: "userComments", isNote: true)
        case (.runtimeAttribute(let index?), "value"): .localizedAttribute(index)
        default: nil
        }
    }
}
