// `unpaired-mark`: brackets and quotes without a partner in a translation.

import Basics
import Comparison
import MessagePatterns

extension Rule {
    static let unpairedMark = Rule(
        "unpaired-mark", .warning, .wrongText, comparesSource: true,
        summary: "A translation has an unpaired bracket or quote.",
        explanation: """
            Users notice a bracket that is never closed, or closed twice, and it is usually a mistake. The rule counts \
            brackets and straight quotes in each text separately: a translation may have more or fewer of them than \
            its source, but each needs a partner. If the source has an unpaired one, as in '1)' or ':)', the rule \
            reports nothing. It reports nothing either if the partner is in the text of a key that continues this one, as \
            `remove-2` continues `remove-1`, and `suffix` continues `prefix`, or in the text before or after it.

            Full-width brackets are treated like others, and a straight quote may close '„'. A quote after a number may \
            mean inches or seconds, as may a single one if the source has 'in', 'inch' or 's', and a quote between Hebrew letters marks an abbreviation: if a text has one of these, the \
            rule ignores all its quotes. It also ignores a closing bracket that is a smile at the end of a Russian text, a \
            bracket after the first letter of a line, as in '例)', or \
            after a single letter, as in 'b) second', or after a number of a list that the source has, the bracket of an emoticon, as in ':(' and '(;', and marks that \
            the text lists or mentions, as in '< > : " | ?'. The rule 'placeholder-mismatch' reports a bracket inside \
            a brace, as in '({0)}'.
            """,
        examples: [
            .finds(
                "')' is unpaired, but every mark in the source is paired", "An extra bracket",
                .strings("disk (optional)", "de", "Platte (optional))")),
            .finds(
                "'[' is unpaired, but every mark in the source is paired", "An unclosed bracket",
                .strings("[options]", "fr", "[options")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "A lost quote",
                .strings("Made with \\\"X\\\"", "de", "Mit X\\\" gemacht")),
            .leaves(
                "A quote that the next text closes",
                .json(
                    parts: ["remove-1": "Remove", "remove-2": "now."], "de",
                    ["remove-1": "\u{201E}", "remove-2": "\u{201C} entfernen."])),
            .finds(
                "'[' is unpaired, but every mark in the source is paired", "A bracket that no text closes",
                .json(parts: ["x-1": "Remove", "x-2": "now."], "de", ["x-1": "Entferne [", "x-2": "nun."])),
            .leaves(
                "A bracket that the text before opens",
                .json(
                    parts: ["first": "Supports", "second": "and compatible devices."], "ja",
                    ["first": "変換機器(例: ", "second": ") に対応します。"])),
            .finds(
                "'(' is unpaired, but every mark in the source is paired", "A bracket that the source has, too",
                .json(
                    parts: ["first": "Mac (Roman)", "second": "Romanian."], "sl",
                    ["first": "Mac (Roman", "second": "Romunsko)"])),
            .leaves(
                "A bracket in a broken placeholder",
                .json("At most {{ compared_value }}", "fr", "Au plus {{ compared_value)}}")),
            .finds(
                "'（' is unpaired, but every mark in the source is paired", "A full-width bracket",
                .strings("disk (optional)", "ja", "ディスク（任意")),
            .finds(
                "'”' is unpaired, but every mark in the source is paired", "The third of three curly quotes",
                .strings("Made with “X” (2)", "de", "Mit “X” (2) gemacht”")),
            .leaves(
                "What is left of a tag, which 'markup-mismatch' reports",
                .json("See <a href=\\\"/x\\\" rel=\\\"a\\\">it</a>", "fr", "Voir a\\\">la</a>")),
            .leaves(
                "The name of a control character",
                .strings("Escape: a control character", "ru", "Символ Escape (^[): управляющий символ")),
            .leaves("Full-width brackets", .strings("disk (optional)", "ja", "ディスク（任意）")),
            .leaves("A bracket that is unpaired in the source, too", .strings("a) First", "de", "a) Zuerst")),
            .leaves("A label", .strings("e.g. \\\"C\\\"", "ja", "例) \\\"C\\\"")),
            .leaves("A full-width label inside a line", .strings("Enter it", "ja", "入力してください。例）192.168.0.1")),
            .leaves("A letter of a list inside a line", .strings("Columns", "pl", "Kolumny: a) pierwsza b) druga")),
            .leaves(
                "Numbers of a list that the source has",
                .strings("Reasons: 1) A lost line. 2) No answer.", "ja", "理由は次のとおりです。1) 回線の切断。2）応答なし。")),
            .finds(
                "'）' is unpaired, but every mark in the source is paired", "A number that is not one of a list",
                .strings("5 in all (optional)", "ja", "任意、合計5）")),
            .leaves("A brace for a bracket", .json("Disc {}", "lv", "Disks (}")),
            .leaves("A pair at the start", .strings("Brackets ()", "ml", "() ചിഹ്നം")),
            .leaves("A label inside a line", .strings("Address: e.g. http://", "ko", "주소 입력: 예) http://")),
            .leaves("A quote character after its name", .strings("double quote", "zh-Hant", "雙引號(\\\")")),
            .leaves("A list of characters", .strings("Forbidden: / < > :  | ? *", "zh-HK", "禁用： / < >：\\\" | ? *")),
            .leaves("An emoticon before a full stop", .strings("Obsolete.", "zh-Hant", "已廢棄:(。")),
            .finds(
                "'(' is unpaired, but every mark in the source is paired", "A bracket after a colon",
                .strings("Range: (optional)", "de", "Bereich:(optional")),
            .leaves("An emoticon", .strings("Nothing found", "de", "Nichts gefunden :(")),
            .leaves("An emoticon with an Arabic semicolon", .strings("Nothing :)", "ar", "لا شيء ؛)")),
            .leaves("An emoticon that looks the other way", .strings("Password", "de", "New passwerd(;")),
            .leaves("A smile of the source in full width", .strings("Use it :) now", "ja", "使用：）する")),
            .leaves("A bracket of a misspelled placeholder", .json("{0} was removed", "ur", "[0} removed")),
            .leaves("Other eyes", .strings("Goodbye!", "hu", "Viszlát! =)")),
            .leaves("An emoticon with a space", .strings("Cookies!", "eu", "Cookieak! : -)")),
            .leaves("An emoticon with two mouths", .strings("Sad", "de", "Sad :(( </3")),
            .leaves("A square mouth", .strings("Change the colors", "de", "change the colorz!!![:")),
            .leaves("A full-width bracket after a path", .json("Path (e.g. /mqtt)", "ja", "パス（例: /mqtt）")),
            .leaves("Inches by a curly quote", .strings("12 inches", "lt", "12” (30 cm)")),
            .leaves("Inches after a value", .strings("%@ in", "nb", "%@ \\\"")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "A quote beside a bracket that is no tag",
                .strings("Choose \\\"Tools\\\" > \\\"Options\\\"", "de", "Wähle \\\"Extras\\\">\\\"Optionen")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "The word 'in' before a bracket",
                .strings("Log in (required)", "de", "Anmelden\\\" (nötig)")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "A straight quote after a guillemet",
                .strings("Remove \\\"%@\\\"", "uk", "Видалити «%@\\\"")),
            .leaves("Inches before a bracket", .strings("%@ × %@ in (%@)", "fi", "%@ × %@\\\" (%@)")),
            .leaves(
                "Brackets in angle brackets", .strings("<FROM[:TO[.END]]>", "ru", "<ОТ[:ДО[.КОНЕЦ]]>")),
            .leaves("A label after a tag", .strings("<i>E.g. one</i>", "ko", "<i>예)하나</i>")),
            .leaves("Seconds after a number", .strings("%d s", "el", "%d\\\"")),
            .leaves("Seconds after a value", .strings("%@ s", "el", "%@\\\"")),
            .leaves(
                "A backslash that escapes nothing", .strings("The Union (EU)", "ru", "Союз\\\\ (ЕС)")),
            .leaves(
                "A list of marks", .strings("It covers parentheses and quotes.", "lg", "Kino kya (, {, [ ne \\\".")),
            .leaves(
                "A bracket in an address that ends with a space",
                .json("Use 'http://[HOST]:[PORT]'", "vi", "Dùng 'http://[TÊN MIỀN]:[CỔNG]'")),
            .leaves("Nothing but the sign for inches", .strings("in", "nn", "\\\"")),
            .leaves("The sign for inches between words", .strings("mm, in, or letters", "nl", "mm of \\\" met letter")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "A quote where the source has no unit",
                .strings("Save in files", "fr", "Sauver \\\"dans des fichiers")),
            .leaves("Inches in a list", .strings("inch,in", "da", "tomme,tommer,\\\"")),
            .leaves("A curly quote alone in brackets", .strings("Missing sign", "pt", "Símbolo em falta (“)")),
            .leaves("A backslash alone in brackets", .json("Division", "ar", "قسمة [\\\\]")),
            .leaves("A bracket in other brackets", .strings("Group", "gl", "Grupo [)]")),
            .leaves("A bracket inside a brace", .json("Share ({0})", "pt", "Partilhar ({0)}")),
            .leaves("An escaped Hebrew abbreviation", .json("Email", "he", "דוא\\\\\\\"ל")),
            .finds(
                "'“' is unpaired, but every mark in the source is paired", "A lost curly quote",
                .strings("Moving “X” (2)", "gu", "“X (2) ને ખસેડી")),
            .leaves("Emoticons in brackets", .strings("Sorry (again)", "de", "Leider (schon wieder :( )")),
            .leaves("A backslash in quotes", .json("No slash or '\\\\'", "de", "Kein \\\"/\\\" und kein \\\"\\\\\\\"")),
            .leaves("Inches, and a Hebrew abbreviation", .strings("5 inches", "he", "5\\\" סה\\\"כ")),
            .leaves("A Hebrew abbreviation after an apostrophe", .strings("Gigabytes", "he", "ג'\\\"ב")),
            .leaves("A quote that the source mentions, too", .strings("a quote (\\\") in", "zh", "引號字元 ('\\\")。")),
            .leaves("A quote that 'shown-escape' reports", .json("Next ❯", "pa", "ਅਗਲਾ \\\\\\\"")),
            .leaves(
                "A broken link, which 'markup-mismatch' reports",
                .strings("Use [version 2](%@)", "tr", "Sürüm 2](%@) kullanın")),
            .leaves(
                "A broken variable, which 'placeholder-mismatch' reports",
                .json("Use ${color:red}", "pl", "Użyj $(color:red}")),
            .leaves(
                "A brace for a bracket after a placeholder",
                .json("Absolute number ({format})", "ca", "Número absolut ({format}}")),
            .leaves("A Russian smile", .strings("Nobody may see this!", "ru", "Никто не должен видеть)")),
            .leaves("A quote in other quotes", .strings("No “%@” here", "de", "Kein „\\\"“ hier")),
            .finds(
                "')' is unpaired, but every mark in the source is paired", "No smile, as the source has brackets",
                .strings("disk (optional)", "ru", "диск необязательно)")),
            .leaves("A torn escape", .json("Use '\\\\[' for [", "pt", "Use '\\\\ [' para [")),
            .leaves("Two kinds of quotes", .strings("“Save”", "de", "„Sichern\\\"")),
            .leaves("Signs that stand together", .json("Escape `^$.|?*+()[`", "de", "Maskiere ^$.|?*+()[{")),
            .leaves("A quote whose partner is an entity", .json("Event \\\"{}\\\"", "fi", "Tapahtuma \\\"{}&quot;")),
        ],
        check: .text(of: .pairs) { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                let stray = PairedMarks.unpaired(in: subject.message), PairedMarks.unpaired(in: source) == nil,
                stray.kind != "\""
                    || !hasQuotes(of: source, subject.message) && !Rule.reportsQuote(of: subject)
                        && !isUnit(subject.message, source),
                stray.kind != ")"
                    || !smiles(subject, source) && !isOfList(subject.message, source)
                        && !isOfSmile(subject.message.utf8, source.utf8),
                !isOfLink(stray.kind, subject.message, source),
                SplitText.whole(of: subject.entry).map({ PairedMarks.unpaired(in: $0) != nil }) ?? true,
                source.utf8.contains(where: { "()[]\"".utf8.contains($0) })
                    || !SplitText.isCompleted(subject.entry, by: stray.kind)
            else { return }
            findings.add(
                subject.entry, "'\(stray.spelling)' is unpaired, but every mark in the source is paired",
                help: subject.helpIfCut ?? helpForGuillemet(stray, subject.message.utf8)
                    ?? "add its partner, or remove it")
        })

    /// What to do about a straight quote that stands for a guillemet: `«name"`.
    private static func helpForGuillemet(_ stray: LoneMark, _ utf8: [UInt8]) -> String? {
        guard stray.kind == "\"" else { return nil }
        let text = String(decoding: utf8, as: UTF8.self)
        let (open, closed) = (text.count { $0 == "«" }, text.count { $0 == "»" })
        return abs(open - closed) == 1 ? "write '\(open > closed ? "»" : "«")' in its place" : nil
    }

    /// Whether a bracket is left of a link of the source, which `markup-mismatch` reports.
    private static func isOfLink(_ stray: String, _ message: Message, _ source: Message) -> Bool {
        guard "()[]".contains(stray) else { return false }
        func links(_ message: Message) -> Int { MessageMarkup(message).pieces.count { $0 == .link } }
        return links(message) < links(source)
    }

    /// Whether the numbers of a list that the source has, too, explain all brackets without a partner.
    private static func isOfList(_ message: Message, _ source: Message) -> Bool {
        PairedMarks.unpaired(in: message, listedLike: source) == nil
    }

    /// Whether brackets at the end of a text are a smile, which needs no eyes where Cyrillic is typed.
    private static func smiles(_ subject: TextSubject, _ source: Message) -> Bool {
        let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
        let utf8 = subject.message.utf8
        return ["be", "kk", "ru", "uk"].contains(subject.language) && utf8.last == close && !utf8.contains(open)
            && !source.utf8.contains(open)
            && utf8.firstIndex(of: close) == utf8.lastIndex { $0 != close }.map { $0 + 1 }
    }

    /// Whether a text has a smile like its source, with other spaces and widths: `：）`.
    private static func isOfSmile(_ utf8: [UInt8], _ source: [UInt8]) -> Bool {
        func has(_ smiles: [String], _ utf8: [UInt8]) -> Bool {
            smiles.contains { utf8.firstOffset(of: Array($0.utf8), in: utf8.indices) != nil }
        }
        return has([":)", ":-)", ";)", ";-)"], source) && has([": )", "：)", "：）", ":）", "; )", "；)", "；）", ";）"], utf8)
    }

    /// Whether the only straight quote of a translation is the sign for the unit of its source: for inches, or after a
    /// value for seconds.
    private static func isUnit(_ message: Message, _ source: Message) -> Bool {
        let quote = UInt8(ascii: "\"")
        guard let at = message.utf8.firstIndex(of: quote), message.utf8.count(where: { $0 == quote }) == 1 else {
            return false
        }
        let end = message.utf8[..<at].lastIndex { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
        let value = end.flatMap { end in message.parts.first { $0.range.contains(end) } }
        if source.utf8.nameInches { return true }
        let isValue = value?.kind == .placeholder || end.map { message.utf8[$0].isDigit } ?? false
        return isValue && !source.utf8.contains(quote) && source.utf8.nameSeconds
    }

    /// Whether a translation has as many straight quotes as its source, where they are paired or mentioned.
    private static func hasQuotes(of source: Message, _ translation: Message) -> Bool {
        let quote = UInt8(ascii: "\"")
        return source.utf8.count { $0 == quote } == translation.utf8.count { $0 == quote }
    }
}

extension [UInt8] {
    /// Whether they have a word for inches; `in` is one only before a sign or at the end, as in `mm, in, or feet` and
    /// `%1 in (%2)`.
    fileprivate var nameInches: Bool {
        split { !$0.isLetter }.contains { word in
            switch String(decoding: word, as: UTF8.self).lowercased() {
            case "inch", "inches": true
            case "in":
                word.endIndex == endIndex || ",;/.:|)]".utf8.contains(self[word.endIndex])
                    || self[word.endIndex...].allSatisfy(\.isSpace)
                    || self[word.endIndex...].first { !$0.isSpace } == UInt8(ascii: "(")
                        && self[..<word.startIndex].last { !$0.isSpace }.map { !$0.isLetter } ?? false
            default: false
            }
        }
    }

    /// Whether they have a word for seconds; `s` is one only after a space.
    fileprivate var nameSeconds: Bool {
        split { !$0.isLetter }.contains { word in
            switch String(decoding: word, as: UTF8.self).lowercased() {
            case "sec", "secs", "second", "seconds": true
            case "s": word.startIndex > startIndex && self[word.startIndex - 1] == 0x20
            default: false
            }
        }
    }
}
