// Numbers of which nobody says what they are have as many digits as the source has room for.

import Budgets
import Catalogs
import Comparison
import MessageLayout
import MessagePatterns
import Samples
import TextLayout

extension Measurer {
    /// A language, and how many digits its numbers have where nothing is said of them.
    struct NumberedName: Hashable {
        let locale: String
        let digits: Int
    }

    /// More than take turns.
    private static let mostNumbered = 64

    /// The texts of a subject with fewer digits than usual; nil where its source has room for those, and where nothing would
    /// change.
    ///
    /// Numbers with which the source would break its own limit do not come there.
    package mutating func fewerDigits(_ subject: TextSubject, _ limit: Limit, _ usual: ShownTexts?) -> ShownTexts? {
        guard let usual, !subject.message.isPlain, subject.message.fault == nil,
            numbered(subject, digits: 1) != usual
        else { return nil }
        let digits = digits(subject, limit)
        return digits < SampleMaker.mostDigits ? numbered(subject, digits: digits) : nil
    }

    /// The most digits with which the source of a subject meets a limit, in all its branches; one at least.
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

    /// The texts that a subject shows with so many digits in numbers of which nothing is said.
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

    /// Whether texts meet a limit of what is seen.
    mutating func meets(_ texts: ShownTexts, _ limit: Limit) -> Bool {
        switch limit {
        case .most(let most, let unit):
            return !unit.isOfShownText || texts.texts.allSatisfy { Double(unit.count($0.utf8)) <= most }
        case .room(let room):
            let fitting = fitting
            return (try? withRuler(room) { $0.allFit(texts, fitting) }) ?? true
        case .least, .ratio: return true
        }
    }
}
