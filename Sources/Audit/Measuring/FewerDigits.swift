// Numbers of unknown size get as many digits as the source has space for.

import Budgets
import Catalogs
import Comparison
import MessageLayout
import MessagePatterns
import Samples
import TextLayout

extension Measurer {
    /// A language, and the number of digits of its numbers of unknown size.
    struct NumberedName: Hashable {
        let locale: String
        let digits: Int
    }

    /// More than are in use at a time.
    private static let mostNumbered = 64

    /// The texts of a subject with fewer digits than usual; nil if its source has space for the usual number, or if
    /// nothing would change.
    ///
    /// Numbers that would make the source exceed its own limit are assumed not to occur.
    package mutating func fewerDigits(_ subject: TextSubject, _ limit: Limit, _ usual: ShownTexts?) -> ShownTexts? {
        guard let usual, !subject.message.isPlain, subject.message.fault == nil,
            numbered(subject, digits: 1) != usual
        else { return nil }
        let digits = digits(subject, limit)
        return digits < SampleMaker.mostDigits ? numbered(subject, digits: digits) : nil
    }

    /// Whether a subject is a form for millions, as `many` is in French, and its source has no space for such a number.
    mutating func isForTooManyDigits(_ subject: TextSubject, _ limit: Limit) -> Bool {
        subject.entry.isOfNoNumber && digits(subject, limit) < SampleMaker.mostDigits
    }

    /// The most digits with which the source of a subject meets a limit in all its branches; at least one.
    mutating func digits(_ subject: TextSubject, _ limit: Limit) -> Int {
        let most = SampleMaker.mostDigits
        guard let original = subject.original else { return most }
        let maker = shown.maker
        shown.maker = nil
        defer { shown.maker = maker }
        let branches = shown.originals(of: original).filter { !$0.message.isPlain && $0.message.fault == nil }
        let locale = subject.originalLocale
        var fewest = most
        for (entry, message) in branches {
            let shortest = numbered(entry, message, locale: locale, digits: 1)
            while fewest > 1 {
                let texts = numbered(entry, message, locale: locale, digits: fewest)
                if texts == shortest || meets(texts, limit) { break }
                fewest -= 1
            }
        }
        return fewest
    }

    /// The texts of a subject with this many digits in numbers of unknown size.
    mutating func numbered(_ subject: TextSubject, digits: Int) -> ShownTexts {
        numbered(
            subject.entry, subject.message, source: subject.source, locale: subject.locale ?? "en", digits: digits)
    }

    mutating func numbered(
        _ entry: Entry, _ message: Message, source: Entry? = nil, locale: String, digits: Int
    ) -> ShownTexts {
        if numbered.count >= Self.mostNumbered { numbered.removeAll() }
        let name = NumberedName(locale: locale, digits: digits)
        return shown.texts(
            of: entry, message, source: source,
            &numbered[name, default: MessageFitting(locale: locale, given: samples, digits: digits)])
    }

    /// Whether texts meet a limit for shown text.
    mutating func meets(_ texts: ShownTexts, _ limit: Limit) -> Bool {
        switch limit {
        case .most(let most, let unit):
            return !unit.isOfShownText || texts.texts.allSatisfy { Double(unit.count($0.utf8)) <= most }
        case .room(let room):
            let (fitting, texts) = (fitting, drawn(texts, in: room))
            return (try? withRuler(room) { $0.allFit(texts, fitting) }) ?? true
        case .least, .ratio: return true
        }
    }
}
