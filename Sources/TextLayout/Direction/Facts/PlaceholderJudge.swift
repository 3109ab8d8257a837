// The evidence for and against a placeholder: the same paragraph with values, isolated and as they are.

/// Values of one kind; neighbours get different ones, so that a reader can tell them apart.
private enum Sample: CaseIterable {
    case rightToLeft, leftToRight, numbered

    var direction: Direction { self == .rightToLeft ? .rightToLeft : .leftToRight }

    func value(for slot: Int) -> String {
        let values =
            switch self {
            case .rightToLeft: ["שלום", "דנה", "יוסי"]
            case .leftToRight: ["Anna", "Ben", "Carla"]
            case .numbered: ["Anna (2)", "Ben (3)", "Carla (4)"]
            }
        return values[slot % values.count]
    }
}

/// Judges the placeholders of one paragraph.
struct PlaceholderJudge {
    let text: SlottedText
    let paragraph: SlottedText.Paragraph
    /// The placeholders of words.
    let slots: [Int]
    let base: BaseDirection

    func hazards() -> [PlaceholderHazard] {
        // Where all is from left to right, a value from left to right changes nothing.
        let isPlain = base.fallback == .leftToRight && !BidiText.mayReadRightToLeft(Array(text.utf8[paragraph.range]))
        let samples = isPlain ? [Sample.rightToLeft] : Sample.allCases
        // What is isolated looks the same to the rest, whatever it is.
        let meant = filled(.leftToRight) { _ in true }.visualOrder(base)
        let shown = slots.count < 2 ? [] : samples.map { filled($0) { _ in false }.visualOrder(base) }
        return slots.compactMap { slot in
            let joined = directionsJoined(to: slot)
            let isAlone = samples.contains { sample in
                !joined.contains(sample.direction) && filled(sample) { $0 != slot }.visualOrder(base) != meant
            }
            if isAlone { return hazard(slot, needsOthers: false) }
            let needsOthers = zip(samples, shown).contains { sample, shown in
                !joined.contains(sample.direction) && filled(sample) { $0 == slot }.visualOrder(base) != shown
            }
            return needsOthers && !isBesideAnother(slot) ? hazard(slot, needsOthers: true) : nil
        }
    }

    /// The text around a slot, as far as the slots beside it or the ends of the paragraph.
    private func gaps(of slot: Int) -> (before: Range<Int>, after: Range<Int>) {
        let isFirst = slot == paragraph.slots.lowerBound
        let isLast = slot + 1 == paragraph.slots.upperBound
        let start = isFirst ? paragraph.range.lowerBound : text.slots[slot - 1].range.upperBound
        let end = isLast ? paragraph.range.upperBound : text.slots[slot + 1].range.lowerBound
        return (start..<text.slots[slot].range.lowerBound, text.slots[slot].range.upperBound..<end)
    }

    /// Whether nothing but spaces parts a slot from another, as in `%1$@ %2$@`: their values make one phrase, too.
    private func isBesideAnother(_ slot: Int) -> Bool {
        let gaps = gaps(of: slot)
        return slot > paragraph.slots.lowerBound && directionalities(in: gaps.before).allSatisfy { $0 == .space }
            || slot + 1 < paragraph.slots.upperBound && directionalities(in: gaps.after).allSatisfy { $0 == .space }
    }

    /// The directions of the letters that make one phrase with a slot, as in `v%@`, `%@/s` and `Firefox %@`: nothing
    /// but a space, or nothing but punctuation, lies between.
    private func directionsJoined(to slot: Int) -> Set<Direction> {
        let gaps = gaps(of: slot)
        let before = joined(directionalities(in: gaps.before).reversed())
        let after = joined(directionalities(in: gaps.after))
        return Set([before, after].compactMap { $0 })
    }

    private func joined(_ gap: [Directionality]) -> Direction? {
        var hasSpace = false
        var hasOther = false
        for directionality in gap {
            switch directionality {
            case .strong(let direction): return direction
            case .space: hasSpace = true
            case .number, .neutral: hasOther = true
            case .mark, .ignored: break
            }
            if hasSpace && hasOther { return nil }
        }
        return nil
    }

    private func directionalities(in range: Range<Int>) -> [Directionality] {
        var list: [Directionality] = []
        text.utf8.forEachScalar(in: range) { range, scalar in
            switch BidiControl(text.utf8, at: range.lowerBound)?.role {
            case nil: list.append(scalar.directionality)
            case .mark: break
            // What begins or ends here is a phrase of its own.
            case .opensEmbedding, .closesEmbedding, .opensIsolate, .closesIsolate: list += [.space, .neutral]
            }
        }
        return list
    }

    /// The paragraph with values, some of them isolated.
    private func filled(_ sample: Sample, isIsolated: (Int) -> Bool) -> SlottedText.Filled {
        text.filled(paragraph) { slot in
            if text.slots[slot].kind == .number { return .value("12") }
            let value = sample.value(for: slot - paragraph.slots.lowerBound)
            return isIsolated(slot) ? .isolated(value) : .value(value)
        }
    }

    private func hazard(_ slot: Int, needsOthers: Bool) -> PlaceholderHazard {
        let readings = Sample.allCases.map { sample in
            let meant = filled(sample) { needsOthers ? $0 == slot : true }
            let shown = filled(sample) { needsOthers ? false : $0 != slot }
            return PlaceholderHazard.Reading(
                value: sample.value(for: slot - paragraph.slots.lowerBound), meant: meant.picture(base),
                shown: shown.picture(base), isChanged: meant.visualOrder(base) != shown.visualOrder(base))
        }
        return PlaceholderHazard(range: text.slots[slot].range, needsOthers: needsOthers, readings: readings)
    }
}
