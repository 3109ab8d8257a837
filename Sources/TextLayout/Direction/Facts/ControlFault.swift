// Controls of direction that are not nested as they should be.

/// A control that has no partner in its paragraph, or stands where it does nothing.
public struct ControlFault: Hashable, Sendable {
    /// What is wrong with a control.
    public enum Problem: Hashable, Sendable {
        /// It opens, and nothing closes it before the paragraph ends.
        case neverClosed
        /// It closes what was not opened.
        case closesNothing
        /// An embedding that is opened inside an isolate and still open where the isolate ends, or the end of an
        /// embedding inside an isolate that was opened after it.
        case crossesIsolate
        /// The first of a paragraph that nests deeper than the 125 levels there are; it does nothing.
        case tooDeep
    }

    /// The control.
    public let control: BidiControl
    /// Where it stands in the text's bytes.
    public let range: Range<Int>
    /// What is wrong with it.
    public let problem: Problem

    /// What is wrong, in words.
    public var summary: String {
        let name = control.abbreviation
        return switch problem {
        case .neverClosed: "\(name) is not closed before its paragraph ends"
        case .closesNothing: "\(name) closes nothing"
        case .crossesIsolate: "\(name) crosses the bounds of an isolate"
        case .tooDeep: "\(name) nests deeper than 125 levels, and does nothing"
        }
    }

    /// The faults of a UTF-8 text, in its order.
    public static func find(in utf8: [UInt8]) -> [ControlFault] {
        var faults: [ControlFault] = []
        var start = 0
        while start < utf8.count {
            let end = utf8.endOfParagraph(from: start)
            var nesting = ControlNesting()
            for occurrence in BidiControl.occurrences(in: utf8, start..<end) { nesting.take(occurrence) }
            faults += nesting.end().sorted { $0.range.lowerBound < $1.range.lowerBound }
            start = end
        }
        return faults
    }
}

/// The controls that are open at a place in a paragraph.
private struct ControlNesting {
    private var open: [(occurrence: BidiControl.Occurrence, level: Int)] = []
    private var openIsolates = 0
    private var isTooDeep = false
    private var faults: [ControlFault] = []

    mutating func take(_ occurrence: BidiControl.Occurrence) {
        switch occurrence.control.role {
        case .mark: break
        case .opensEmbedding: push(occurrence)
        case .opensIsolate:
            push(occurrence)
            openIsolates += 1
        case .closesEmbedding: closeEmbedding(occurrence)
        case .closesIsolate: closeIsolate(occurrence)
        }
    }

    /// The faults of the paragraph, which ends here.
    consuming func end() -> [ControlFault] {
        for entry in open { add(.neverClosed, entry.occurrence) }
        return faults
    }

    private mutating func push(_ occurrence: BidiControl.Occurrence) {
        // The next level of the control's own direction: without the paragraph's own, this is the deepest it may be.
        let level = (open.last?.level ?? 0) + 1
        let isRightToLeft: Bool? =
            switch occurrence.control {
            case .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate: true
            case .firstStrongIsolate: nil
            default: false
            }
        let nested = isRightToLeft.map { (level % 2 == 1) == $0 ? level : level + 1 } ?? level
        if nested > 125, !isTooDeep {
            isTooDeep = true
            add(.tooDeep, occurrence)
        }
        open.append((occurrence, nested))
    }

    private mutating func closeEmbedding(_ occurrence: BidiControl.Occurrence) {
        guard let last = open.last?.occurrence.control.role else { return add(.closesNothing, occurrence) }
        if last == .opensEmbedding {
            open.removeLast()
        } else {
            add(open.count > openIsolates ? .crossesIsolate : .closesNothing, occurrence)
        }
    }

    private mutating func closeIsolate(_ occurrence: BidiControl.Occurrence) {
        guard openIsolates > 0 else { return add(.closesNothing, occurrence) }
        while let last = open.popLast() {
            if last.occurrence.control.role == .opensIsolate { break }
            add(.crossesIsolate, last.occurrence)
        }
        openIsolates -= 1
    }

    private mutating func add(_ problem: ControlFault.Problem, _ occurrence: BidiControl.Occurrence) {
        faults.append(ControlFault(control: occurrence.control, range: occurrence.range, problem: problem))
    }
}
