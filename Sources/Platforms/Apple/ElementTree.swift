// What XCUITest prints of an app: `app.debugDescription`, one element a line.
//
//     Button, 0x600003a, {{24.0, 89.7}, {12.3, 17.0}}, identifier: 'back', label: 'Don't stop', Selected
//
// Quotes in texts are not escaped, and texts may have line breaks.

import Basics
import Catalogs
import Layouts
import Screens

extension ScreenFormat {
    static let xcuiTest = ScreenFormat("XCUITest") { text in
        text.utf8.firstOffset(of: "Element subtree:") != nil
    } read: { text, file in
        ElementTree(text, file).reading
    }
}

/// Reads the elements of a description.
struct ElementTree {
    private(set) var reading = ScreenReading()
    private var screen: RecordedScreen
    private var path: [(indentation: Int, name: String)] = []
    private let file: ScreenFile

    private static let mostTexts = 50_000

    init(_ text: SourceText, _ file: ScreenFile) {
        self.file = file
        screen = RecordedScreen(name: file.screen, locale: file.locale)
        screen.platform = "Apple"
        let utf8 = text.utf8
        var element = 0..<0
        var at = utf8.firstOffset(of: Self.start).map { $0 + Self.start.utf8CodeUnitCount } ?? utf8.count
        while at < utf8.count {
            let end = utf8.firstOffset(of: UInt8(ascii: "\n"), in: at..<utf8.count) ?? utf8.count
            if utf8.has("Path to element:", at: at) || utf8.has("Query chain:", at: at) { break }
            // A line that begins no element continues the text of the one before.
            if Self.begins(utf8, at..<end) {
                read(Array(utf8[element]))
                element = at..<end
            } else if !element.isEmpty {
                element = element.lowerBound..<end
            }
            at = end + 1
        }
        read(Array(utf8[element]))
        reading.screens = [screen]
        if let fault = text.fault(in: file.path) { reading.faults.append(fault) }
    }

    private static let start: StaticString = "Element subtree:"
    private static let arrow: [UInt8] = Array("→".utf8)

    /// The bytes of the spaces and the arrow before the type of an element.
    private static func margin(_ utf8: [UInt8], _ line: Range<Int>) -> Int {
        line.prefix { utf8[$0] == 0x20 || arrow.contains(utf8[$0]) }.count
    }

    /// Whether a line begins an element: a type, then an address.
    private static func begins(_ utf8: [UInt8], _ line: Range<Int>) -> Bool {
        let start = line.lowerBound + margin(utf8, line)
        guard let comma = utf8.firstOffset(of: UInt8(ascii: ","), in: start..<line.upperBound) else { return false }
        return utf8[start..<comma].allSatisfy { $0.isLetter || $0 == 0x20 || $0 == 0x28 || $0 == 0x29 }
            && utf8.has(", 0x", at: comma)
    }

    private mutating func read(_ line: [UInt8]) {
        let margin = Self.margin(line, line.indices)
        // An arrow is one sign of three bytes.
        let indentation = line[..<margin].count { $0 & 0xC0 != 0x80 }
        let word = line[margin...].prefix { $0.isLetter }
        guard !word.isEmpty else { return }
        let type = String(decoding: word, as: UTF8.self)
        while let last = path.last, last.indentation >= indentation { path.removeLast() }
        let name = Self.value(", identifier: '", in: line).map { "\(type)#\($0)" } ?? type
        path.append((indentation, name))
        guard let frame = Self.frame(line) else { return }
        if screen.size == nil, type == "Window" || type == "Application" {
            screen.size = .init(width: frame.width, height: frame.height)
        }
        guard frame.width > 0, frame.height > 0, screen.texts.count < Self.mostTexts, type != "Application" else {
            return
        }
        add(Self.value(", label: '", in: line), frame, Self.role(type))
        add(Self.value(", placeholderValue: '", in: line), frame, .placeholder)
    }

    private mutating func add(_ text: String?, _ frame: Frame, _ role: RecordedRole) {
        guard let text, !text.isEmpty else { return }
        var found = RecordedText(text, frame)
        found.box = frame
        found.path = path.map(\.name).joined(separator: " > ")
        found.role = role
        screen.texts.append(found)
    }

    private static func frame(_ line: [UInt8]) -> Frame? {
        guard let start = line.firstOffset(of: "{{"), let end = line.firstOffset(of: "}}", in: start..<line.count)
        else {
            return nil
        }
        let numbers = String(decoding: line[start..<end], as: UTF8.self).split { "{}, ".contains($0) }
            .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1_000_000 }) else { return nil }
        return Frame(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
    }

    /// The text of an attribute: up to the quote after which only other attributes follow.
    private static func value(_ attribute: StaticString, in line: [UInt8]) -> String? {
        guard let found = line.firstOffset(of: attribute) else { return nil }
        let start = found + attribute.utf8CodeUnitCount
        var end = start
        while let quote = line.firstOffset(of: UInt8(ascii: "'"), in: end..<line.count) {
            if endsValue(line, quote + 1) { return String(decoding: line[start..<quote], as: UTF8.self) }
            end = quote + 1
        }
        return nil
    }

    private static let next: [StaticString] = [
        ", label: '", ", value: ", ", placeholderValue: '", ", title: '", ", Selected", ", Disabled",
        ", Keyboard Focused", ", Focused",
    ]

    private static func endsValue(_ line: [UInt8], _ at: Int) -> Bool {
        line[at...].allSatisfy { $0 <= 0x20 } || next.contains { line.has($0, at: at) }
    }

    private static func role(_ type: String) -> RecordedRole {
        switch type {
        case "StaticText": .label
        case "Button", "ToolbarButton", "MenuButton", "Key": .button
        case "Link": .link
        case "CheckBox", "Switch", "Toggle": .checkbox
        case "RadioButton": .radioButton
        case "PopUpButton", "ComboBox", "Picker", "PickerWheel": .popUp
        case "TextField", "SecureTextField", "SearchField": .field
        case "TextView": .textArea
        case "Tab": .tab
        case "MenuItem", "MenuBarItem": .menuItem
        case "NavigationBar", "Window", "Alert", "Sheet", "Dialog": .title
        default: .accessibility
        }
    }
}
