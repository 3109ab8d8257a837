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

    init(_ room: Room, _ stack: FontStack, locale: String) {
        self.room = room
        self.stack = stack
        let ruler = Typesetter().ruler(stack, locale: locale, base: .given(Direction.of(locale: locale)))
        self.ruler = ruler
        steps = room.chosenSizes.steps(of: stack.description.size).map { step in
            RuledStep(SizeStep(setting: step.name, points: step.points), ruler: ruler.scaled(to: step.points))
        }
    }

    /// How texts of a message fit.
    mutating func fit(_ texts: ShownTexts, _ fitting: MessageFitting) -> Measurement.BoxFit {
        let fit = fitting.fit(texts, in: room.box, by: &ruler)
        var failing: Measurement.BoxFit.Step?
        if fit.allFit, let last = steps.indices.last {
            // What fits at the largest size fits at the smaller ones.
            var largest = [steps[last]]
            let isFitting = fitting.steps(texts, in: room.box, at: &largest).firstFailing == nil
            steps[last] = largest[0]
            if !isFitting, let step = fitting.steps(texts, in: room.box, at: &steps).firstFailing {
                failing = .init(name: step.step.setting, fit: step.fit)
            }
        }
        return Measurement.BoxFit(room: room, fit: fit, failingStep: failing, steps: [], missing: missing(texts))
    }

    /// How they fit, at every size that people choose too.
    mutating func fitAtSteps(_ texts: ShownTexts, _ fitting: MessageFitting) -> Measurement.BoxFit {
        let fit = fitting.fit(texts, in: room.box, by: &ruler)
        let all = fitting.steps(texts, in: room.box, at: &steps).steps.map {
            Measurement.BoxFit.Step(name: $0.step.setting, fit: $0.fit)
        }
        let fails = fit.allFit && !(all.last?.fit.allFit ?? true)
        return Measurement.BoxFit(
            room: room, fit: fit, failingStep: fails ? all.first { !$0.fit.allFit } : nil, steps: all,
            missing: missing(texts))
    }

    /// The picture of one of the texts that was fitted at every size.
    mutating func picture(
        of box: Measurement.BoxFit, text index: Int, by maker: inout PictureMaker
    ) -> TextPicture {
        maker.picture(
            of: box.fit.fits[index].fit, by: &ruler, fits: box.steps.map { $0.fit.fits[index].fit }, at: &steps)
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
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            let value = scalar.value
            guard value < 0x3000 ? low[Int(value)] : high.contains(value) else { return false }
        }
        return true
    }

    mutating func insert(_ utf8: [UInt8]) {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x3000 { low[Int(scalar.value)] = true } else { high.insert(scalar.value) }
        }
    }
}
