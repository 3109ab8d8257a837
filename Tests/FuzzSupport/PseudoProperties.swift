// Properties of pseudo text, whatever its source.

import MessagePatterns
import Pseudolocales
import TestSupport

/// The properties of every preset, one for each input.
enum PseudoProperties {
    static let target = FuzzTarget(
        "pseudolocales", grammar: MessageProperties.grammar, most: MessageProperties.most,
        seeds: { Seeds.texts(most: MessageProperties.most) }
    ) { bytes, choice in
        let text = bytes.repaired
        let syntax = Syntax.all.chosen(by: choice) ?? .auto
        var workspace = Workspace(MessageParser(syntax))
        var source = Message()
        var made = Message()
        source.parse(workspace.parser) { $0 += text }
        var original = Pseudolocale.Original()
        original.key = Array("settings.title".utf8)
        _ = Undo.text(source.text)
        // One preset for each input: more inputs are more useful than more presets for one.
        guard let pseudolocale = pseudolocales.chosen(by: choice / Syntax.all.count) else { return }
        guard pseudolocale.make(original, in: &workspace, { $0 += text }) == .made else { return }
        let result = workspace.result
        made.parse(workspace.parser) { $0 += result }
        let words = "\(pseudolocale.tag.string), \(syntax.id): \(source.text.debugDescription)"
        let story = "\(words) became \(made.text.debugDescription)"
        try hold(String(validating: result, as: UTF8.self) != nil, "not UTF-8: \(story)")
        try MessageProperties.check(made)
        try hold(made.keepsParts(of: source), "kept parts change: \(story)")
        try hold(BidiLines.areClosed(made.text) || !BidiLines.areClosed(source.text), "controls are open: \(story)")
        _ = pseudolocale.recognizes(original, in: &workspace) { $0 += result }
        _ = pseudolocale.make(original, in: &workspace) { $0 += result }
        _ = (pseudolocale.undo(made.text), Undo.text(made.text))
    }

    private static let pseudolocales =
        Preset.all.compactMap { try? Pseudolocale(Pseudolocale.Recipe(tag: $0.tag)) }
        + [["mirrored:isolates"], ["accented", "mirrored", "tall", "doubled", "expanded:words", "bracketed:«»"]]
        .compactMap { styles in
            var recipe = Pseudolocale.Recipe(tag: "en-FUZZED")
            recipe.styles = styles
            return try? Pseudolocale(recipe)
        }
}
