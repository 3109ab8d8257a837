// `swell styles`: the available styles and presets.

import MessagePatterns
import Pseudolocales
import Reports

extension Command {
    static let styles = Command(
        name: "styles",
        summary: "List the available styles and pseudo-locales, with an example of each style.",
        operands: "[TEXT…]",
        flags: [Settings.isolated],
        details: "TEXT is the text to show in each style; the default is 'Save %@ now'.",
        run: { invocation, console in
            let text = invocation.operands.isEmpty ? "Save %@ now" : invocation.operands.joined(separator: " ")
            try console.write(StylesCommand(text, try Settings(invocation)).page)
            return .clean
        })
}

struct StylesCommand {
    private let text: String
    private let settings: Settings

    init(_ text: String, _ settings: Settings) {
        self.text = text
        self.settings = settings
    }

    var page: String {
        let styles = StyleKind.all.map { style in
            [
                style.id, example(style.id == "script" ? "script:Cyrl" : style.id),
                style.summary + Self.arguments(of: style),
            ]
        }
        let configured = settings.configuration.pseudolocales.map { own in
            let styles = own.styles?.map(\.value) ?? Preset.named(own.tag.value)?.styles ?? []
            return [
                own.tag.value, styles.joined(separator: ","),
                "Defined in \(settings.configuration.file ?? "the configuration")",
            ]
        }
        let presets =
            Preset.all.filter { preset in !configured.contains { $0[0].lowercased() == preset.tag.lowercased() } }
            .map { [$0.tag, $0.styles.joined(separator: ","), $0.summary] } + configured
        return TextTable.text([["STYLE", "EXAMPLE", "WHAT IT SHOWS"]] + styles) + "\n"
            + TextTable.text([["LOCALE", "STYLES", "WHAT IT SHOWS"]] + presets)
    }

    private static func arguments(of style: StyleKind) -> String {
        style.argument.map { "; after a colon: \($0)" } ?? ""
    }

    private func example(_ style: String) -> String {
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = [style]
        guard let pseudolocale = try? Pseudolocale(recipe) else { return "" }
        var original = Pseudolocale.Original()
        original.key = Array("file.save".utf8)
        var workspace = Workspace(MessageParser())
        let outcome = pseudolocale.make(original, in: &workspace) { $0 += text.utf8 }
        return outcome == .made ? String(decoding: workspace.result, as: UTF8.self) : text
    }
}
