// `bidi-override`: direction controls that reverse letters.

import Comparison
import MessagePatterns
import Pseudolocales
import TextLayout

extension Rule {
    static let bidiOverride = Rule(
        "bidi-override", .error, .wrongText,
        summary: "A text contains an override that reverses the order of its letters.",
        explanation: """
            LRO and RLO show every character after them in one direction, whatever its script: 'gpj.exe' looks like \
            'exe.jpg'. No language is written like that. In a translation, an override comes from a pseudo-locale or \
            is a mistake, or it hides the real text.

            If all letters and digits up to its end or the next override run in that direction anyway, nothing is \
            reversed, or only signs move, such as the dots of '[FILE] ...': the finding is a note, or a warning if a \
            placeholder is there, whose value may be reversed. What an embedding or an isolate contains has its own \
            direction. Hebrew whose words begin with the final form of a letter or a \
            colon was typed backwards, to look right after the override: the finding is a warning, because only search and \
            screen readers notice.

            To set the direction of a piece of text, put it between an isolate and its end: LRI or RLI, and PDI.
            """,
        examples: [
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'gpj.exe' reverses the text after it",
                "a file name that looks like another", .english("Open \u{202E}gpj.exe\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' reverses the text after it", "Hebrew from left to right",
                .strings("Hello", "he", "\u{202D}שלום\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before '00:00' reverses nothing", "digits from left to right",
                .strings("Time", "he", "שעה \u{202D}00:00\u{202C}")),
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'אודות' reverses nothing, the first of 2 overrides",
                "each word in its own direction",
                .strings("About Swell", "he", "\u{202E}אודות \u{202D}Swell")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' reverses the text after it", "the second of two overrides",
                .strings("Hello", "he", "\u{202E}שלום \u{202D}שלום")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'םולש' turns around text that is typed backwards",
                "Hebrew that was typed backwards", .strings("Hello", "he", "\u{202D}םולש")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before '..' moves only signs; U+202E RIGHT-TO-LEFT OVERRIDE "
                    + "after '..' does not end it",
                "another override in place of the end",
                .strings("Usage: swell [FILE] ..", "he", "שימוש: \u{200E}swell [FILE] \u{202D}..\u{202E}")),
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE between 'אודו' and 'ת' reverses nothing, the first of 2 overrides",
                "two overrides",
                .strings("About", "he", "אודו\u{202E}\u{202E}ת")),
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'أدخل' reverses nothing",
                "a value between an embedding and its end",
                .strings("Enter '%@'", "ar", "\u{202E}أدخل '\u{202A}%@\u{202C}'")),
            .leaves("an isolated name", .strings("Open Swell", "he", "פתיחת \u{2066}Swell\u{2069}")),
            .leaves("a pseudo-locale", .strings("Save", "ar-XB", "\u{202E}Save\u{202C}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls else { return }
            let overrides = BidiControl.occurrences(in: utf8).filter {
                $0.control == .leftToRightOverride || $0.control == .rightToLeftOverride
            }.prefix(mostExamined)
            guard let first = overrides.first, !subject.isPseudo else { return }
            let movesSigns = subject.movesSigns
            let reversing = movesSigns ? overrides.first { $0.control.reverses(utf8[$0.range.upperBound...]) } : nil
            let override = reversing ?? first
            let name = CharacterName.full(utf8.scalar(at: override.range.lowerBound).value)
            let place = TextPlace.words(override.range, in: utf8)
            if reversing != nil, utf8[override.range.upperBound...].isTypedBackwards {
                return findings.add(
                    subject.entry, "\(name) \(place) turns around text that is typed backwards",
                    help: "type the text in its own order, without the override", most: .warning)
            }
            let direction = "to set the direction of a piece of text, use LRI or RLI with PDI"
            if reversing != nil {
                return findings.add(
                    subject.entry, "\(name) \(place) reverses the text after it", help: "remove it; \(direction)")
            }
            let misused = overrides.dropFirst().last { utf8.endsLine(at: $0.range.upperBound) }
            let others =
                if let misused {
                    "; \(CharacterName.full(utf8.scalar(at: misused.range.lowerBound).value)) "
                        + "\(TextPlace.words(misused.range, in: utf8)) does not end it"
                } else if overrides.count > 1 {
                    ", the first of \(overrides.count) overrides"
                } else {
                    ""
                }
            let removal =
                if misused != nil, overrides.count == 2 {
                    "end it with \(CharacterName.full(0x202C)) instead, or remove both"
                } else {
                    overrides.count == 1 ? "remove it" : overrides.count == 2 ? "remove both" : "remove all of them"
                }
            let mayReverse = overrides.contains { subject.message.hasSlot(afterOverride: $0.range.upperBound) }
            findings.add(
                subject.entry,
                "\(name) \(place) \(movesSigns ? "moves only signs" : "reverses nothing")\(others)",
                help: "\(removal); \(direction)", most: mayReverse ? .warning : .note)
        })
}

/// A text with more overrides than these is damaged anyway.
private let mostExamined = 50

extension TextSubject {
    /// Whether the signs of the text would have another place without its overrides.
    fileprivate var movesSigns: Bool {
        let base = BaseDirection.given(writtenDirection)
        return BidiText(message.utf8, base: base).visualText
            != BidiText(message.utf8.withoutOverrides, base: base).visualText
    }
}

extension Message {
    /// Whether an override applies to a placeholder: one follows before the end of the override or its line.
    fileprivate func hasSlot(afterOverride offset: Int) -> Bool {
        let end = utf8[offset...].endOfOverride
        return parts.contains { $0.kind == .placeholder && $0.range.lowerBound >= offset && $0.range.lowerBound < end }
    }
}

extension [UInt8] {
    /// Whether nothing that is shown follows an offset in its line.
    fileprivate func endsLine(at offset: Int) -> Bool {
        var at = offset
        while at < count, self[at] != 0x0A {
            let (scalar, length) = scalar(at: at)
            if scalar.isSeen { return false }
            at += length
        }
        return true
    }

    /// The text without overrides and what ends them.
    fileprivate var withoutOverrides: [UInt8] {
        // Whether each open one is an override.
        var open: [Bool] = []
        let kept = String(decoding: self, as: UTF8.self).unicodeScalars.filter { scalar -> Bool in
            switch scalar.value {
            case 0x202D, 0x202E:
                open.append(true)
                return false
            case 0x202A, 0x202B:
                open.append(false)
                return true
            case 0x202C: return !(open.popLast() ?? true)
            default: return true
            }
        }
        return kept.flatMap { Array(String($0).utf8) }
    }
}

extension BidiControl {
    /// Whether an override reverses the text up to its end or the next override, because letters or digits there run
    /// the other way.
    fileprivate func reverses(_ rest: ArraySlice<UInt8>) -> Bool {
        // What an embedding or an isolate contains has its own direction.
        var depth = 0
        for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x202D, 0x202E: return false
            case 0x202C where depth == 0: return false
            case 0x202A, 0x202B, 0x2066...0x2068: depth += 1
            case 0x202C, 0x2069: depth = max(0, depth - 1)
            default: if depth == 0, reverses(scalar) { return true }
            }
        }
        return false
    }

    private func reverses(_ scalar: Unicode.Scalar) -> Bool {
        let isRightToLeft = Array(String(scalar).utf8).hasRightToLeftLetters
        if self == .leftToRightOverride { return isRightToLeft }
        return scalar.properties.numericType != nil || scalar.properties.isAlphabetic && !isRightToLeft
    }
}

extension ArraySlice<UInt8> {
    /// Whether a Hebrew word begins with the form that a letter has at the end of words, or with a sign that ends them.
    fileprivate var isTypedBackwards: Bool {
        var (last, next): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
            (last, next) = (next, scalar)
            guard 0x5D0...0x5EA ~= next.value, !(0x5D0...0x5EA ~= last.value) else { continue }
            if Self.finals.contains(next) || Self.ends.contains(last) { return true }
        }
        return false
    }

    private static var ends: Set<Unicode.Scalar> { [":", ".", ",", "!", "?"] }

    private static var finals: Set<Unicode.Scalar> { ["ך", "ם", "ן", "ף", "ץ"] }

    /// The offset of the end of an override before it: another override, an embedding, or the end of its line.
    fileprivate var endOfOverride: Int {
        indices.first { at in
            self[at] == 0x0A
                || at + 2 < endIndex && self[at] == 0xE2 && self[at + 1] == 0x80 && 0xAA...0xAE ~= self[at + 2]
        } ?? endIndex
    }
}

extension TextSubject {
    /// Whether its language is a pseudo-locale.
    var isPseudo: Bool {
        // Two letters are a real language.
        locale.map { $0.utf8.count > 2 && (try? PseudoTag($0)) != nil } ?? false
    }
}
