// What `adb shell uiautomator dump` writes: the views of a screen, with bounds in pixels.

import Basics
import Catalogs
import Layouts
import Screens

extension ScreenFormat {
    static let uiAutomator = ScreenFormat("uiautomator dump") { text in
        text.utf8.firstOffset(of: "<hierarchy") != nil && text.utf8.firstOffset(of: "bounds=\"[") != nil
    } read: { text, file in
        UIAutomatorDump(text, file).reading
    }
}

/// Reads the texts of a dump.
struct UIAutomatorDump {
    private(set) var reading = ScreenReading()
    private let text: SourceText
    private let file: ScreenFile
    /// The pixels of one dp.
    private let scale: Double

    private static let mostTexts = 50_000
    /// The density at which a dp is a pixel.
    private static let usualDensity = 160.0

    init(_ text: SourceText, _ file: ScreenFile) {
        (self.text, self.file) = (text, file)
        scale = (file.density ?? Self.usualDensity) / Self.usualDensity
        let document = XMLDocument(text)
        var screen = RecordedScreen(name: file.screen, locale: file.locale)
        screen.platform = "Android"
        screen.scale = file.density == nil ? nil : scale
        var open: [(path: String, area: Frame?)] = []
        for event in document.events {
            switch event.kind {
            case .elementEnd: _ = open.popLast()
            case .elementStart:
                let tag = XMLTag(text.utf8, event.range)
                let node = tag.isNamed("node") ? self.node(tag, document.entities, inside: open.last?.area) : nil
                if let node {
                    if screen.size == nil { screen.size = .init(width: node.area.width, height: node.area.height) }
                    let outer = open.last?.path ?? ""
                    let path = outer.isEmpty ? node.name : "\(outer) > \(node.name)"
                    add(node, path, to: &screen)
                    open.append((path, node.area))
                } else {
                    open.append((open.last?.path ?? "", open.last?.area))
                }
            case .comment, .entityReference: break
            }
        }
        if file.density == nil {
            screen.remarks.append("lengths are in pixels; --density converts them, as 'adb shell wm density' prints it")
        }
        let faults = document.faults.map {
            Fault(path: file.path, place: text.place(at: $0.offset), problem: $0.problem, help: $0.help)
        }
        reading.screens = [screen]
        reading.faults = faults + reading.faults
    }

    private struct Node {
        let text: String
        let description: String
        /// Its identifier, or else its class, without the package.
        let name: String
        let role: RecordedRole
        let area: Frame
    }

    private mutating func node(_ tag: XMLTag, _ entities: [String: String], inside outer: Frame?) -> Node? {
        func value(_ name: StaticString) -> String { tag.text(name, entities) ?? "" }
        guard let bounds = tag.text("bounds", entities), let area = Self.frame(bounds, scale) else {
            reading.faults.append(
                Fault(
                    path: file.path, place: text.place(at: tag.name.lowerBound - 1),
                    problem: .unexpected(
                        found: "a node without bounds", expected: "bounds such as [0,176][1200,276]")))
            return nil
        }
        let type = String(value("class").split(separator: ".").last ?? "")
        let identifier = value("resource-id").split(separator: "/").last.map { "\(type)#\($0)" }
        return Node(
            text: value("text"), description: value("content-desc"), name: identifier ?? type,
            role: Self.role(type), area: area)
    }

    private mutating func add(_ node: Node, _ path: String, to screen: inout RecordedScreen) {
        guard node.area.width > 0, node.area.height > 0, screen.texts.count < Self.mostTexts else { return }
        for (text, role) in [(node.text, node.role), (node.description, .accessibility)] where !text.isEmpty {
            var found = RecordedText(text, node.area)
            (found.box, found.path, found.role) = (node.area, path, role)
            screen.texts.append(found)
        }
    }

    private static func role(_ type: String) -> RecordedRole {
        switch type {
        case let type where type.hasSuffix("EditText") || type.hasSuffix("AutoCompleteTextView"): .field
        case let type where type.hasSuffix("CheckBox") || type.hasSuffix("Switch"): .checkbox
        case let type where type.hasSuffix("RadioButton"): .radioButton
        case let type where type.hasSuffix("Spinner"): .popUp
        case let type where type.hasSuffix("Button") || type.hasSuffix("Chip"): .button
        case let type where type.hasSuffix("TextView"): .label
        default: .other
        }
    }

    /// Reads `[left,top][right,bottom]`.
    private static func frame(_ bounds: String, _ scale: Double) -> Frame? {
        let numbers = bounds.split { "[],".contains($0) }.map { Double($0) }
        guard numbers.count == 4, case let known = numbers.compactMap(\.self), known.count == 4,
            known.allSatisfy({ abs($0) <= 1_000_000 })
        else { return nil }
        return Frame(
            x: known[0] / scale, y: known[1] / scale, width: max(0, known[2] - known[0]) / scale,
            height: max(0, known[3] - known[1]) / scale)
    }
}
