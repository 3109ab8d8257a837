// Takes settings out of a tree, and notes what does not fit.

import Platform

struct SettingsReader {
    private(set) var problems: [Located<ConfigurationError.Problem>] = []

    /// A section with what a mapping sets in it; the whole file has no name.
    mutating func section<Section: SettingsSection>(_ node: YAMLNode, _ path: String?, _ empty: Section) -> Section {
        var section = empty
        let settings = Section.settings
        for member in members(node, path) {
            let name = member.key.value
            if let setting = settings.first(where: { $0.name == name }) {
                setting.take(&self, member.value, path.map { "\($0).\(name)" } ?? name, &section)
            } else {
                let nearest = Spelling.nearest(name, among: settings.map(\.name))
                note(.unknown(name, section: path, nearest: nearest), at: member.key.place)
            }
        }
        return section
    }

    /// The members of a mapping; of nothing there are none, as where all settings of a section are comments.
    mutating func members(_ node: YAMLNode, _ path: String?) -> [YAMLMember] {
        if case .mapping(let members) = node.content { return members }
        if node.kind != .nothing {
            note(.wrongKind(setting: path, expected: .mapping, found: node.kind), at: node.place)
        }
        return []
    }

    mutating func text(_ node: YAMLNode, _ path: String) -> Located<String>? {
        if let text = node.text { return text }
        note(.wrongKind(setting: path, expected: .text, found: node.kind), at: node.place)
        return nil
    }

    /// A text of 1 to 15 digits, with a minus sign or without: more a `Double` does not hold exactly.
    mutating func wholeNumber(_ node: YAMLNode, _ path: String) -> Located<String>? {
        guard let text = text(node, path) else { return nil }
        let digits = text.value.hasPrefix("-") ? text.value.utf8.dropFirst() : text.value.utf8[...]
        if (1...15).contains(digits.count), digits.allSatisfy(\.isDigit) { return text }
        note(.noWholeNumber(setting: path, found: text.value), at: text.place)
        return nil
    }

    mutating func texts(_ node: YAMLNode, _ path: String, separatedByCommas: Bool) -> [Located<String>]? {
        if let text = node.text { return separatedByCommas ? text.separated : [text] }
        guard case .sequence(let items) = node.content else {
            note(.wrongKind(setting: path, expected: .texts, found: node.kind), at: node.place)
            return nil
        }
        for item in items where item.text == nil {
            note(.wrongItem(setting: path, found: item.kind), at: item.place)
        }
        return items.compactMap(\.text)
    }

    private mutating func note(_ problem: ConfigurationError.Problem, at place: Place) {
        problems.append(Located(problem, at: place))
    }
}

extension YAMLNode {
    /// The text of a scalar; nil where nothing is written.
    fileprivate var text: Located<String>? {
        guard case .scalar(let text, let isPlain) = content, !(isPlain && text.isEmpty) else { return nil }
        return Located(text, at: place)
    }

    /// What it is, for a message.
    var kind: ConfigurationError.Kind {
        switch content {
        case .scalar: text == nil ? .nothing : .text
        case .sequence: .list
        case .mapping: .mapping
        }
    }
}

extension Located<String> {
    /// The parts between commas, without the spaces around them; all are at the place of the whole.
    fileprivate var separated: [Located<String>] {
        value.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Located(part.split(separator: " ").joined(separator: " "), at: place)
        }
    }
}
