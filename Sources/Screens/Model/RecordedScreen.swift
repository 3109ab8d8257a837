// What an app showed: one screen, in one language, at one size.

import Layouts

/// A screen that was recorded while an app ran, or that a design tool describes.
///
/// Lengths are in the unit of the platform's layouts, with the origin at the top left.
package struct RecordedScreen: Hashable, Sendable {
    /// What showed it; nil if unknown.
    package var platform: String?
    /// The screen and its state, the same in every language and at every size.
    package var name: String
    package var address: String?
    /// The language that was shown; nil if unknown.
    package var locale: String?
    package var size: Size?
    /// The pixels of the picture per unit.
    package var scale: Double?
    /// When it was recorded.
    package var date: String?
    /// The name of a PNG file in the same folder.
    package var picture: String?
    package var texts: [RecordedText] = []
    /// The tables whose cells hold texts.
    package var tables: [RecordedTable] = []
    /// What is wrong with the whole screen.
    package var problems: [RecordedProblem] = []
    /// What was not recorded, and why.
    package var remarks: [String] = []

    package init(name: String, locale: String? = nil, size: Size? = nil, texts: [RecordedText] = []) {
        (self.name, self.locale, self.size, self.texts) = (name, locale, size, texts)
    }

    /// A width and a height.
    package struct Size: Hashable, Sendable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }
}

/// A text that people see on a screen.
package struct RecordedText: Hashable, Sendable {
    /// The text as it is shown, without marks.
    package var text: String
    /// The area that its lines cover.
    package var rectangle: Frame
    /// The area of each line; empty if unknown.
    package var lines: [Frame] = []
    /// The catalog texts in it; nil if nobody looked for them.
    package var keys: [RecordedKey]?
    /// The numbers of the marks in it.
    package var marks: [Int] = []
    /// The element, by its path in the screen.
    package var path: String?
    /// The name of its layer in a design.
    package var layer: String?
    package var role: RecordedRole?
    /// The element that holds it.
    package var box: Frame?
    /// The area outside of which it is invisible.
    package var clip: Frame?
    package var font: RecordedFont?
    package var direction: RecordedDirection?
    package var room: RecordedRoom?
    /// The cell of a table that holds it.
    package var cell: RecordedCell?
    package var problems: [RecordedProblem] = []
    /// The line of the file that describes it.
    package var line = 1

    package init(_ text: String, _ rectangle: Frame) { (self.text, self.rectangle) = (text, rectangle) }
}

/// What a text is for people.
package enum RecordedRole: String, Hashable, Sendable, CaseIterable {
    case label, heading, button, link, checkbox, radioButton = "radio button", popUp = "popup", option, field
    case textArea = "text area", tab, columnHeader = "column header", menuItem = "menu item", placeholder, tooltip
    case accessibility, title, other
}

/// The direction in which a text is laid out.
package enum RecordedDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr", rightToLeft = "rtl"
}
