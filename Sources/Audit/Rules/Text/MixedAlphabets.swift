// `mixed-alphabets`: words that contain a look-alike letter of another alphabet.

import Basics
import TextLayout

extension Rule {
    static let mixedAlphabets = Rule(
        "mixed-alphabets", .warning, .wrongText,
        summary: "A word contains a look-alike letter of another alphabet.",
        explanation: """
            The Cyrillic 'С' and the Latin 'C' look alike, and so do the Greek 'Ζ' and 'Z'. A letter typed with the \
            wrong keyboard layout looks right, but search does not find the word, it is sorted elsewhere, spelling \
            checkers mark it, and a screen reader spells it out or speaks it in another language.

            The rule reports only letters that look alike. It ignores abbreviations with a suffix in another alphabet, \
            such as 'PDFы', a suffix after a Latin word that the source has, as in 'Sendдер', the 'x' of a format that the \
            source has, as in 'WIDTHxHEIGHT', a Latin capital before a word if it begins a code of the source, as in \
            'XВеликий' for 'XL', and Greek letters as \
            symbols, as in 'μm', and lists of letters. A letter is wrong if most letters of its word are in another \
            alphabet. If there are as many of each, the alphabet of the language is right.
            """,
        examples: [
            .finds(
                "'Cтрелка' has the Latin letter 'C' among Cyrillic ones", "A Latin capital",
                .strings("Arrow", "ru", "Cтрелка")),
            .finds(
                "'Мit' has the Cyrillic letter 'М' among Latin ones", "A Cyrillic capital",
                .strings("With", "de", "Мit")),
            .finds("'Zεν' has the Latin letter 'Z' among Greek ones", "In Greek", .strings("Zen", "el", "Zεν")),
            .finds(
                "'хIара' has the Latin letter 'I' among Cyrillic ones", "A palochka of a Caucasian language",
                .strings("This", "ce", "хIара")),
            .finds(
                "'Сè' has the Latin letter 'è' among Cyrillic ones", "As many letters of each",
                .strings("All", "mk", "Сè")),
            .finds(
                "'MБ' has the Latin letter 'M' among Cyrillic ones", "A unit, in two alphabets",
                .strings("5 MB", "ru", "5 MБ")),
            .finds(
                "'сістэma' has the Latin letters 'm' and 'a' among Cyrillic ones", "Two letters, one not alike",
                .strings("System", "be", "сістэma")),
            .finds(
                "'прiказ' has the Latin letter 'i' among Cyrillic ones", "A letter that Serbian does not have",
                .strings("Display", "sr", "прiказ")),
            .leaves(
                "A list of two alphabets",
                .strings("Letters", "el", "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρςστυφχψω")),
            .leaves("One alphabet", .strings("Arrow", "ru", "Стрелка")),
            .leaves("A name next to a word", .strings("An Apple computer", "ru", "Компьютер Apple-а")),
            .leaves("An abbreviation with a suffix", .strings("PCs", "ru", "PCы")),
            .leaves("A name with a suffix", .strings("No Send found", "ky", "Sendдер табылган жок")),
            .finds(
                "'caхар' has the Latin letters 'c' and 'a' among Cyrillic ones", "A word that the source does not have",
                .strings("Sugar", "ru", "caхар")),
            .leaves(
                "The sign of a format", .strings("Expected WIDTHxHEIGHT", "ru", "Ожидается ШИРИНАxВЫСОТА")),
            .finds(
                "'ЗАПАxЫ' has the Latin letter 'x' among Cyrillic ones", "An 'x' that the source lacks",
                .strings("SMELLS", "ru", "ЗАПАxЫ")),
            .leaves("A Latin part of a compound", .strings("diffReplace", "ru", "diffЗаменено")),
            .finds(
                "'EУже' has the Latin letter 'E' among Cyrillic ones", "A letter left of another word",
                .strings("Already", "ru", "EУже есть")),
            .leaves("A letter before a word in the source, too", .strings("XTerm", "bg", "XТерминал")),
            .leaves("A unit", .english("5 μm, 3 kΩ")),
            .finds(
                "'SharуPoint' has the Cyrillic letter 'у' among Latin ones", "A word of the source",
                .strings("Open SharePoint", "ru", "Открыть SharуPoint")),
            .leaves("A code before a word", .strings("XL - extra large", "uk", "XВеликий")),
            .finds(
                "'Бiрiншi' and 'деңгейi' have the Latin letter 'i' among Cyrillic ones", "Two words",
                .strings("First level", "kk", "Бiрiншi деңгейi")),
            .finds(
                "'Cтрелка' has the Latin letter 'C' among Cyrillic ones; 'вверx' mixes alphabets, too",
                "Two words with different letters", .strings("Arrow up", "ru", "Cтрелка вверx")),
        ],
        check: .text(of: .alphabets) { subject, findings in
            guard !subject.isPseudo else { return }
            let utf8 = subject.message.utf8
            let strays = subject.message.parts.filter { $0.kind == .text }.flatMap { part in
                StrayLetter.all(
                    in: utf8, part.range, locale: subject.locale ?? "", source: subject.sourceMessage?.utf8 ?? [])
            }.filter { !(hasExtraCapital(utf8, $0) && isPrefix($0, in: subject.sourceMessage?.utf8 ?? [])) }
            guard let first = strays.first else { return }
            let alike = words(strays.filter { $0.isLike(first) }, utf8)
            let others = words(strays.filter { !$0.isLike(first) }, utf8)
            let letters = first.letters.map { "'\($0)'" }.listed()
            let rest =
                others.isEmpty ? "" : "; \(others.firstOfMany) \(others.count == 1 ? "mixes" : "mix") alphabets, too"
            findings.add(
                subject.entry,
                "\(alike.count > mostNamed ? alike.firstOfMany : alike.listed()) \(alike.count == 1 ? "has" : "have") the "
                    + "\(first.alphabet.name) \(first.letters.count == 1 ? "letter" : "letters") \(letters) among "
                    + "\(first.others.name) ones\(rest)",
                help: help(strays, utf8, subject.sourceMessage?.utf8 ?? []))
        })

    private static let mostNamed = 5

    /// What to write in place of some stray letters.
    private static func help(_ strays: [StrayLetter], _ utf8: [UInt8], _ source: [UInt8]) -> String? {
        guard let first = strays.first else { return nil }
        if strays.count == 1 {
            if let word = word(of: source, like: first, utf8) { return "write '\(word)', as in the source" }
            if hasExtraCapital(utf8, first) {
                let letters = first.letters.map { "'\($0)'" }.listed()
                return "remove \(letters), which stands before the capital of the word"
            }
        }
        let meant = strays.compactMap(\.meant)
        guard meant.count == strays.count else {
            return "write the whole \(strays.count == 1 ? "word" : "words") in \(first.others.name) letters"
        }
        let names = meant.joined().map { $0 }.unique.map(CharacterName.full)
        return "write \(names.listed()) instead"
    }

    /// The word of the source that differs from one only in its stray letters: `SharePoint` for `SharуPoint`.
    private static func word(of source: [UInt8], like stray: StrayLetter, _ utf8: [UInt8]) -> String? {
        let letters: [Character] = Array(String(decoding: utf8[stray.word], as: UTF8.self))
        let words: [Substring] = String(decoding: source, as: UTF8.self).split { !$0.isLetter }
        for word in words where word.count == letters.count && word.count > 2 {
            let isSame = zip(word, letters).allSatisfy { one, other in one == other || stray.letters.contains(other) }
            if isSame { return String(word) }
        }
        return nil
    }

    /// Whether a stray letter is a capital that another capital and a small letter follow, as in `EУже`: it is left of
    /// another word.
    private static func hasExtraCapital(_ utf8: [UInt8], _ stray: StrayLetter) -> Bool {
        let word = Array(String(decoding: utf8[stray.word], as: UTF8.self).unicodeScalars.prefix(3))
        guard word.count == 3, stray.letters.count == 1, stray.letters.first == Character(word[0]) else { return false }
        return word[0].properties.isUppercase && word[1].properties.isUppercase && word[2].properties.isLowercase
    }

    /// Whether a capital stands before another word in the source, too: `XTerm`.
    private static func isPrefix(_ stray: StrayLetter, in source: [UInt8]) -> Bool {
        guard let letter = stray.letters.first?.asciiValue else { return false }
        return source.indices.dropLast().contains { at in
            source[at] == letter && 0x41...0x5A ~= source[at + 1] && (at == 0 || !source[at - 1].isLetter)
        }
    }

    /// The words with stray letters, each once, in quotation marks.
    private static func words(_ strays: [StrayLetter], _ utf8: [UInt8]) -> [String] {
        strays.map { "'\(String(decoding: utf8[$0.word], as: UTF8.self).shortened)'" }.unique
    }
}
