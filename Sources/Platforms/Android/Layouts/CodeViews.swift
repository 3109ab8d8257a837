// What an app's code does with the views of layouts: sets their texts, hides them, or derives classes from theirs.

import Basics
import Catalogs

/// What code says about views.
struct CodeViews: Sendable {
    /// The class that each class inherits from.
    private(set) var bases: [String: String] = [:]
    /// How classes arrange their own children.
    private(set) var orientations: [String: ClassOrientation] = [:]
    /// The views whose texts are set, for each layout or binding class that the same file names.
    private var texts: [String: Set<String>] = [:]
    /// The ids of views whose texts are set in files that name no layout with them: one that includes theirs, perhaps.
    private var textsElsewhere: Set<String> = []
    /// The views that are shown and hidden.
    private var hidden: [String: Set<String>] = [:]
    /// The views whose size or lines are set.
    private var looks: [String: Set<String>] = [:]
    /// The names of the files that name each layout.
    private var files: [String: Set<String>] = [:]
    /// The keys of the texts that code sets, for each layout and id of a view.
    private var keys: [String: [String: Set<String>]] = [:]

    /// Reads source files; `ids` are those of a single view in each layout.
    init(
        _ paths: [CatalogPath], _ bytes: @escaping @Sendable (CatalogPath) -> [UInt8]?, ids: [String: Set<String>]
    ) {
        let views = LayoutViews(ids)
        let read = Workers.now(paths.count) { bytes(paths[$0]).map { CodeViewScanner.facts(of: $0) } }
        for (path, file) in zip(paths, read) {
            guard let file else { continue }
            bases.merge(file.bases) { first, _ in first }
            orientations.merge(file.orientations) { $0.merged(with: $1) }
            for layout in file.layouts {
                texts[layout, default: []].formUnion(file.texts)
                hidden[layout, default: []].formUnion(file.hidden)
                looks[layout, default: []].formUnion(file.looks)
                files[layout, default: []].insert(path.stem)
            }
            let named = file.layouts.reduce(into: Set<String>()) { $0.formUnion(ids[$1] ?? []) }
            textsElsewhere.formUnion(file.textIDs.subtracting(named))
            for (name, found) in file.keys {
                guard let view = views.view(name, in: file.layouts) else { continue }
                keys[view.layout, default: [:]][view.id, default: []].formUnion(found)
            }
        }
    }

    /// The keys of the texts that code sets in a view of a layout, sorted.
    func keys(of id: String, in layout: String) -> [String] { keys[layout]?[id]?.sorted() ?? [] }

    /// Whether code sets the text of a view of a layout by a key.
    func hasKeys(_ layout: String) -> Bool { keys[layout] != nil }

    /// Whether code sets the text of a view of a layout.
    func setsText(of id: String, in layout: String) -> Bool {
        textsElsewhere.contains(id) || names(id, in: texts, layout)
    }

    /// Whether code shows and hides a view of a layout.
    func hides(_ id: String, in layout: String) -> Bool { names(id, in: hidden, layout) }

    /// Whether code sets the size or the lines of the text of a view of a layout.
    func changesLook(of id: String, in layout: String) -> Bool { names(id, in: looks, layout) }

    /// The names of the files that name a layout: those of the classes that show it.
    func files(naming layout: String) -> Set<String> {
        (files[layout] ?? []).union(files[LayoutViews.bindingClass(of: layout)] ?? [])
    }

    private func names(_ id: String, in sets: [String: Set<String>], _ layout: String) -> Bool {
        [layout, LayoutViews.bindingClass(of: layout)].contains { name in
            sets[name].map { $0.contains(id) || $0.contains(LayoutViews.property(of: id)) } ?? false
        }
    }
}

/// Reads a source file once, word by word.
struct CodeViewScanner {
    struct Facts: Sendable {
        var bases: [String: String] = [:]
        var orientations: [String: ClassOrientation] = [:]
        /// The layouts and binding classes that the file names.
        var layouts: Set<String> = []
        var texts: Set<String> = []
        /// The ids of views whose texts are set.
        var textIDs: Set<String> = []
        var hidden: Set<String> = []
        /// The views whose size or lines are set.
        var looks: Set<String> = []
        /// The keys of the texts that views get, by the name of the view.
        var keys: [String: Set<String>] = [:]
    }

    let code: [UInt8]
    var facts = Facts()
    /// The names of variables with a view, and its id.
    private var ids: [String: Set<String>] = [:]
    /// The id that was named last.
    private var latestID: Range<Int>?
    /// The name of the class that was declared last.
    var type: Range<Int>?
    private var last = 0..<0
    private var lastButOne = 0..<0

    private init(_ code: [UInt8]) { self.code = code }

    /// What a source file says about views.
    static func facts(of code: [UInt8]) -> Facts {
        var scanner = CodeViewScanner(code)
        scanner.read()
        // An id may be the name of another variable: what is added says nothing about that one.
        let (texts, hidden, looks) = (scanner.facts.texts, scanner.facts.hidden, scanner.facts.looks)
        for (name, ids) in scanner.ids {
            if texts.contains(name) { scanner.facts.textIDs.formUnion(ids) }
            if hidden.contains(name) { scanner.facts.hidden.formUnion(ids) }
            if looks.contains(name) { scanner.facts.looks.formUnion(ids) }
        }
        scanner.facts.texts.formUnion(scanner.facts.textIDs)
        return scanner.facts
    }

    private mutating func read() {
        var at = 0
        while at < code.count {
            guard code[at].isNamePart else {
                at += 1
                continue
            }
            let start = at
            while at < code.count, code[at].isNamePart { at += 1 }
            take(start..<at)
            (lastButOne, last) = (last, start..<at)
        }
    }

    private static let setters: [StaticString] = [
        "setText", "setHint", "setTitle", "apply", "run", "also", "let", "setTextRes", "append",
    ]
    private static let properties: [StaticString] = ["text", "hint", "title"]
    private static let lookSetters: [StaticString] = [
        "setTextAppearance", "setTextSize", "setMaxLines", "setLines", "setSingleLine", "setEllipsize", "setMaxWidth",
        "setLayoutParams", "updateLayoutParams", "setAutoSizeTextTypeWithDefaults",
        "setAutoSizeTextTypeUniformWithConfiguration",
    ]
    private static let lookProperties: [StaticString] = [
        "textSize", "maxLines", "isSingleLine", "ellipsize", "maxWidth", "layoutParams",
    ]
    private static let actions: [StaticString] = ["hide", "show", "apply", "run", "also", "let"]

    private mutating func take(_ word: Range<Int>) {
        let isAfterDot = isDot(between: last, word)
        if isAfterDot, has(last, "layout") { facts.layouts.insert(string(word)) }
        if code.has("Binding", at: max(word.lowerBound, word.upperBound - 7)), word.count > 7 {
            facts.layouts.insert(string(word))
        }
        if has(last, "class"), code[word.lowerBound].isUppercaseLetter { takeClass(word) }
        if isAfterDot, has(last, "id"), has(lastButOne, "R") { takeID(word) }
        if has(word, "orientation") || has(word, "setOrientation"), !isAfterDot || has(last, "this") {
            takeOrientation(word)
        }
        guard isAfterDot, !last.isEmpty else { return }
        let next = self.next(after: word.upperBound)
        if next.isCall && isOne(word, of: Self.setters) || next.isAssignment && isOne(word, of: Self.properties) {
            facts.texts.insert(string(last))
            if last == latestID { facts.textIDs.insert(string(last)) }
        }
        if next.isCall && has(word, "setText") || next.isAssignment && has(word, "text") {
            let keys = ShownKeys.all(in: code, from: word.upperBound)
            if !keys.isEmpty { facts.keys[string(last), default: []].formUnion(keys) }
        }
        if next.isCall && isOne(word, of: Self.lookSetters)
            || next.isAssignment && isOne(word, of: Self.lookProperties)
        {
            facts.looks.insert(has(last, "TextViewCompat") ? firstArgument(from: word.upperBound) : string(last))
        }
        if next.isCall && isOne(word, of: Self.actions) || isAboutVisibility(word) {
            facts.hidden.insert(string(last))
        }
    }

    // MARK: Words

    func string(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    private func has(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount && code.has(word, at: range.lowerBound)
    }

    private func isOne(_ word: Range<Int>, of list: [StaticString]) -> Bool { list.contains { has(word, $0) } }

    /// The last name of the first argument of a call: `title` of `(binding.title, …)`.
    private func firstArgument(from position: Int) -> String {
        let argument = code[position...].prefix(100).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
        return argument.split { !$0.isNamePart }.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// `visibility`, `setVisible`, `isGone`, `beGoneIf`.
    private func isAboutVisibility(_ word: Range<Int>) -> Bool {
        guard word.count >= 4 else { return false }
        return (word.lowerBound...word.upperBound - 4).contains { at in
            (code.has("isib", at: at) || code.has("Gone", at: at) || code.has("gone", at: at))
        }
    }

    private func isDot(between one: Range<Int>, _ other: Range<Int>) -> Bool {
        var at = other.lowerBound - 1
        while at >= one.upperBound, code[at].isSpace { at -= 1 }
        guard at >= one.upperBound, code[at] == UInt8(ascii: ".") else { return false }
        // What is between may be `?`, `!!` or a call without words: `view().`.
        return other.lowerBound - one.upperBound < 80
    }

    private func next(after position: Int) -> (isCall: Bool, isAssignment: Bool) {
        var at = position
        while at < code.count, code[at].isSpace { at += 1 }
        guard at < code.count else { return (false, false) }
        let isCall = code[at] == UInt8(ascii: "(") || code[at] == UInt8(ascii: "{")
        let isAssignment =
            code[at] == UInt8(ascii: "=") && !(at + 1 < code.count && code[at + 1] == UInt8(ascii: "="))
            || code.has("+=", at: at)
        return (isCall, isAssignment)
    }

    // MARK: Ids

    /// Finds the variable that gets the view with an id, or what is done with it at once.
    private mutating func takeID(_ word: Range<Int>) {
        let id = string(word)
        latestID = word
        // `setTextViewText(R.id.title, …)` and `findViewById(R.id.title).setText(…)`.
        var end = word.upperBound
        while end < code.count, code[end] == UInt8(ascii: ")") || code[end].isSpace { end += 1 }
        if end < code.count, code[end] == UInt8(ascii: ".") || code[end] == UInt8(ascii: ",") {
            facts.texts.insert(id)
            facts.hidden.insert(id)
        }
        var words: [Range<Int>] = []
        var start = lastButOne.lowerBound
        let limit = max(0, start - 200)
        while start > limit {
            let byte = code[start - 1]
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { break }
            start -= 1
        }
        var at = start
        while at < lastButOne.lowerBound {
            let from = at
            while at < lastButOne.lowerBound, code[at].isNamePart { at += 1 }
            if at > from { words.append(from..<at) } else { at += 1 }
        }
        // The variable may be any word of the statement: `private val title by bindView(R.id.title)`.
        for word in words.suffix(8) { ids[string(word), default: []].insert(id) }
        // `@BindView(R.id.title) TextView title;`
        at = end
        var following = 0
        while at < code.count, at < end + 80, following < 3, code[at] != UInt8(ascii: ";") {
            let from = at
            while at < code.count, code[at].isNamePart { at += 1 }
            if at > from {
                ids[string(from..<at), default: []].insert(id)
                following += 1
            } else {
                at += 1
            }
        }
    }

    /// Reads how a class arranges its children: `orientation = VERTICAL`, `setOrientation(VERTICAL);`.
    private mutating func takeOrientation(_ word: Range<Int>) {
        let next = next(after: word.upperBound)
        guard let type, has(word, "orientation") ? next.isAssignment : next.isCall else { return }
        let statement = code[word.upperBound...].prefix(100).prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A }
        let words = statement.split { !$0.isNamePart }
        let isVertical = words.contains { $0.elementsEqual("VERTICAL".utf8) }
        let isHorizontal = words.contains { $0.elementsEqual("HORIZONTAL".utf8) }
        let found: ClassOrientation = isVertical == isHorizontal ? .unknown : isVertical ? .vertical : .horizontal
        let name = string(type)
        facts.orientations[name] = facts.orientations[name]?.merged(with: found) ?? found
    }
}

extension UInt8 {
    /// Whether it is part of a name.
    var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isUppercaseLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}
