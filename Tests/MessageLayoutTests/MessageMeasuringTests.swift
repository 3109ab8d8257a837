// Messages measured by a plan, over real catalogs.

import Catalogs
import Fonts
import MessageLayout
import MessagePatterns
import TestSupport
import Testing
import TextLayout

@Suite("Messages measured")
struct MessageMeasuringTests {
    private static func boxes() throws -> FontStack {
        let library = try FontLibrary(files: [Corpora.own.appending(path: "Fonts").path], usesInstalled: false)
        return try library.stack(try FontDescription("Boxes 10"))
    }

    @Test("Columns and points are measured side by side, whatever the unit of the box")
    func units() throws {
        for unit in LengthUnit.allCases {
            let plan = MeasuringPlan(
                locale: "en", box: Box(width: 30), unit: unit, base: .given(.leftToRight), fonts: try Self.boxes())
            var measuring = MessageMeasuring(plan)
            let message = measuring.measure(Message("Save"))
            #expect(message.points == [36])
            #expect(message.extents.map(\.columns) == [4])
            #expect(message.isFitting == (unit == .columns))
        }
    }

    @Test("Columns need no fonts")
    func withoutFonts() {
        var measuring = MessageMeasuring(
            MeasuringPlan(locale: "en", unit: .columns, base: .given(.leftToRight), fonts: nil))
        let message = measuring.measure(Message("Save"))
        #expect(message.points.isEmpty && message.details?.runs.isEmpty == true)
        #expect(message.described.fit.neededWidth == 4)
    }

    @Test("Measuring a message after others gives the same result as first", arguments: Corpora.paths("strings"))
    func sameAsFirst(path: String) throws {
        let catalog = try Corpora.read(path)
        let plan = MeasuringPlan(
            locale: catalog.locale ?? "en", box: Box(width: 120, lines: 2), base: .firstStrong(fallback: .leftToRight),
            fonts: try Self.boxes(), steps: [NamedStep(name: "a", points: 8), NamedStep(name: "b", points: 12)])
        var measuring = MessageMeasuring(plan)
        for entry in catalog.entries.prefix(60) {
            let message = Message(entry.value ?? "")
            var fresh = MessageMeasuring(plan)
            let (one, other) = (measuring.measure(message), fresh.measure(message))
            #expect(one.fit == other.fit && one.points == other.points && one.steps == other.steps)
            #expect(one.index == one.fit.worstIndex)
            // On one line, the width in points is the sum of its runs.
            if one.described.fit.linesNeeded == 1, let details = one.details, !details.runs.isEmpty {
                let sum = details.runs.reduce(0) { $0 + $1.points }
                #expect(abs(sum - one.points[one.index]) < 0.01)
            }
        }
    }
}
