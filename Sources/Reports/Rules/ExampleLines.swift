// The files of an example as lines of text.

import Audit

/// The files of a rule's example as lines: each path, followed by the contents of the file.
struct ExampleLines {
    let all: [String]

    init(_ example: RuleExample) {
        let files = example.files + (example.configuration.map { [RuleExample.File(".swell.yml", $0)] } ?? [])
        all = files.flatMap { file in
            let isStrings = file.path.hasSuffix(".strings")
            return [file.path]
                + file.text.split(separator: "\n").map { line in
                    "  " + (isStrings ? VisibleText.escapedForStrings(line) : VisibleText.escaped(line))
                }
        }
    }
}
