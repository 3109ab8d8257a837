// The members of a JSON object, each read as what it should be; whatever is not is a fault with its place.

import Basics
import Catalogs
import Layouts

/// Reads members of JSON objects, and collects faults.
///
/// A member that is wrong counts as absent, so that the rest of a screen is still read.
package struct ScreenFields {
    package typealias Value = JSONDocument.Value

    package let document: JSONDocument
    package let path: String
    package private(set) var faults: [Fault] = []
    private var moreFaults = 0

    /// A file of garbage has a fault in every line.
    private static let mostFaults = 20
    private static let mostItems = 50_000
    private static let farthest = 1_000_000.0

    package init(_ document: JSONDocument, path: String) { (self.document, self.path) = (document, path) }

    /// The faults, and how many more there are.
    package var allFaults: [Fault] {
        moreFaults == 0 ? faults : faults + [Fault(path: path, problem: .more(count: moreFaults))]
    }

    package mutating func fault(at value: Value, expected: String, found: String? = nil, help: String? = nil) {
        guard faults.count < Self.mostFaults else {
            moreFaults += 1
            return
        }
        let found = found ?? document.kind(of: value).words
        faults.append(
            Fault(
                path: path, place: document.place(of: value), problem: .unexpected(found: found, expected: expected),
                help: help))
    }

    /// Returns the members of an object by name; anything else, an unknown name and a second member are faults.
    package mutating func members(of value: Value, _ names: [String]) -> [String: Value] {
        guard document.kind(of: value) == .object else {
            fault(at: value, expected: "an object")
            return [:]
        }
        var found: [String: Value] = [:]
        for member in document.members(of: value) {
            let name = document.string(member.key) ?? ""
            if !names.contains(name) {
                let help = Spelling.nearest(name, among: names).map { "did you mean '\($0)'?" }
                fault(
                    at: member.key, expected: "one of \(names.joined(separator: ", "))", found: "'\(name.shortened)'",
                    help: help)
            } else if found.updateValue(member.value, forKey: name) != nil {
                fault(at: member.key, expected: "each name once", found: "a second '\(name)'")
            }
        }
        return found
    }

    /// Returns the elements of an array.
    package mutating func elements(of value: Value?) -> [Value] {
        guard let value else { return [] }
        guard document.kind(of: value) == .array else {
            fault(at: value, expected: "an array")
            return []
        }
        let elements = document.elements(of: value)
        guard elements.count > Self.mostItems else { return elements }
        fault(at: value, expected: "at most \(Self.mostItems) elements", found: "\(elements.count)")
        return Array(elements.prefix(Self.mostItems))
    }

    package mutating func text(_ value: Value?) -> String? {
        guard let value else { return nil }
        guard let text = document.string(value) else {
            fault(at: value, expected: "a string")
            return nil
        }
        return text
    }

    /// Returns a text that is not empty.
    package mutating func name(_ value: Value?) -> String? {
        guard let value, let text = text(value) else { return nil }
        guard !text.isEmpty, text.utf8.count <= 4000 else {
            fault(at: value, expected: "a short name", found: text.isEmpty ? "an empty string" : "a long string")
            return nil
        }
        return text
    }

    package mutating func texts(_ value: Value?) -> [String] { elements(of: value).compactMap { text($0) } }

    package mutating func flag(_ value: Value?) -> Bool? {
        guard let value else { return nil }
        switch document.kind(of: value) == .word ? document.written(value) : "" {
        case "true": return true
        case "false": return false
        default:
            fault(at: value, expected: "true or false")
            return nil
        }
    }

    /// Returns a number in a range.
    package mutating func number(_ value: Value?, _ range: ClosedRange<Double> = -farthest...farthest) -> Double? {
        guard let value else { return nil }
        guard let number = document.number(value), range.contains(number) else {
            let isNumber = document.kind(of: value) == .number
            fault(
                at: value,
                expected: "a number from \(range.lowerBound.plainText) to \(range.upperBound.plainText)",
                found: isNumber ? document.written(value).shortened : nil)
            return nil
        }
        return number
    }

    package mutating func length(_ value: Value?) -> Double? { number(value, 0...Self.farthest) }

    /// Returns a whole number, not negative.
    package mutating func count(_ value: Value?) -> Int? {
        guard let value, let number = number(value, 0...Self.farthest) else { return nil }
        guard let count = Int(exactly: number) else {
            fault(at: value, expected: "a whole number", found: document.written(value).shortened)
            return nil
        }
        return count
    }

    package mutating func counts(_ value: Value?) -> [Int] { elements(of: value).compactMap { count($0) } }

    /// Returns one of the words of an enumeration.
    package mutating func word<Word: RawRepresentable & CaseIterable>(_ value: Value?, _ type: Word.Type) -> Word?
    where Word.RawValue == String {
        guard let value, let text = text(value) else { return nil }
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue)
            fault(
                at: value, expected: "one of \(words.joined(separator: ", "))", found: "'\(text.shortened)'",
                help: Spelling.nearest(text, among: words).map { "did you mean '\($0)'?" })
            return nil
        }
        return word
    }

    /// Returns several numbers in an array of that many.
    private mutating func numbers(_ value: Value?, _ count: Int, _ expected: String) -> [Double]? {
        guard let value else { return nil }
        let elements = document.kind(of: value) == .array ? document.elements(of: value) : []
        guard elements.count == count else {
            fault(at: value, expected: expected)
            return nil
        }
        let numbers = elements.compactMap { number($0) }
        return numbers.count == count ? numbers : nil
    }

    /// Returns a rectangle: left, top, width and height.
    package mutating func frame(_ value: Value?) -> Frame? {
        guard let numbers = numbers(value, 4, "a rectangle such as [16, 20, 120.5, 18]") else { return nil }
        return Frame(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
    }

    package mutating func size(_ value: Value?) -> RecordedScreen.Size? {
        guard let numbers = numbers(value, 2, "a width and a height such as [360, 740]") else { return nil }
        return .init(width: max(0, numbers[0]), height: max(0, numbers[1]))
    }
}
