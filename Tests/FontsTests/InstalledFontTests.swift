// Installed fonts, compared with the output of fontconfig's own programs.

import Fonts
import Foundation
import TestSupport
import Testing

enum InstalledFonts {
    /// Whether a family is installed, according to `fc-list`.
    static func has(_ family: String) -> Bool { !((try? fontconfig("fc-list", [family])) ?? "").isEmpty }

    static func fontconfig(_ program: String, _ arguments: [String]) throws -> String {
        try Programs.run(URL(filePath: "/usr/bin/env"), [program] + arguments).text
    }

    static let hasInter = has("Inter") && has("Inter Display")
    static let hasNoto = has("Noto Sans Thai") && has("Noto Sans CJK JP")
}

@Suite("Installed fonts")
struct InstalledFontTests {
    @Test(
        "Each weight of Inter is its own file, with fontconfig's name",
        .enabled(if: InstalledFonts.hasInter, "Inter and Inter Display are not installed"),
        arguments: [
            (100, "Thin"), (200, "Extra ?Light"), (300, "Light"), (400, "Regular"), (500, "Medium"),
            (600, "Semi ?Bold"), (700, "Bold"), (800, "Extra ?Bold"), (900, "Black"),
        ])
    func weights(weight: Int, style: String) throws {
        let library = try FontLibrary()
        for isItalic in [false, true] {
            let font = try library.stack(FontDescription(family: "Inter", weight: weight, isItalic: isItalic))
                .configured[0]
            let output = try InstalledFonts.fontconfig("fc-query", ["-f", "%{style[0]}", font.typeface.path])
            let expected = isItalic ? (weight == 400 ? "Italic" : "\(style) ?Italic") : style
            #expect(output.wholeMatch(of: try Regex(expected)) != nil, "\(output)")
        }
    }

    @Test(
        "A font that covers a character is among those that fontconfig lists",
        .enabled(if: InstalledFonts.hasNoto, "no Noto"))
    func covering() throws {
        let stack = try FontLibrary().stack(FontDescription(family: "Noto Sans"))
        for value: UInt32 in [0xE01, 0x4E00, 0x1F600, 0x1D400, 0x10330, 0x2603, 0x20000, 0x1E900] {
            guard let scalar = Unicode.Scalar(value), let font = stack.font(covering: scalar) else { continue }
            let output = try InstalledFonts.fontconfig("fc-list", [":charset=\(String(value, radix: 16))", "file"])
            #expect(output.contains(font.typeface.path + ":"))
        }
        #expect(stack.font(covering: "\u{10FFFE}") == nil)
    }

    @Test(
        "The coverage is the one that fontconfig read from the file",
        .enabled(if: InstalledFonts.hasNoto, "Noto is not installed"))
    func coverage() throws {
        let stack = try FontLibrary().stack(FontDescription(family: "Noto Sans"))
        for (script, language) in [("Latn", "en"), ("Thai", "th"), ("Hani", "ja")] {
            let font = stack.fallbacks(script: script, language: language)[0]
            let output = try InstalledFonts.fontconfig(
                "fc-query", ["-i", "\(font.typeface.index)", "-f", "%{charset}", font.typeface.path])
            var covered: Set<UInt32> = []
            for range in output.split(separator: " ") {
                let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                if let first = ends.first, let last = ends.last { covered.formUnion(first...last) }
            }
            #expect(covered.count > 50)
            // Fontconfig omits control characters.
            for value in UInt32(0xA0)..<0x30000 {
                guard let scalar = Unicode.Scalar(value) else { continue }
                if font.covers(scalar) != covered.contains(value) {
                    Issue.record("U+\(String(value, radix: 16)) \(script)")
                }
            }
        }
    }

    @Test("The hash is that of sha256sum", .enabled(if: InstalledFonts.hasInter, "Inter is not installed"))
    func hash() throws {
        let face = try FontLibrary().stack(FontDescription(family: "Inter")).configured[0].typeface
        let output = try Programs.run(URL(filePath: "/usr/bin/env"), ["sha256sum", face.path]).text
        #expect(output.hasPrefix(face.sha256 + " "))
    }

    @Test("Inter substitutes for SF Pro, with Apple's tracking", .enabled(if: InstalledFonts.hasInter, "no Inter"))
    func substitute() throws {
        try #require(!InstalledFonts.has("SF Pro"))
        let stack = try FontLibrary().stack(FontDescription(family: "SF Pro"))
        #expect(stack.estimate?.asked == "SF Pro" && stack.estimate?.used == "Inter")
        #expect(stack.tracking == -0.43)
        #expect(stack.scaled(to: 19).estimate?.used == "Inter")
        let large = stack.scaled(to: 20.5)
        #expect(large.estimate?.used == "Inter Display")
        #expect(large.tracking == 0.38)
        #expect(stack.scaled(to: 34).tracking == 0.40)
        #expect(stack.scaled(to: 200).tracking == 0)
        #expect(try FontLibrary().stack(FontDescription(family: "Inter")).tracking == 0)
        #expect(try FontLibrary().stack(FontDescription(family: "Inter")).estimate == nil)
    }

    @Test("Han characters have the regional form of the language", .enabled(if: InstalledFonts.hasNoto, "no Noto"))
    func han() throws {
        let stack = try FontLibrary().stack(FontDescription(family: "Noto Sans", weight: 700))
        for (language, region) in [
            ("ja", "JP"), ("ko-KR", "KR"), ("zh", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"),
            ("zh-Hant-HK", "HK"), ("zh-Hans-HK", "SC"), ("yue", "HK"), ("en", "SC"),
        ] {
            let font = stack.fallbacks(script: "Hani", language: language)[0]
            #expect(font.identity.family == "Noto Sans CJK \(region)")
            #expect(font.identity.style == "Bold")
        }
    }

    @Test(
        "The fallbacks of each script cover its first letter", .enabled(if: InstalledFonts.hasNoto, "no Noto"),
        arguments: [
            ("Arab", "\u{628}"), ("Hebr", "\u{5D0}"), ("Thai", "\u{E01}"), ("Deva", "\u{915}"), ("Beng", "\u{995}"),
            ("Taml", "\u{B95}"), ("Geor", "\u{10D0}"), ("Armn", "\u{561}"), ("Ethi", "\u{1200}"), ("Khmr", "\u{1780}"),
            ("Laoo", "\u{E81}"), ("Mymr", "\u{1000}"), ("Sinh", "\u{D9A}"), ("Tibt", "\u{F40}"), ("Hang", "\u{AC00}"),
            ("Kana", "\u{30A2}"), ("Adlm", "\u{1E900}"), ("Nkoo", "\u{7CA}"), ("Grek", "\u{3B1}"), ("Zyyy", "\u{2603}"),
        ] as [(String, Unicode.Scalar)])
    func scripts(script: String, letter: Unicode.Scalar) throws {
        let stack = try FontLibrary().stack(FontDescription(family: "Noto Sans"))
        let fonts = stack.fallbacks(script: script, language: "en")
        #expect(script == "Zyyy" ? fonts.contains { $0.covers(letter) } : fonts[0].covers(letter))
    }
}
