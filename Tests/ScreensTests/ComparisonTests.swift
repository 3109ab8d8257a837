// What is new on a screen in one language.

import Layouts
import Screens
import Testing

@Suite("Two records of a screen")
struct ComparisonTests {
    private func text(
        _ key: String?, path: String = "a", lines: Int = 1, _ problems: RecordedProblem.Kind...
    ) -> RecordedText {
        var text = RecordedText(key ?? "data", Frame(x: 0, y: 0, width: 80, height: 20))
        text.keys = key.map { [RecordedKey($0)] }
        text.path = path
        text.lines = Array(repeating: text.rectangle, count: lines)
        text.problems = problems.map { RecordedProblem($0) }
        return text
    }

    private func new(_ source: [RecordedText], _ target: [RecordedText]) -> [String] {
        let comparison = ScreenComparison(with: RecordedScreen(name: "a", locale: "en", texts: source))
        return comparison.newProblems(of: RecordedScreen(name: "a", locale: "de", texts: target)).map {
            "\($0.key.key) \($0.problem.kind.rawValue)"
        }
    }

    @Test("differ in the problems that only one has")
    func onlyNew() {
        #expect(new([text("save")], [text("save", .cut)]) == ["save cut"])
        #expect(new([text("save", .cut)], [text("save", .cut)]) == [])
        #expect(new([text("save", .cut)], [text("save", .cut, .brokenWord)]) == ["save broken word"])
        #expect(new([text("save", .cut)], [text("save")]) == [])
    }

    @Test("are paired by key, although a sorted list is in another order")
    func sortedLists() {
        let source = [text("apple", path: "li:1", .cut), text("pear", path: "li:2")]
        let target = [text("pear", path: "li:1"), text("apple", path: "li:2", .cut)]
        #expect(new(source, target) == [])
    }

    @Test("are paired by key and path if a key occurs twice")
    func repeatedKeys() {
        let source = [text("open", path: "nav", .cut), text("open", path: "main")]
        #expect(new(source, [text("open", path: "main", .cut)]) == ["open cut"])
        #expect(new(source, [text("open", path: "elsewhere", .cut)]) == [])
    }

    @Test("prove nothing about texts that only one shows, or without a key")
    func unpaired() {
        #expect(new([text("save")], [text("other", .cut), text(nil, .cut)]) == [])
        #expect(new([], [text("save", .cut)]) == [])
    }

    @Test("show that a text wraps by its lines alone")
    func wraps() {
        #expect(new([text("save")], [text("save", lines: 2)]) == ["save wrapped"])
        #expect(new([text("save", lines: 2)], [text("save", lines: 3)]) == [])
        #expect(RecordedProblem(.wrapped).isHard(for: .button))
        #expect(!RecordedProblem(.wrapped).isHard(for: .label))
    }

    @Test("belong together by name and width, whatever their order")
    func series() {
        let screens = [(360.0, "en"), (1280, "en"), (360, "de")].map { width, locale in
            RecordedScreen(name: "Login", locale: locale, size: .init(width: width, height: 700))
        }
        #expect(RecordedSeries.all(of: screens).map(\.records) == [[0, 2], [1]])
    }
}
