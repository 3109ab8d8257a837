// `lost-plural`: a text that is the same for all numbers although its source is a plural.

import Basics
import Comparison
import MessagePatterns
import Samples

extension Rule {
    static let lostPlural = Rule(
        "lost-plural", .warning, .lostData, comparesSource: true,
        summary: "A text has one form for all numbers, but its source has several.",
        explanation: """
            The source is a plural, so the number may be one. Users then read “1 Tage” instead of “1 Tag”. The rule \
            expects a plural in each language that has more than one form. It ignores a number that no separate word \
            follows, as in “Page 5”, “5 of 7” and “the 5th book”, and languages that do not change a word after a number, \
            such as Turkish, Hungarian and Georgian.
            """,
        examples: [
            .finds(
                "'{n}' has one form for all numbers, but is a plural in the source", "an ICU message",
                .json("{n, plural, one {# day} other {# days}}", "de", "{n} Tage")),
            .finds(
                "it has one form for all numbers, but its source is a plural", "a string catalog",
                [
                    .init(
                        "Localizable.xcstrings",
                        """
                        {
                          "sourceLanguage" : "en",
                          "strings" : {
                            "days" : {
                              "localizations" : {
                                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } },
                                "en" : {
                                  "variations" : {
                                    "plural" : {
                                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                                    }
                                  }
                                }
                              }
                            }
                          },
                          "version" : "1.0"
                        }

                        """)
                ]),
            .leaves(
                "Japanese has one form", .json("{n, plural, one {# day} other {# days}}", "ja", "{n}日")),
            .leaves(
                "Turkish has one form after numbers",
                .json("{n, plural, one {# day} other {# days}}", "tr", "{n} gün")),
            .leaves(
                "a number separate from its word",
                .json("{n, plural, one {# file} other {# files}}", "de", "Dateien: {n}")),
            .leaves(
                "a number after its word",
                .json("{n, plural, =1 {1st week} other {#th week}}", "ru", "Неделя {n}")),
            .leaves(
                "a number with an ending",
                .json("{n, plural, =1 {1st book of yours} other {#th book of yours}}", "ru", "Ваша {n}-я книга")),
            .leaves(
                "a source with equal forms",
                .json("{n, plural, one {# min} other {# min}}", "de", "{n} Min.")),
            .leaves(
                "a text without the number", .json("{n, plural, one {Save file} other {Save # files}}", "de", "Sichern")
            ),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage, let locale = subject.locale,
                subject.message.parts.contains(where: { $0.kind == .placeholder }), subject.message.fault == nil
            else { return }
            let words =
                messagePlural(source, subject.message).map {
                    "'\($0.shortened)' has one form for all numbers, but is a plural in the source"
                } ?? (lacksForms(subject) ? "it has one form for all numbers, but its source is a plural" : nil)
            guard let words, !PluralForms.keepsNouns(locale), !subject.isPseudo, hasForms(locale) else { return }
            findings.add(
                subject.entry, words,
                help: "make it a plural, or separate the number from the words, as in 'Files: 5'",
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })

    /// Whether whole numbers have more than one form in a language.
    private static func hasForms(_ locale: String) -> Bool {
        guard let forms = PluralForms(locale) else { return false }
        return forms.categories.count { !forms.numbers(of: $0).isEmpty } > 1
    }

    /// Returns a number that a message shows next to words and that selects a plural in the source.
    private static func messagePlural(_ source: Message, _ translation: Message) -> String? {
        guard source.hasBranches else { return nil }
        let theirs = Branches(source)
        let own = Set(Branches(translation).byStart.values.map(\.name))
        let shown = Set(translation.argumentsBeforeWords.compactMap(ArgumentName.id))
        return theirs.starts.lazy.compactMap { theirs.byStart[$0] }.first { branch in
            branch.kind == .plural && !own.contains(branch.name) && shown.contains("{\(branch.name)}")
                && differ(branch, in: source)
        }.map { "{\($0.name)}" }
    }

    /// Whether the forms of a plural differ.
    private static func differ(_ branch: Branch, in message: Message) -> Bool {
        let forms = branch.options.indices.filter { PluralCategories.all.contains(branch.options[$0].selector) }
        let texts = forms.map { index in
            let end = index + 1 < branch.options.count ? branch.options[index + 1].start - 1 : branch.end
            return message.parts[branch.options[index].start..<end].flatMap { message.utf8[$0.range] }
        }
        return texts.contains { $0 != texts.first }
    }

    /// Whether a text shows a number but has no plural forms, while its source has some.
    private static func lacksForms(_ subject: TextSubject) -> Bool {
        let catalog = subject.source?.catalog ?? subject.entry.catalog
        guard catalog.hasBranches, catalog.format.layout != .sourceAndTarget, subject.entry.variant.isEmpty,
            let number = MessageArguments(subject.message).number, subject.message.argumentsBeforeWords.contains(number)
        else { return false }
        let forms = KeyTexts.source(of: subject).filter {
            !PluralStep.all(in: $0.variant, of: catalog.format).isEmpty
        }
        return forms.contains { $0.text != forms.first?.text }
    }
}

extension MessageArguments {
    /// The number that a text shows; nil if it shows none, or has variables, which may be plurals.
    fileprivate var number: String? {
        let hasVariables = formatted.contains { if case .variable = $0.type { true } else { false } }
        return hasVariables ? nil : formatted.first(where: \.type.isNumber)?.spelling
    }
}

extension Message {
    fileprivate var hasBranches: Bool { parts.contains { $0.kind == .branchStart } }

    /// The placeholders next to words: neither alone, nor in parentheses, nor after a colon at the end.
    var argumentsBesideWords: [String] {
        parts.filter { $0.kind == .placeholder && isBesideWords($0.range) }.map {
            String(decoding: utf8[$0.range], as: UTF8.self)
        }
    }

    /// The placeholders that a separate word follows, which may depend on the number.
    fileprivate var argumentsBeforeWords: [String] {
        parts.filter { $0.kind == .placeholder && isBeforeWord($0.range) }.map {
            String(decoding: utf8[$0.range], as: UTF8.self)
        }
    }

    func isBeforeWord(_ range: Range<Int>) -> Bool {
        let end = range.upperBound
        guard end < utf8.count, utf8[end].isSpace || utf8[end] == UInt8(ascii: "<"), let sign = signAfter(end) else {
            return false
        }
        return sign.isLetter || sign >= 0x80 || sign == UInt8(ascii: "<")
    }

    private func isBesideWords(_ range: Range<Int>) -> Bool {
        let (before, after) = (signBefore(range.lowerBound), signAfter(range.upperBound))
        switch (before, after) {
        case (nil, nil), (UInt8(ascii: ":"), nil), (UInt8(ascii: "("), UInt8(ascii: ")")): return false
        default: return true
        }
    }

    /// Returns the byte before an offset, ignoring one space.
    private func signBefore(_ offset: Int) -> UInt8? {
        let at = offset > 0 && utf8[offset - 1].isSpace ? offset - 1 : offset
        return at > 0 ? utf8[at - 1] : nil
    }

    /// Returns the byte at an offset, ignoring one space.
    private func signAfter(_ offset: Int) -> UInt8? {
        let at = offset < utf8.count && utf8[offset].isSpace ? offset + 1 : offset
        return at < utf8.count ? utf8[at] : nil
    }
}
