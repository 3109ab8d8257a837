// Controls of direction that a translation has and its source has not, or the other way round.

/// A control that a source and its translation hold in different numbers.
public struct ControlDifference: Hashable, Sendable {
    /// The control.
    public let control: BidiControl
    /// Where it stands in the source's bytes.
    public let inSource: [Range<Int>]
    /// Where it stands in the translation's bytes.
    public let inTranslation: [Range<Int>]

    /// The difference in words.
    public var summary: String {
        "\(control.abbreviation) occurs \(inSource.count) times in the source and \(inTranslation.count) times in the "
            + "translation"
    }

    /// The controls whose numbers differ, in the order of `BidiControl.allCases`.
    public static func between(_ source: [UInt8], _ translation: [UInt8]) -> [ControlDifference] {
        let before = places(in: source)
        let after = places(in: translation)
        return BidiControl.allCases.compactMap { control in
            let (inSource, inTranslation) = (before[control, default: []], after[control, default: []])
            guard inSource.count != inTranslation.count else { return nil }
            return ControlDifference(control: control, inSource: inSource, inTranslation: inTranslation)
        }
    }

    private static func places(in utf8: [UInt8]) -> [BidiControl: [Range<Int>]] {
        BidiControl.occurrences(in: utf8).reduce(into: [:]) { $0[$1.control, default: []].append($1.range) }
    }
}
