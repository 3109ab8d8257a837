// The evidence for and against a placeholder: the same paragraph with its values isolated and not isolated.

extension PlaceholderHazard.Value {
    fileprivate var direction: Direction { self == .rightToLeft ? .rightToLeft : .leftToRight }

    /// Neighbors get different values, so that readers can distinguish them.
    fileprivate func value(for slot: Int) -> String {
        let values =
            switch self {
            case .rightToLeft: ["שלום", "דנה", "יוסי"]
            case .leftToRight: ["Anna", "Ben", "Carla"]
            case .numbered: ["Anna (2)", "Ben (3)", "Carla (4)"]
            }
        return values[slot % values.count]
    }
}

/// Checks the placeholders of one paragraph.
struct PlaceholderJudge {
    let text: SlottedText
    let paragraph: SlottedText.Paragraph
    /// The slots for words.
    let slots: [Int]
    let base: BaseDirection
    /// The values to try.
    let values: Set<PlaceholderHazard.Value>
    /// Whether the slots contain samples.
    let isSample: Bool

    func hazards() -> [PlaceholderHazard] {
        let empty = text.filled(paragraph) { _ in .value("") }
        // In a purely left-to-right paragraph, a left-to-right value changes nothing.
        let isPlain = base.fallback == .leftToRight && !BidiText.mayReadRightToLeft(empty.utf8.span)
        let samples = PlaceholderHazard.Value.allCases.filter {
            values.contains($0) && (!isPlain || $0 == .rightToLeft)
        }
        let companions = PlaceholderCompanions(text.filled(paragraph) { _ in .written })
        // An isolated value has the same effect on the rest, whatever it is.
        let meant = filled(.leftToRight) { _ in true }.visualOrder(base)
        let allShown = slots.count < 2 ? [] : samples.map { filled($0) { _ in false }.visualOrder(base) }
        return slots.compactMap { slot in
            let isAlone = samples.contains { sample in
                !companions.makePhrase(with: slot, in: sample.direction)
                    && filled(sample) { $0 != slot }.visualOrder(base) != meant
            }
            if isAlone { return hazard(slot, needsOthers: false) }
            if isSample, isTurned(slot, companions) { return hazard(slot, needsOthers: false, changesValue: true) }
            guard !companions.hasPlaceholder(beside: slot) else { return nil }
            let needsOthers = zip(samples, allShown).contains { sample, shown in
                !companions.makePhrase(with: slot, in: sample.direction) && shown != meant
                    && filled(sample) { $0 == slot }.visualOrder(base) != shown
            }
            return needsOthers ? hazard(slot, needsOthers: true) : nil
        }
    }

    /// Returns the paragraph with values, some of them isolated.
    private func filled(_ sample: PlaceholderHazard.Value, isIsolated: (Int) -> Bool) -> SlottedText.Filled {
        text.filled(paragraph) { slot in
            switch text.slots[slot].kind {
            case .number: return .value("12")
            case .local: return .value(base.fallback == .rightToLeft ? "יום" : "day")
            case .text, .literal: break
            }
            let value = sample.value(for: slot - paragraph.slots.lowerBound)
            return isIsolated(slot) ? .isolated(value) : .value(value)
        }
    }

    /// Whether the sample in a slot is displayed in a different order than on its own.
    private func isTurned(_ slot: Int, _ companions: PlaceholderCompanions) -> Bool {
        let sample = text.utf8[text.slots[slot].range]
        let direction = BidiText(Array(sample), base: .firstStrong(fallback: .leftToRight)).paragraphs.first?.direction
        guard !companions.makePhrase(with: slot, in: direction ?? .leftToRight) else { return false }
        return shown { $0 != slot }.visualText(base) != shown { _ in true }.visualText(base)
    }

    /// Returns the paragraph with its samples, some of them isolated.
    private func shown(isIsolated: (Int) -> Bool) -> SlottedText.Filled {
        text.filled(paragraph) { slot in
            let sample = String(decoding: text.utf8[text.slots[slot].range], as: UTF8.self)
            return text.slots[slot].kind == .text && isIsolated(slot) ? .isolated(sample) : .value(sample)
        }
    }

    private func hazard(_ slot: Int, needsOthers: Bool, changesValue: Bool = false) -> PlaceholderHazard {
        var readings = PlaceholderHazard.Value.allCases.map { sample in
            let meant = filled(sample) { _ in true }
            let shown = filled(sample) { !needsOthers && $0 != slot }
            return PlaceholderHazard.Reading(
                value: sample.value(for: slot - paragraph.slots.lowerBound), meant: meant.visualText(base),
                shown: shown.visualText(base), isChanged: meant.visualOrder(base) != shown.visualOrder(base))
        }
        if isSample {
            let meant = shown { _ in true }.visualText(base)
            let seen = shown { !needsOthers && $0 != slot }.visualText(base)
            let value = String(decoding: text.utf8[text.slots[slot].range], as: UTF8.self)
            readings.insert(.init(value: value, meant: meant, shown: seen, isChanged: meant != seen), at: 0)
        }
        return PlaceholderHazard(
            range: text.slots[slot].range, needsOthers: needsOthers, readings: readings, changesValue: changesValue)
    }
}
