// Weblate flags in comments: `max-length:40`.

import Basics
import Fonts
import TextLayout

enum WeblateFlags: BudgetSource {
    static let id = "weblate"
    static let examples = [
        LimitExample("max-length:40", .most(40, .codePoints)),
        LimitExample("weblate: max-length:40, max-lines:2", .most(40, .codePoints), .most(2, .lines)),
        LimitExample("Title\nweblate-flags: python-format, max-lines:3", .most(3, .lines)),
        LimitExample("max-size:120", .room(Room(box: Box(width: 120)))),
        LimitExample("max-size:120:2", .room(Room(box: Box(width: 120, lines: 2)))),
        LimitExample(#"regex:"a,max-length:4", max-length:40"#, .most(40, .codePoints)),
        LimitExample("max-length: see the design"),
        LimitExample("max-length:x", isMalformed: true),
        LimitExample("Its max-length:40 is the server's"),
        LimitExample("icu-message-format, priority:100"),
        LimitExample("weblate: max-length:", isMalformed: true),
        LimitExample("weblate: max-length:forty", isMalformed: true),
        LimitExample("weblate: max-size:120:two", isMalformed: true),
        LimitExample("weblate: max-size:120, font-size:huge", isMalformed: true),
    ]

    static let needs: CommentWords? = .max

    static func read(_ comment: [UInt8], into found: inout [Statement]) {
        guard comment.has(UInt8(ascii: "-")) else { return }
        var at = 0
        while let hit = comment.firstOffset(ofWord: "max-", from: at) {
            let start = comment[..<hit].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let end = comment.firstOffset(of: 0x0A, in: hit..<comment.count) ?? comment.count
            at = end
            read(comment, line: start..<end, into: &found)
        }
    }

    private static func read(_ comment: [UInt8], line: Range<Int>, into found: inout [Statement]) {
        var start = line.lowerBound
        while start < line.upperBound, comment[start].isSpace || isSign(comment[start]) { start += 1 }
        let name = names.first { comment.has($0, at: start) }
        let flags = WeblateFlagList(comment, start + (name?.utf8CodeUnitCount ?? 0)..<line.upperBound)
        let first = found.count
        var font: WeblateFont?
        for flag in flags {
            // A line without a name before its flags counts only if all of it consists of flags.
            guard name != nil || flag.isWellFormed else { return found.removeSubrange(first...) }
            guard let content = content(of: flag, among: flags, &font) else { continue }
            found.append(Statement(content: content, range: flag.range))
        }
    }

    /// The names that may precede the flags on a line; neither contains a line break.
    private static let names: [StaticString] = ["weblate-flags:", "weblate:"]

    /// Whether a line of a comment may begin with this byte.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: ","): true
        default: false
        }
    }

    /// Returns the meaning of a flag; nil if it does not set a size.
    private static func content(
        of flag: WeblateFlagList.Item, among flags: WeblateFlagList, _ known: inout WeblateFont?
    ) -> Statement.Content? {
        if flags.has(flag, name: "max-length") {
            guard flag.count == 1, let most = flags.first(of: flag) else {
                return .malformed("expected a number of at least 1, as in max-length:40")
            }
            return .limit(.most(Double(most), .codePoints))
        }
        if flags.has(flag, name: "max-lines") {
            guard flag.count == 1, let most = flags.first(of: flag) else {
                return .malformed("expected a number of at least 1, as in max-lines:2")
            }
            return .limit(.most(Double(most), .lines))
        }
        guard flags.has(flag, name: "max-size") else { return nil }
        guard 1...2 ~= flag.count, let width = flags.first(of: flag),
            let lines = flag.count > 1 ? flags.second(of: flag) : 1
        else { return .malformed("expected a width and a number of lines, as in max-size:120:2") }
        let font = known ?? WeblateFont(flags)
        known = font
        if let problem = font.problem { return .malformed(problem) }
        return .limit(.room(Room(box: Box(width: Double(width), lines: lines), font: font.description)))
    }
}

/// The font that the flags specify.
struct WeblateFont {
    /// The font; nil if they specify none.
    private(set) var description: FontDescription?
    /// Why the font is invalid.
    private(set) var problem: String?

    init(_ flags: borrowing WeblateFlagList) {
        let family = flags.value(of: "font-family")
        let size = flags.value(of: "font-size")
        let weight = flags.value(of: "font-weight")
        guard family != nil || size != nil || weight != nil else { return }
        let words = ["\"\(family ?? "SF Pro")\"", size, weight].compactMap(\.self)
        do throws(FontDescriptionError) {
            description = try FontDescription(words.joined(separator: " "))
        } catch {
            problem = error.message
        }
    }
}
