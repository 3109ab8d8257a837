// How to see a pseudo-locale in a program that uses gettext.

import Basics

enum GettextPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let ofBabel = made.files.filter(isOfBabel)
        let others = made.tags(of: made.files.filter { !isOfBabel($0) })
        return (others.isEmpty ? [] : [note(others)]) + babelNotes(made.tags(of: ofBabel))
    }

    private static func note(_ tags: [String]) -> String {
        "to see it, compile it with the app's build, and run the app with "
            + GeneratedFiles.list(tags.map { "LANGUAGE=\(GeneratedFiles.underscored($0))" })
            + ", in any locale except C"
    }

    // MARK: Babel

    /// Whether Babel has written a file's source: it signs its headers.
    private static func isOfBabel(_ file: GeneratedFiles.File) -> Bool {
        (try? FileReader.read(file.path))?.firstOffset(of: "Generated-By: Babel") != nil
    }

    /// Python's Babel, and so Flask, loads only locales that Unicode's data knows: it takes `en_PSEUDO` for `en`.
    private static func babelNotes(_ tags: [String]) -> [String] {
        let unknown = tags.filter(isUnknown)
        let known = tags.filter { !isUnknown($0) }.map(GeneratedFiles.underscored)
        var notes: [String] = []
        if !known.isEmpty {
            notes.append(
                "to see it, compile it with the app's build ('pybabel compile'), and choose "
                    + GeneratedFiles.list(known) + " as the app's locale, such as Flask's BABEL_DEFAULT_LOCALE")
        }
        if !unknown.isEmpty {
            notes.append(
                "Babel does not know \(GeneratedFiles.list(unknown)); write it under the name of a locale that Babel "
                    + "knows and the app lacks: "
                    + unknown.map { "--locale \($0) --as \($0.hasPrefix("ar") ? "ar-MA" : "en-NZ")" }
                    .joined(separator: " "))
        }
        return notes
    }

    /// Whether a tag has a variant or a region for private use.
    private static func isUnknown(_ tag: String) -> Bool {
        tag.split(separator: "-").dropFirst().contains { $0.utf8.count >= 5 || $0.utf8.count == 2 && $0.hasPrefix("X") }
    }
}
