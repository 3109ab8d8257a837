// A box in a language: its fonts, and its fonts at every size that people choose.

import Budgets
import Drawing
import Fonts
import MessageLayout
import Samples
import TextLayout

/// Fits texts of one language into one box.
struct RoomRuler {
    private let room: Room
    private let stack: FontStack
    private var ruler: PointRuler
    private var steps: [RuledStep<String, PointRuler>]
    private var covered = CoveredScalars()

    init(
        _ room: Room, _ fonts: (stack: FontStack, steps: [NamedStep]), locale: String, _ typesetter: Typesetter
    ) {
        self.room = room
        stack = fonts.stack
        let ruler = typesetter.ruler(stack, locale: locale, base: .given(Direction.of(locale: locale)))
        self.ruler = ruler
        steps = fonts.steps.map { step in
            RuledStep(SizeStep(setting: step.name, points: step.points), ruler: ruler.scaled(to: step.points))
        }
    }

    /// How texts of a message fit.
    mutating func fit(_ texts: ShownTexts, _ fitting: MessageFitting) -> Measurement.BoxFit {
        let fit = fitting.fit(texts, in: room.box, by: &ruler)
        let failing = fit.allFit ? firstFailing(texts, fitting) : nil
        return Measurement.BoxFit(room: room, fit: fit, failingStep: failing, steps: [], missing: missing(texts))
    }

    /// Whether they fit at the font's own size.
    mutating func allFit(_ texts: ShownTexts, _ fitting: MessageFitting) -> Bool {
        fitting.allFit(texts, in: room.box, by: &ruler)
    }

    private mutating func firstFailing(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> Measurement.BoxFit.Step? {
        // What fits at the largest size fits at the smaller ones.
        guard let last = steps.indices.last, !fitting.allFit(texts, in: room.box, by: &steps[last].ruler) else {
            return nil
        }
        var first = steps.startIndex
        while first < last, fitting.allFit(texts, in: room.box, by: &steps[first].ruler) { first += 1 }
        let (step, largest) = (steps[first].step, steps[last].step)
        return .init(
            name: step.setting, fit: fitting.fit(texts, in: room.box, by: &steps[first].ruler),
            largest: step.points == largest.points
                ? nil : (largest.setting, fitting.fit(texts, in: room.box, by: &steps[last].ruler)))
    }

    /// How they fit, at every size that people choose too.
    ///
    /// Whether they break is told of each size, and the fits are kept where they are to be drawn.
    mutating func fitAtSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting, isDrawn: Bool
    ) -> Measurement.BoxFit {
        let fit = fitting.fit(texts, in: room.box, by: &ruler)
        let all = isDrawn ? drawnSteps(texts, fitting) : toldSteps(texts, fitting)
        return Measurement.BoxFit(room: room, fit: fit, failingStep: nil, steps: all, missing: missing(texts))
    }

    private mutating func drawnSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> [Measurement.BoxFit.SizedFit] {
        fitting.steps(texts, in: room.box, at: &steps).steps.map {
            .init(name: $0.step.setting, isBroken: $0.fit.fits.contains(where: \.isBroken), fit: $0.fit)
        }
    }

    private mutating func toldSteps(
        _ texts: ShownTexts, _ fitting: MessageFitting
    ) -> [Measurement.BoxFit.SizedFit] {
        var told: [Measurement.BoxFit.SizedFit] = []
        for index in steps.indices {
            let isKnown = index > 0 && steps[index - 1].step.points == steps[index].step.points
            let isBroken =
                isKnown
                ? told[index - 1].isBroken
                : !fitting.allFit(texts, in: room.box, by: &steps[index].ruler, wholeWords: true)
            told.append(.init(name: steps[index].step.setting, isBroken: isBroken, fit: nil))
        }
        return told
    }

    /// The picture of one of the texts that was fitted at every size.
    mutating func picture(
        of box: Measurement.BoxFit, text index: Int, by maker: inout PictureMaker
    ) -> TextPicture {
        maker.picture(
            of: box.fit.fits[index].fit, by: &ruler, fits: box.steps.compactMap { $0.fit?.fits[index].fit }, at: &steps)
    }

    /// The picture of a text of which so many bytes are seen.
    mutating func picture(
        of text: ShownText, seen: Int, _ fitting: MessageFitting, by maker: inout PictureMaker
    ) -> TextPicture? {
        if text.utf8.contains(0x0A) {
            let whole = fitting.fit(ShownTexts(text), in: Box(lines: nil), by: &ruler).fits.first?.fit
            return whole.map { maker.picture(of: $0, seen: seen, by: &ruler) }
        }
        let box = Box(width: ruler.width(of: text.utf8[..<seen]), lines: 1, cut: .clip)
        return fitting.fit(ShownTexts(text), in: box, by: &ruler).fits.first.map {
            maker.picture(of: $0.fit, by: &ruler)
        }
    }

    /// What no font has; each character is looked for once.
    private mutating func missing(_ texts: ShownTexts) -> [MissingCharacter] {
        for text in texts.texts where !covered.hasAll(of: text.utf8) {
            let found = MissingCharacter.find(in: ruler.runs(of: text.utf8[...]), of: text.utf8, fonts: stack)
            if !found.isEmpty { return found }
            covered.insert(text.utf8)
        }
        return []
    }
}

/// The characters that are known to be in a font.
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
