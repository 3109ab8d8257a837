// Allocations per text on the main paths: a rising count shows that code creates a string for each text.

import Foundation
import TestSupport
import Testing

@Suite(
    "Allocations",
    .enabled(if: AllocationCounter.shared != nil, "needs clang, a system that loads libraries first, and no sanitizer"))
struct AllocationTests {
    private static let few = 2_000
    private static let many = 12_000

    /// A command, a format, and the maximum number of allocations for a text, about a tenth above the actual number.
    struct Path: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let file: String
        let text: @Sendable (Int) -> String
        let most: Double
        var head = ""
        var tail = ""

        var testDescription: String { "\(arguments.joined(separator: " ")) \(file)" }
    }

    private static func words(_ index: Int) -> String { "Open harbour \(index) of %@ again" }

    @Test(
        "Each text costs few allocations",
        arguments: [
            Path(
                arguments: ["list", "--format", "ndjson"], file: "en.lproj/Localizable.strings",
                text: { "\"key.\($0)\" = \"\(words($0))\";\n" }, most: 0.1),
            Path(
                arguments: ["generate", "--locale", "en-XA", "--out", "out"], file: "en.lproj/Localizable.strings",
                text: { "\"key.\($0)\" = \"\(words($0))\";\n" }, most: 0.1),
            Path(
                arguments: ["check"], file: "en.lproj/Localizable.strings",
                text: { "/* [CHAR LIMIT=400] */\n\"key.\($0)\" = \"\(words($0))\";\n" }, most: 10),
            Path(
                arguments: ["check"], file: "de.lproj/Localizable.strings",
                text: { "\"key.\($0)\" = \"\(words($0))\";\n" }, most: 1.2),
            Path(
                arguments: ["generate", "--locale", "en-XA", "--out", "out"], file: "res/values/strings.xml",
                text: { "<string name=\"key_\($0)\">Open harbour \($0) of %s</string>\n" }, most: 0.1,
                head: "<resources>\n", tail: "</resources>\n"),
            Path(
                arguments: ["generate", "--locale", "en-XA", "--out", "out"], file: "po/app.pot",
                text: { "msgid \"\(words($0))\"\nmsgstr \"\"\n\n" }, most: 0.1,
                head: "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"),
            // One text in which each piece causes a finding: it is decoded only for the first.
            Path(
                arguments: ["check", "--format", "csv"], file: "en.ftl",
                text: { " { x\($0) }" }, most: 15, head: "guide =", tail: "\n"),
        ])
    func eachText(_ path: Path) throws {
        let counter = try #require(AllocationCounter.shared)
        func count(_ texts: Int) throws -> Int {
            let folder = try TemporaryFolder()
            try folder.write(path.head + (0..<texts).map(path.text).joined() + path.tail, to: path.file)
            return try #require(try counter.allocations(of: path.arguments + [path.file], in: folder.url))
        }
        let each = Double(try count(Self.many) - count(Self.few)) / Double(Self.many - Self.few)
        #expect(each <= path.most, "\(each)")
    }

    @Test("Starting costs few allocations")
    func start() throws {
        let counter = try #require(AllocationCounter.shared)
        let count = try #require(try counter.allocations(of: ["--version"], in: Corpora.root))
        #expect(count <= 180)
    }
}
