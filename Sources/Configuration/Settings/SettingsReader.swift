// Reads settings from a tree, and records errors.

import Basics

struct SettingsReader {
    private(set) var problems = Problems()
    /// The names of the settings around the current one, outermost first.
    private var names: [String] = []

    /// The full name of the current setting; nil for the whole file.
    var path: String? { names.isEmpty ? nil : names.map(\.shortened).joined(separator: ".") }

    /// Calls `read` with a name appended to the path.
    mutating func inside<Result>(_ name: String, _ read: (inout Self) -> Result) -> Result {
        names.append(name)
        defer { names.removeLast() }
        return read(&self)
    }

    mutating func note(_ problem: ConfigurationError.Problem, at place: Place) {
        problems.note(problem, at: place)
    }

    // MARK: Mappings and lists

    /// Reads a section from a mapping.
    ///
    /// An invalid combination of settings is reported only if each setting is valid.
    mutating func section<Section: SettingsSection>(
        _ node: YAMLNode, _ empty: Section, of settings: [Setting<Section>] = Section.settings
    ) -> Section {
        var section = empty
        let known = problems.count
        for member in members(node) {
            let name = member.key.value
            if let setting = settings.first(where: { $0.name == name }) {
                inside(name) { setting.take(&$0, member.value, &section) }
            } else {
                let nearest = problems.isFull ? nil : Spelling.nearest(name, among: settings.map(\.name))
                let homes = settings.filter { $0.inner.contains(name) }.map(\.name)
                note(.unknown(name, section: path, homes: homes, nearest: nearest), at: member.key.place)
            }
        }
        if problems.count == known, let flaw = section.flaw {
            note(.flawed(setting: path ?? "", flaw), at: node.place)
        }
        return section
    }

    /// Returns the members of a mapping; an empty value has none, as when all settings of a section are commented out.
    mutating func members(_ node: YAMLNode) -> [YAMLMember] {
        if case .mapping(let members) = node.content { return members }
        if node.kind != .nothing { expect(.mapping, found: node) }
        return []
    }

    /// Returns the items of a list, or a single value as the only item.
    func items(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let items) = node.content { return items }
        return node.kind == .nothing ? [] : [node]
    }

    /// Records that a value is of the wrong kind.
    mutating func expect(_ kinds: ConfigurationError.Kind..., found node: YAMLNode) {
        note(.wrongKind(setting: path, expected: kinds, found: node.kind), at: node.place)
    }

    /// Returns an empty list; records an error unless the value is empty.
    mutating func nothing<Item>(or kinds: ConfigurationError.Kind..., found node: YAMLNode) -> [Item] {
        if node.kind != .nothing {
            note(.wrongKind(setting: path, expected: kinds, found: node.kind), at: node.place)
        }
        return []
    }

    // MARK: Values

    mutating func value<Value>(_ node: YAMLNode, _ scalar: Scalar<Value>) -> Located<Value>? {
        guard let text = node.text else {
            refuse(.kind(node.kind), scalar.expected, at: node.place)
            return nil
        }
        return value(text, scalar)
    }

    mutating func value<Value>(_ text: Located<String>, _ scalar: Scalar<Value>) -> Located<Value>? {
        if let value = scalar.read(text.value) { return Located(value, at: text.place) }
        refuse(.text(text.value), scalar.expected, at: text.place)
        return nil
    }

    /// Reads a list of strings, or a single string.
    mutating func texts(
        _ node: YAMLNode, _ scalar: Scalar<String> = .text, atLeastOne: Bool = false
    ) -> [Located<String>]? {
        if node.isText { return value(node, scalar).map { [$0] } }
        guard case .sequence(let items) = node.content else {
            expect(.texts, found: node)
            return nil
        }
        if atLeastOne, items.isEmpty { note(.flawed(setting: path ?? "", .noTexts), at: node.place) }
        return items.compactMap { item in
            if let text = item.text { return value(text, scalar) }
            note(.wrongItem(setting: path ?? "", found: item.kind), at: item.place)
            return nil
        }
    }

    /// Records that a value is invalid.
    mutating func refuse(_ found: ConfigurationError.Found, _ expected: Expectation, at place: Place) {
        note(.wrongValue(setting: path ?? "", expected: expected, found: found), at: place)
    }
}
