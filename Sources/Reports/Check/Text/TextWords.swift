// Words wrapped into lines that fit a terminal.

import TextLayout

/// Wraps words into lines; continuation lines are indented.
struct TextWords {
    let indent: Int
    /// The maximum line width; nil for no limit.
    let width: Int?
    private var line = ""
    private var used = 0
    private(set) var finished: [String] = []
    private var isFresh = true

    init(indent: Int, width: Int?) {
        self.indent = indent
        self.width = width
    }

    var lines: [String] { line.isEmpty ? finished : finished + [line.withoutTrailingSpaces] }

    /// Sets the start of the first line.
    mutating func start(_ text: String, width: Int) {
        line = text
        used = width
        isFresh = true
    }

    /// Adds the words of a text, with `emphasis` on each.
    mutating func add(_ text: String, _ emphasis: (String) -> String) {
        guard width != nil else { return add(emphasis(text), columns: 0) }
        for word in text.split(separator: " ") { add(emphasis(String(word)), columns: Columns.count(word)) }
    }

    /// Adds the words of a key; the middle of a word wider than a line is elided.
    mutating func add(key: String, _ emphasis: (String) -> String) {
        guard let width else { return add(emphasis(key), columns: 0) }
        for word in key.split(separator: " ") {
            let word = VisibleText.shortened(String(word), toColumns: width - indent)
            add(emphasis(word), columns: Columns.count(word))
        }
    }

    /// Adds a piece that stays on one line.
    mutating func add(piece: String) { add(piece, columns: Columns.count(piece)) }

    private mutating func add(_ word: String, columns: Int) {
        let gap = isFresh ? 0 : 1
        if let width, used + gap + columns > width, used > indent {
            finished.append(line.withoutTrailingSpaces)
            line = String(repeating: " ", count: indent) + word
            used = indent + columns
        } else {
            line += (isFresh ? "" : " ") + word
            used += gap + columns
        }
        isFresh = false
    }
}
