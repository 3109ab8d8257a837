// Takes settings out of a tree, and notes what does not fit.

import Basics

struct SettingsReader {
    private(set) var problems = Problems()
    /// The names of the settings around what is read, outermost first.
    private var names: [String] = []

    /// The full name of the setting that is read; nil where it is the whole file.
    var path: String? { names.isEmpty ? nil : names.map(\.shortened).joined(separator: ".") }

    /// Reads what stands under a name.
    mutating func inside<Result>(_ name: String, _ read: (inout Self) -> Result) -> Result {
        names.append(name)
        defer { names.removeLast() }
        return read(&self)
    }

    mutating func note(_ problem: ConfigurationError.Problem, at place: Place) {
        problems.note(problem, at: place)
    }

    // MARK: Mappings and lists

    /// A section with what a mapping sets in it.
    ///
    /// What is wrong with the section as a whole is told only where each of its settings is right.
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

    /// The members of a mapping; of nothing there are none, as where all settings of a section are comments.
    mutating func members(_ node: YAMLNode) -> [YAMLMember] {
        if case .mapping(let members) = node.content { return members }
        if node.kind != .nothing { expect(.mapping, found: node) }
        return []
    }

    /// The items of a list, or what stands alone in the place of one.
    func items(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let items) = node.content { return items }
        return node.kind == .nothing ? [] : [node]
    }

    /// Notes that a value is of another kind than it should be.
    mutating func expect(_ kinds: ConfigurationError.Kind..., found node: YAMLNode) {
        note(.wrongKind(setting: path, expected: kinds, found: node.kind), at: node.place)
    }

    /// An empty list where nothing stands; else notes that it should be of another kind.
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

    /// The texts of a list, or one alone.
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

    /// Notes that a value is not what it should be.
    mutating func refuse(_ found: ConfigurationError.Found, _ expected: Expectation, at place: Place) {
        note(.wrongValue(setting: path ?? "", expected: expected, found: found), at: place)
    }
}
