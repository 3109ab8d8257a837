// GNU FriBidi as an oracle over real texts: another implementation of the same algorithm.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Levels, compared with FriBidi")
struct FriBidiTests {
    private static let program = URL(filePath: "/usr/bin/fribidi")

    @Test(
        "Real texts have the same levels as in FriBidi",
        .enabled(if: FileManager.default.isExecutableFile(atPath: program.path), "needs fribidi"),
        arguments: [Direction.leftToRight, .rightToLeft])
    func levels(direction: Direction) throws {
        // One paragraph per line, without tabs, which the program replaces with spaces first.
        let lines = RightToLeftCorpus.texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map(String.init).filter {
            !$0.unicodeScalars.contains { $0 == "\t" || $0 == "\r" }
        }
        let scratch = try TemporaryFolder()
        let input = try scratch.write(lines.joined(separator: "\n") + "\n", to: "texts")
        let outcome = try Programs.run(
            Self.program,
            [direction == .rightToLeft ? "--rtl" : "--ltr", "--levels", "--novisual", "--nobreak", "--nopad", input])
        let answers = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try #require(answers.count == lines.count)
        var different: [String] = []
        for (line, answer) in zip(lines, answers) {
            let theirs = answer.split(separator: " ").compactMap { UInt8($0) }
            let ours = levels(BidiText(line, base: .given(direction)), of: line)
            // The levels of controls are meaningless in both.
            let isVisible = line.unicodeScalars.map { $0.properties.generalCategory != .format }
            let agree =
                ours.count == theirs.count
                && zip(zip(ours, theirs), isVisible).allSatisfy { $0.0 == $0.1 || !$1 }
            if !agree { different.append(line) }
        }
        #expect(different.isEmpty)
    }

    private func levels(_ text: BidiText, of line: String) -> [UInt8] {
        var levels: [UInt8] = []
        var offset = 0
        var run = 0
        for scalar in line.unicodeScalars {
            while text.runs[run].range.upperBound <= offset { run += 1 }
            levels.append(text.runs[run].level)
            offset += UTF8.width(scalar)
        }
        return levels
    }
}
