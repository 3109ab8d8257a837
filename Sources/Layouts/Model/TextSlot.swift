// A text in a box, and how the box shows it.

/// A text of a document, and how its box shows it.
package struct TextSlot: Sendable {
    /// The key of the text, as the catalog spells it.
    package var key: String
    package var role: TextRole
    /// The box that shows it; nil if no box of the scene does.
    package var box: BoxIndex?
    /// The text in the document.
    package var text: String
    package var font: FontRequest
    /// How many lines there may be; nil if there is no limit.
    package var lines: Int?
    /// The width at which the document says that its lines break; nil if it does not.
    package var preferredWidth: Double?
    package var breaking: LineBreaking
    /// How far the text may shrink; 1 if it may not.
    package var smallestScale = 1.0
    /// Room beside the text inside the aligned rectangle.
    package var padding: Insets = .zero
    /// The part of the padding that a long text does not take; nil for all of it.
    package var leastPadding: Insets?
    package var alignment = TextAlignment.natural
    /// Whether it begins at the top of its box; else it is in the middle.
    package var isAtTop = false
    /// The names by which code reaches the box, and may replace the text.
    package var outlets: [Outlet] = []
    /// Why it has no room of its own.
    package var withoutRoom: WithoutRoom?
    /// Whether code shows it in its box, where other texts may be at other times.
    package var isFromCode = false
    package var line: Int

    package init(key: String, role: TextRole, box: BoxIndex?, text: String, font: FontRequest, line: Int) {
        self.key = key
        self.role = role
        self.box = box
        self.text = text
        self.font = font
        lines = 1
        breaking = .tail
        self.line = line
    }
}

extension TextSlot {
    /// Whether code may replace the text, because it reaches the box.
    package var hasOutlet: Bool { !outlets.isEmpty }

    /// What its box leaves free beside the longest text that is whole.
    package var innerPadding: Insets { leastPadding ?? padding }
}

/// What a text is for people.
package enum TextRole: String, Sendable, CaseIterable {
    case label, button, checkbox, radioButton = "radio button", popUp = "popup", field, textArea = "text area"
    case segment, tab, columnHeader = "column header", groupTitle = "group title", menuItem = "menu item"
    case placeholder, tooltip, barButton = "bar button", navigationTitle = "navigation title", sectionTitle =
        "section title"
    case windowTitle = "window title", accessibility, comboBox = "combo box", other
}

/// Which edge of its box a text keeps to.
package enum TextAlignment: Sendable {
    /// The edge where its language begins to write.
    case natural
    case left, center, right
}

/// Where a text is cut if it does not fit.
package enum LineBreaking: String, Sendable, CaseIterable {
    case wrap, wrapCharacters = "wrap characters", clip, head, middle, tail
}

/// Why a text has no room of its own.
package enum WithoutRoom: String, Sendable, CaseIterable {
    case menu = "menus grow with their items"
    case floating = "it floats above the layout"
    case placeholder = "it shows only while its field is empty"
    case spoken = "it is read aloud, not shown"
    case dummy = "code replaces it in each row"
    case code = "code sets it"
    case restyled = "code sets its size or its lines"
    case besideCode = "it shares its room with a text that code sets"
    case imageOnly = "its button shows only an image"
    case pullDown = "the button shows another title"
    case bar = "bars divide their room at run time"
    case noView = "no view shows it"
    case outside = "it stands outside of its view"
    case hidden = "its view is hidden"
    case listStyle = "the style of its cell decides at run time"
    case moves = "it moves through its room"
    case hyphenated = "its view hyphenates words"
    case scrollsSideways = "it can be scrolled sideways"
    case unknownContainer = "a view around it arranges it in a way that is not known"
    case unknownStyle = "its style is not known"
    case otherLayout = "the layouts that include it arrange it"
    case tooWide = "what is in its layout is wider than the screen"

    /// What is known about the room.
    package var certainty: Certainty {
        switch self {
        case .restyled, .unknownContainer, .unknownStyle, .otherLayout, .tooWide, .hyphenated: .unknown
        case .menu, .floating, .placeholder, .spoken, .dummy, .code, .besideCode, .imageOnly, .pullDown, .bar, .noView,
            .outside, .hidden, .listStyle, .moves, .scrollsSideways:
            .none
        }
    }
}

/// The font that a document asks for.
package struct FontRequest: Hashable, Sendable {
    package enum Face: Hashable, Sendable {
        /// The system's font.
        case system
        /// A style that follows the text size that people choose.
        case style(String)
        case named(String)
        /// A file of the app; letters that it does not have are in a family of the system.
        case file(String, besides: String)
    }

    package var face: Face
    package var size: Double
    /// From 100 to 900; 400 is regular.
    package var weight: Int
    /// Whether it follows the text size that people choose.
    package var isDynamic: Bool
    /// Whether its size is in the units of Android that grow with the font scale.
    package var isScaled = false
    package var isItalic = false
    /// What is added after each letter, in points.
    package var spacing = 0.0
    /// Whether all letters are shown as capitals.
    package var isInCapitals = false
    /// Whether the app shows it in another font, of which nothing is known.
    package var isStandIn = false

    package init(_ face: Face, size: Double, weight: Int = 400, isDynamic: Bool = false) {
        self.face = face
        self.size = size
        self.weight = weight
        self.isDynamic = isDynamic
    }
}
