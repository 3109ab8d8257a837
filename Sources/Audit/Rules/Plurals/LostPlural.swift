// `lost-plural`: a text that is the same for all numbers, and whose source is not.

import Basics
import Comparison
import MessagePatterns
import Samples

extension Rule {
    static let lostPlural = Rule(
        "lost-plural", .warning, .lostData, comparesSource: true,
        summary: "A text has one form for all numbers, and its source has several.",
        explanation: """
            “1 Tage” is read wherever the number is one, and what the source says of it shows that it can be. Asked for is \
            a plural in each language that has more than one form. A number that stands apart from its word needs \
            none: at the end of the text behind a colon, or in parentheses. Nor do languages that do not change a \
            word behind a number, such as Turkish, Hungarian and Georgian.
            """,
        examples: [
            .finds(
                "'{n}' is shown in one form for all numbers, and is a plural in the source", "a message of ICU's",
                .json("{n, plural, one {# day} other {# days}}", "de", "{n} Tage")),
            .finds(
                "it has one form for all numbers, and its source is a plural", "a string catalog",
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
                "Turkish has one behind numbers",
                .json("{n, plural, one {# day} other {# days}}", "tr", "{n} gün")),
            .leaves(
                "a number apart from its word",
                .json("{n, plural, one {# file} other {# files}}", "de", "Dateien: {n}")),
            .leaves(
                "a source that says the same of all numbers",
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
                    "'\($0.shortened)' is shown in one form for all numbers, and is a plural in the source"
                } ?? (lacksForms(subject) ? "it has one form for all numbers, and its source is a plural" : nil)
            guard let words, !singular.contains(subject.language), !subject.isPseudo, hasForms(locale) else { return }
            findings.add(
                subject.entry, words, help: "give it the forms of a plural, or set the number apart, as in 'Files: 5'",
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })

    /// Languages in which a word behind a number is what it is behind one.
    private static let singular: Set<String> = [
        "az", "bn", "ckb", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
    ]

    /// Whether whole numbers have more than one form in a language.
    private static func hasForms(_ locale: String) -> Bool {
        guard let forms = PluralForms(locale) else { return false }
        return forms.categories.count { !forms.numbers(of: $0).isEmpty } > 1
    }

    /// A number that a message shows beside words, and of which the source has a plural.
    private static func messagePlural(_ source: Message, _ translation: Message) -> String? {
        guard source.hasBranches else { return nil }
        let theirs = Branches(source)
        let own = Set(Branches(translation).byStart.values.map(\.name))
        let shown = Set(translation.argumentsBesideWords.compactMap(ArgumentName.id))
        return theirs.starts.lazy.compactMap { theirs.byStart[$0] }.first { branch in
            branch.kind == .plural && !own.contains(branch.name) && shown.contains("{\(branch.name)}")
                && differ(branch, in: source)
        }.map { "{\($0.name)}" }
    }

    /// Whether a plural says one thing of one number, and another of another.
    private static func differ(_ branch: Branch, in message: Message) -> Bool {
        let forms = branch.options.indices.filter { PluralCategories.all.contains(branch.options[$0].selector) }
        let texts = forms.map { index in
            let end = index + 1 < branch.options.count ? branch.options[index + 1].start - 1 : branch.end
            return message.parts[branch.options[index].start..<end].flatMap { message.utf8[$0.range] }
        }
        return texts.contains { $0 != texts.first }
    }

    /// Whether a text that shows a number is no form of a plural, and those of its source are.
    private static func lacksForms(_ subject: TextSubject) -> Bool {
        let catalog = subject.source?.catalog ?? subject.entry.catalog
        guard catalog.hasBranches, catalog.format.layout != .sourceAndTarget, subject.entry.variant.isEmpty,
            let number = MessageArguments(subject.message).number, subject.message.argumentsBesideWords.contains(number)
        else { return false }
        let forms = KeyTexts.source(of: subject).filter {
            !PluralStep.all(in: $0.variant, of: catalog.format).isEmpty
        }
        return forms.contains { $0.text != forms.first?.text }
    }
}

extension MessageArguments {
    /// The number of a text that has no variables, in which there may be plurals; nil where it shows none.
    fileprivate var number: String? {
        let hasVariables = formatted.contains { if case .variable = $0.type { true } else { false } }
        return hasVariables ? nil : formatted.first(where: \.type.isNumber)?.spelling
    }
}

extension Message {
    fileprivate var hasBranches: Bool { parts.contains { $0.kind == .branchStart } }

    /// The placeholders that are shown beside words: neither alone, nor in parentheses, nor behind a colon at the end.
    fileprivate var argumentsBesideWords: [String] {
        parts.filter { $0.kind == .placeholder && isBesideWords($0.range) }.map {
            String(decoding: utf8[$0.range], as: UTF8.self)
        }
    }

    private func isBesideWords(_ range: Range<Int>) -> Bool {
        let (before, after) = (signBefore(range.lowerBound), signAfter(range.upperBound))
        switch (before, after) {
        case (nil, nil), (UInt8(ascii: ":"), nil), (UInt8(ascii: "("), UInt8(ascii: ")")): return false
        default: return true
        }
    }

    /// The byte before an offset, or before a space that stands there.
    private func signBefore(_ offset: Int) -> UInt8? {
        let at = offset > 0 && utf8[offset - 1].isSpace ? offset - 1 : offset
        return at > 0 ? utf8[at - 1] : nil
    }

    /// The byte at an offset, or behind a space that stands there.
    private func signAfter(_ offset: Int) -> UInt8? {
        let at = offset < utf8.count && utf8[offset].isSpace ? offset + 1 : offset
        return at < utf8.count ? utf8[at] : nil
    }
}
