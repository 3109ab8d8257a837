// A box in a language: its fonts at the configured size and at every size that users can choose.

import Budgets
import Drawing
import Fonts
import MessageLayout
import Samples
import TextLayout

/// Fits texts of one language into one box.
struct RoomRuler {
    private let room: Room
    private var ruler: SizedRuler
    private var covered = CoveredScalars()
    /// How texts fit at every size, and their pictures: many keys of an app show the same text.
    private var known: [ShownTexts: Measurement.BoxFit] = [:]
    private var pictures: [PictureName: TextPicture] = [:]

    /// The maximum number of cached texts per box and language.
    private static let mostKnown = 512

    /// A drawn text, and how many of its bytes are shown if a count cuts it.
    private struct PictureName: Hashable {
        let shown: ShownText
        var seen: Int?
    }

    init(
        _ room: Room, _ fonts: (stack: FontStack, steps: [NamedStep]), locale: String, _ typesetter: Typesetter
    ) {
        self.room = room
        ruler = SizedRuler(
            fonts.stack, fonts.steps, locale: locale, base: .given(Direction.of(locale: locale)), typesetter)
    }

    /// How the texts of a message fit; characters that no font has are searched for if asked, or if a text does not fit.
    mutating func fit(_ texts: ShownTexts, _ fitting: MessageFitting, findsMissing: Bool) -> Measurement.BoxFit {
        let fit = fitting.fit(texts, in: room.box, by: &ruler.own)
        let failing = fit.allFit ? firstFailing(texts, fitting) : nil
        let isAsked = findsMissing || fit.fits.contains(where: \.isBroken)
        return Measurement.BoxFit(
            room: room, fit: fit, failingStep: failing, steps: [], missing: isAsked ? missing(texts) : [])
    }

    /// Whether they fit at the configured size.
    mutating func allFit(_ texts: ShownTexts, _ fitting: MessageFitting) -> Bool {
        fitting.allFit(texts, in: room.box, by: &ruler.own)
    }

    private mutating func firstFailing(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> Measurement.BoxFit.Step? {
        // Texts that fit at the largest size fit at the smaller ones.
        guard let last = ruler.steps.indices.last, !fitting.allFit(texts, in: room.box, by: &ruler.steps[last].ruler)
        else {
            return nil
        }
        var first = ruler.steps.startIndex
        while first < last, fitting.allFit(texts, in: room.box, by: &ruler.steps[first].ruler) { first += 1 }
        let (step, largest) = (ruler.steps[first].step, ruler.steps[last].step)
        return .init(
            name: step.setting, fit: fitting.fit(texts, in: room.box, by: &ruler.steps[first].ruler),
            largest: step.points == largest.points
                ? nil : (largest.setting, fitting.fit(texts, in: room.box, by: &ruler.steps[last].ruler)))
    }

    /// How they fit, including every size that users can choose.
    ///
    /// Determines for each size whether they break, and keeps the fits if they will be drawn.
    mutating func fitAtSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting, isDrawn: Bool
    ) -> Measurement.BoxFit {
        if let known = known[texts] { return known }
        let fit = fitting.fit(texts, in: room.box, by: &ruler.own)
        let all = isDrawn ? drawnSteps(texts, fitting) : checkedSteps(texts, fitting)
        var failing: Measurement.BoxFit.Step?
        if fit.allFit, all.last?.isBroken ?? false {
            failing = isDrawn ? firstFailing(all) : firstFailing(texts, fitting)
        }
        let box = Measurement.BoxFit(room: room, fit: fit, failingStep: failing, steps: all, missing: missing(texts))
        if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
        known[texts] = box
        return box
    }

    /// The first size at which texts no longer fit, from their fits at all sizes.
    private func firstFailing(_ sizes: [Measurement.BoxFit.SizedFit]) -> Measurement.BoxFit.Step? {
        let fits = sizes.compactMap(\.fit)
        guard fits.count == ruler.steps.count, let last = ruler.steps.last?.step, let largest = fits.last,
            !largest.allFit,
            let first = fits.firstIndex(where: { !$0.allFit })
        else { return nil }
        let step = ruler.steps[first].step
        return .init(
            name: step.setting, fit: fits[first],
            largest: step.points == last.points ? nil : (last.setting, largest))
    }

    private mutating func drawnSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> [Measurement.BoxFit.SizedFit] {
        fitting.steps(texts, in: room.box, at: &ruler.steps).steps.map {
            .init(name: $0.step.setting, isBroken: $0.fit.fits.contains(where: \.isBroken), fit: $0.fit)
        }
    }

    private mutating func checkedSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> [Measurement.BoxFit.SizedFit] {
        var checked: [Measurement.BoxFit.SizedFit] = []
        for index in ruler.steps.indices {
            let isKnown = index > 0 && ruler.steps[index - 1].step.points == ruler.steps[index].step.points
            let isBroken =
                isKnown
                ? checked[index - 1].isBroken
                : !fitting.allFit(texts, in: room.box, by: &ruler.steps[index].ruler, wholeWords: true)
            checked.append(.init(name: ruler.steps[index].step.setting, isBroken: isBroken, fit: nil))
        }
        return checked
    }

    /// The picture of one of the texts fitted at every size.
    mutating func picture(
        of box: Measurement.BoxFit, text index: Int, by maker: inout PictureMaker
    ) -> TextPicture {
        let own = box.fit.fits[index]
        let name = PictureName(shown: own.shown)
        if let known = pictures[name] { return known }
        let fits = box.steps.compactMap { $0.fit?.fits[index].fit }
        return keep(maker.picture(of: own.fit, by: &ruler.own, fits: fits, at: &ruler.steps), name)
    }

    private mutating func keep(_ picture: TextPicture, _ name: PictureName) -> TextPicture {
        if pictures.count >= Self.mostKnown { pictures.removeAll(keepingCapacity: true) }
        pictures[name] = picture
        return picture
    }

    /// The picture of a text with only its first bytes shown.
    mutating func picture(
        of text: ShownText, seen: Int, _ fitting: MessageFitting, by maker: inout PictureMaker
    ) -> TextPicture? {
        let name = PictureName(shown: text, seen: seen)
        if let known = pictures[name] { return known }
        let hasLines = text.utf8.contains(0x0A)
        let box =
            hasLines ? Box(lines: nil) : Box(width: ruler.own.width(of: text.utf8[..<seen]), lines: 1, cut: .clip)
        guard let fit = fitting.fit(ShownTexts(text), in: box, by: &ruler.own).fits.first?.fit else { return nil }
        return keep(
            hasLines ? maker.picture(of: fit, seen: seen, by: &ruler.own) : maker.picture(of: fit, by: &ruler.own), name
        )
    }

    /// The characters that no font has; each is searched for once.
    private mutating func missing(_ texts: ShownTexts) -> [MissingCharacter] {
        for text in texts.texts where !covered.hasAll(of: text.utf8) {
            let found = ruler.missing(in: text.utf8)
            if !found.isEmpty { return found }
            covered.insert(text.utf8)
        }
        return []
    }
}

/// The characters known to be in a font.
private struct CoveredScalars {
    private var low = [Bool](repeating: false, count: 0x3000)
    private var high: Set<UInt32> = []

    func hasAll(of utf8: [UInt8]) -> Bool {
        var at = 0
        while at < utf8.count {
            let (value, length) = utf8.scalar(at: at)
            guard value < 0x3000 ? low[Int(value)] : high.contains(value) else { return false }
            at += length
        }
        return true
    }

    mutating func insert(_ utf8: [UInt8]) {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x3000 { low[Int(scalar.value)] = true } else { high.insert(scalar.value) }
        }
    }
}
