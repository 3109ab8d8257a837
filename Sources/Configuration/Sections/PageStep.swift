// One step on a page.

import Basics

/// What to do on a page.
public enum PageStep: Hashable, Sendable, SettingsSection {
    /// Waits for an element, by a CSS selector, or a number of seconds.
    case wait(Located<String>)
    /// Clicks on an element.
    case click(Located<String>)
    /// Presses a key, such as `Enter`.
    case press(Located<String>)
    /// Fills texts into fields, by CSS selectors.
    case fill([NamedText])

    static let settings: [Setting<Self>] = [
        step("wait") { .wait($0) }, step("click") { .click($0) }, step("press") { .press($0) },
        Setting(
            "fill", inner: ["*"],
            take: { reader, node, step in
                step = .fill(
                    reader.members(node).compactMap { member in
                        let text = reader.inside(member.key.value) { $0.value(member.value, .text) }
                        return text.map { NamedText(name: member.key, text: $0) }
                    })
            },
            show: { step, path in
                guard case .fill(let fields) = step else { return [] }
                return fields.map { EffectiveSetting("\(path).\($0.name.value)", [$0.text]) }
            }),
    ]

    private static func step(_ name: String, _ make: @escaping @Sendable (Located<String>) -> Self) -> Setting<Self> {
        Setting(
            name,
            take: { reader, node, step in if let text = reader.value(node, .someText) { step = make(text) } },
            show: { step, path in step.name == name ? [EffectiveSetting(path, step.text.map { [$0] } ?? [])] : [] })
    }

    private var name: String {
        switch self {
        case .wait: "wait"
        case .click: "click"
        case .press: "press"
        case .fill: "fill"
        }
    }

    private var text: Located<String>? {
        switch self {
        case .wait(let text), .click(let text), .press(let text): text
        case .fill: nil
        }
    }
}
