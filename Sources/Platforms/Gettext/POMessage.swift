// The messages of a PO file as ranges, including comments and flags.

import Basics
import Catalogs
import MessagePatterns

/// A message as written in the file.
struct POMessage {
    /// The range of the comments before it.
    var comments: Range<Int>?
    /// The lines with flags among them.
    var flagLines: [Range<Int>] = []
    var hasCommentForPeople = false
    /// Whether they include a previous message (`#|`).
    var hasPrevious = false
    var context: Range<Int>?
    var id: Range<Int>?
    var plural: Range<Int>?
    /// The translations, each with the offset of its keyword.
    var translations: [(keyword: Int, text: Range<Int>)] = []

    /// The offset of its first keyword.
    var start: Int?

    /// Becomes empty, keeping its storage.
    mutating func clear() {
        (comments, context, id, plural, start) = (nil, nil, nil, nil, nil)
        (hasCommentForPeople, hasPrevious) = (false, false)
        flagLines.removeAll(keepingCapacity: true)
        translations.removeAll(keepingCapacity: true)
    }

    /// Calls `body` for the first word between commas.
    private func forEachFlag(in utf8: [UInt8], _ body: (Range<Int>) -> Void) {
        for line in flagLines {
            let content = POText.content(utf8, line)
            var at = content.lowerBound
            while at < content.upperBound {
                let end = utf8.firstOffset(of: UInt8(ascii: ","), in: at..<content.upperBound) ?? content.upperBound
                while at < end, utf8[at].isSpace { at += 1 }
                var last = at
                while last < end, !utf8[last].isSpace { last += 1 }
                if last > at { body(at..<last) }
                at = end + 1
            }
        }
    }
}

extension POMessage {
    /// Whether it has texts that are never shown: if the first is empty, gettext treats a message as untranslated.
    func hasUnusedForms(in utf8: [UInt8]) -> Bool {
        guard let first = translations.first, POText.isEmpty(utf8, first.text) else { return false }
        return translations.contains { !POText.isEmpty(utf8, $0.text) }
    }

    /// What its flags declare.
    struct Flags {
        /// Whether the translation needs review.
        var isFuzzy = false
        /// The syntax of its texts, by `c-format` or `no-c-format`; nil if no flag specifies it.
        var syntax: Syntax?
    }

    /// Returns what its flags declare.
    func flags(in utf8: [UInt8]) -> Flags {
        var flags = Flags()
        var hasBraces = false
        forEachFlag(in: utf8) { flag in
            if flag.count == 5, utf8.has("fuzzy", at: flag.lowerBound) { flags.isFuzzy = true }
            guard flag.count >= 7, utf8.has("-format", at: flag.upperBound - 7) else { return }
            switch String(decoding: utf8[flag], as: UTF8.self) {
            case "c-format", "objc-format": if !isOfDates(utf8), !hasNames(utf8) { flags.syntax = .printf }
            case "python-format": if !isOfDates(utf8) { flags.syntax = .python }
            case "python-brace-format": hasBraces = true
            case "java-format": flags.syntax = .javaMessageFormat
            case "csharp-format": flags.syntax = .dotNetBraces
            case "awk-format", "gcc-internal-format", "go-format", "java-printf-format",
                "javascript-format", "lua-format", "perl-brace-format", "perl-format", "php-format", "ruby-format",
                "rust-format", "sh-format", "tcl-format":
                flags.syntax = .otherFormat
            case "lisp-format", "scheme-format": flags.syntax = .tildeFormat
            case "kde-format", "kde-kuit-format", "qt-format", "qt-plural-format": flags.syntax = .qt
            case let name where name.hasPrefix("no-"): flags.syntax = flags.syntax ?? .template
            case let name where name.hasPrefix("possible-") || name.hasPrefix("impossible-"): break
            default: flags.syntax = .unknownFormat
            }
        }
        // With both of Python's formats, each text shows which one it uses.
        if hasBraces, [nil, .printf, .python].contains(flags.syntax) { flags.syntax = .pythonBraces }
        return flags
    }

    /// Whether a text is a date format, `%b %d, %Y`: gettext's tools ignore a flag that contradicts its message.
    private func isOfDates(_ utf8: [UInt8]) -> Bool {
        guard let id else { return false }
        var at = id.lowerBound
        while let sign = utf8.firstOffset(of: UInt8(ascii: "%"), in: at..<id.upperBound) {
            at = sign + 1
            if at < id.upperBound, Self.dateLetters.contains(utf8[at]) { return true }
        }
        return false
    }

    /// Whether a text has a name between two signs, as `%command%`, in which gettext's tools see the directive `%c`.
    private func hasNames(_ utf8: [UInt8]) -> Bool {
        guard let id else { return false }
        var at = id.lowerBound
        while let sign = utf8.firstOffset(of: UInt8(ascii: "%"), in: at..<id.upperBound) {
            let name = utf8[(sign + 1)..<id.upperBound].prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
            at = max(sign + 1, name.endIndex)
            guard name.count > 1, !Self.isDirective(name), at + 1 < id.upperBound, utf8[at] == UInt8(ascii: "%") else {
                continue
            }
            // `%lld%d`, and a percent sign after a directive, `%lld%%`.
            let next = utf8[at + 1]
            // `%dm%.1fs`
            let hasFlag = ".-+#'*".utf8.contains(next) && at + 2 < id.upperBound
            if hasFlag, utf8[at + 2].isDigit || utf8[at + 2] == UInt8(ascii: "*") {
                at += 1
                continue
            }
            if !next.isLetter, !next.isDigit, next != UInt8(ascii: "%") { return true }
            at += 1
        }
        return false
    }

    /// Whether what follows a percent sign is a length and a conversion, as in `%lld`.
    private static func isDirective(_ name: ArraySlice<UInt8>) -> Bool {
        name.dropLast().allSatisfy { "hlqLjzt".utf8.contains($0) }
    }

    /// The date letters that `printf` does not have.
    private static let dateLetters = Array("bBHjkMpPUwWyYZ".utf8)
}

/// Finds the messages of a PO file in order.
struct POMessages {
    private let utf8: [UInt8]
    private var scanner: POScanner
    private var message = POMessage()
    private(set) var faults = FaultList()
    /// The part that the next string belongs to.
    private var expects = Part.none

    private enum Part { case none, context, id, plural, translation, domain }

    init(_ text: SourceText) { self.init(text, text.start..<max(text.start, text.utf8.count)) }

    /// Finds the messages in a range that begins and ends between messages.
    init(_ text: SourceText, _ range: Range<Int>) {
        utf8 = text.utf8
        scanner = POScanner(utf8, from: range.lowerBound, to: range.upperBound, isUnicode: text.encoding == .utf8)
    }

    /// Calls `body` for each complete message; skips obsolete ones.
    mutating func forEach(_ body: (POMessage) -> Void) {
        while let token = scanner.next() {
            switch token {
            case .comment(let line): comment(line, body)
            case .keyword(let word): keyword(word, body)
            case .index(let index, let range): number(index, range)
            case .strings(let range): strings(range)
            case .stray(let offset): stray(offset)
            }
        }
        finish(body)
        faults.append(scanner.faults)
    }

    private mutating func fault(_ offset: Int, _ found: String, _ expected: String) {
        faults.append(ReadingFault(at: offset, .unexpected(found: found, expected: expected), effect: .voidsFile))
    }

    private mutating func stray(_ offset: Int) {
        fault(offset, Found.character(utf8, at: offset), "a comment, a keyword such as 'msgid', or a string in quotes")
    }

    private mutating func comment(_ line: Range<Int>, _ body: (POMessage) -> Void) {
        if message.start != nil {
            guard !message.translations.isEmpty else {
                return fault(line.lowerBound, "a comment inside a message", "it before 'msgctxt' or 'msgid'")
            }
            finish(body)
        }
        let kind = POText.CommentKind(utf8, line)
        // Comments before an obsolete message belong to it.
        guard kind != .obsolete else {
            message.clear()
            return
        }
        if kind == .previous {
            message.hasPrevious = true
        } else if message.hasPrevious {
            fault(line.lowerBound, "a comment after a previous message ('#|')", "it before that")
        }
        message.comments = (message.comments?.lowerBound ?? line.lowerBound)..<line.upperBound
        if kind == .flags { message.flagLines.append(line) }
        if !message.hasCommentForPeople, POText.textForPeople(utf8, line) != nil { message.hasCommentForPeople = true }
    }

    private mutating func keyword(_ word: Range<Int>, _ body: (POMessage) -> Void) {
        expectString(at: word.lowerBound)
        switch POKeyword(utf8, word) {
        case .context:
            if message.start != nil { finish(body) }
            begin(word)
            expects = .context
        case .id:
            if message.id != nil || !message.translations.isEmpty { finish(body) }
            begin(word)
            expects = .id
        case .plural:
            if message.id == nil || message.plural != nil || !message.translations.isEmpty {
                fault(word.lowerBound, "'msgid_plural'", "'msgid' before it")
            }
            begin(word)
            expects = .plural
        case .translation:
            begin(word)
            if message.id == nil {
                fault(word.lowerBound, "'msgstr'", "'msgid' before it")
            } else if message.plural == nil, !message.translations.isEmpty {
                fault(word.lowerBound, "a second 'msgstr'", "one for each message without 'msgid_plural'")
            }
            message.translations.append((word.lowerBound, word.upperBound..<word.upperBound))
            expects = .translation
        case .domain:
            if message.start != nil { finish(body) }
            expects = .domain
        case nil:
            let other = String(decoding: utf8[word], as: UTF8.self)
            fault(word.lowerBound, "'\(other)'", "'msgctxt', 'msgid', 'msgid_plural' or 'msgstr'")
            expects = .none
        }
    }

    private mutating func begin(_ word: Range<Int>) { message.start = message.start ?? word.lowerBound }

    /// Reads the number of a form, which must be the next one.
    private mutating func number(_ index: Int?, _ range: Range<Int>) {
        guard expects == .translation, let last = message.translations.last, last.text.isEmpty else {
            return fault(range.lowerBound, "'['", "it only after 'msgstr'")
        }
        let next = message.translations.count - 1
        message.translations[next].text = range.upperBound..<range.upperBound
        guard message.plural != nil else {
            return fault(range.lowerBound, "a numbered 'msgstr'", "'msgid_plural' before it, or no number")
        }
        if index != next {
            let found = index.map { "msgstr[\($0)]" } ?? "no number"
            fault(range.lowerBound, found, "msgstr[\(next)]")
        }
    }

    private mutating func strings(_ range: Range<Int>) {
        switch expects {
        case .none: fault(range.lowerBound, "a string", "a keyword such as 'msgid' before it")
        case .context: message.context = range
        case .id: message.id = range
        case .plural: message.plural = range
        case .translation:
            let last = message.translations.count - 1
            let isNumbered = utf8[message.translations[last].text.lowerBound - 1] == UInt8(ascii: "]")
            if message.plural != nil, !isNumbered {
                fault(range.lowerBound, "'msgstr' without a number", "msgstr[\(last)]")
            }
            message.translations[last].text = range
        case .domain: break
        }
        expects = .none
    }

    /// Records a keyword without a string.
    private mutating func expectString(at offset: Int) {
        guard expects != .none else { return }
        fault(offset, Found.character(utf8, at: offset), "a string in quotes")
        if expects == .translation { message.translations.removeLast() }
        expects = .none
    }

    private mutating func finish(_ body: (POMessage) -> Void) {
        expectString(at: scanner.at)
        defer { message.clear() }
        guard let start = message.start else {
            if message.hasPrevious, let comments = message.comments {
                fault(comments.lowerBound, "a previous message ('#|') without a message", "'msgid' after it")
            }
            return
        }
        guard message.id != nil else {
            if message.translations.isEmpty { fault(start, "only a context", "'msgid' after it") }
            return
        }
        guard !message.translations.isEmpty else {
            return fault(start, "'msgid' without 'msgstr'", "'msgstr' after it")
        }
        body(message)
    }
}
