// Fonts found among the given ones, and the messages for missing fonts.

import Fonts
import Foundation
import TestSupport
import Testing

@Suite("Finding fonts")
struct FontLibraryTests {
    @Test("A file specifies its own font, and a face in it by number")
    func files() throws {
        let library = try BoxFonts.library([])
        let first = try BoxFonts.stack("\(BoxFonts.path("BoxesCollection.ttc")) 12", in: library).configured[0]
        let second = try BoxFonts.stack("\(BoxFonts.path("BoxesCollection.ttc"))#1 12", in: library).configured[0]
        #expect(first.identity.family == "Boxes Thai" && first.covers("\u{E01}") && !first.covers("\u{4E00}"))
        #expect(second.identity.family == "Boxes Han" && !second.covers("\u{E01}") && second.covers("\u{4E00}"))
        #expect(second.identity.index == 1)
        #expect(first.typeface.sha256 == second.typeface.sha256)
    }

    @Test("An unavailable font is reported with a solution")
    func missing() throws {
        let library = try BoxFonts.library()
        let folder = try TemporaryFolder()
        let empty = try folder.write("", to: "empty/x.txt").split(separator: "/").dropLast().joined(separator: "/")
        let woff = try folder.write("wOF2", to: "a.woff2")
        for (make, reason) in [
            ({ try BoxFonts.stack("Boxs 17", in: library) }, "font family 'Boxs' not found; did you mean 'Boxes'?"),
            ({ try BoxFonts.stack("Boxes SemiBold 17", in: library) }, "'Boxes 17 semibold'"),
            ({ try BoxFonts.stack("Inter 17", in: library) }, "apt install fonts-inter"),
            ({ try BoxFonts.stack("SF Pro 17", in: library) }, "install Inter with 'apt install fonts-inter'"),
            ({ try BoxFonts.stack("Qwertz 17", in: library) }, "install it, or specify a font file"),
            ({ try BoxFonts.stack("Boxes 17 wght=350", in: library) }, "expected a variable font"),
            ({ try BoxFonts.stack("Boxes Variable 17 GRAD=1", in: library) }, "expected one of wght, opsz, slnt"),
            ({ try BoxFonts.stack("nowhere/x.ttf 17", in: library) }, "nowhere/x.ttf: there is no such file"),
            ({ try BoxFonts.stack("/\(empty) 17", in: library) }, "it is a folder"),
            ({ try BoxFonts.stack("/dev/null 17", in: library) }, "it is a device or a pipe"),
            ({ try BoxFonts.stack("\(Corpora.root.path)/README.md 17", in: library) }, "not a readable font"),
            (
                { try BoxFonts.stack("\(BoxFonts.path("BoxesCollection.ttc"))#2 17", in: library) },
                "there is no face #2; expected one from #0 to #1"
            ),
            (
                {
                    _ = try BoxFonts.library(["/\(empty)"]); return nil
                }, "there are no fonts in this folder"
            ),
            (
                {
                    _ = try BoxFonts.library([woff]); return nil
                }, "not a readable font"
            ),
            (
                {
                    _ = try BoxFonts.library(["no/where"]); return nil
                }, "no/where: there is no such file or folder"
            ),
            (
                { try BoxFonts.stack("Boxes", in: BoxFonts.library(fallbacks: ["Nowhere"])) },
                "font family 'Nowhere' not found"
            ),
        ] as [(() throws -> FontStack?, String)] {
            do {
                _ = try make()
                Issue.record("expected an error: \(reason)")
            } catch let error as FontError {
                #expect(error.message.contains(reason), "\(error.message)")
            }
        }
    }

    @Test("Fallbacks follow the requested font, in their order and its style, without duplicates")
    func fallbacks() throws {
        let library = try BoxFonts.library(fallbacks: ["Boxes Thai", "Boxes", "Boxes Variable", "Boxes"])
        let stack = try BoxFonts.stack("Boxes 17 bold +tnum tracking=1", in: library)
        let families = stack.configured.map { $0.identity.family + " " + $0.identity.style }
        #expect(families == ["Boxes Bold", "Boxes Thai Regular", "Boxes Variable Regular"])
        #expect(stack.configured[2].variations.map(\.value) == [700])
    }

    @Test("A character without a known family is searched for in all fonts, and may not be found")
    func covering() throws {
        let stack = try BoxFonts.stack("Boxes 17", in: BoxFonts.library())
        #expect(stack.font(covering: "\u{4E00}")?.identity.family == "Boxes Han")
        #expect(stack.font(covering: "\u{10FFFF}") == nil)
        #expect(stack.fallbacks(script: "Thai", language: "th").isEmpty)
    }

    @Test("Many threads get the same fonts")
    func threads() async throws {
        let library = try BoxFonts.library()
        let fonts = try await withThrowingTaskGroup(of: [ObjectIdentifier].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try (0..<200).map { turn in
                        let stack = try BoxFonts.stack("Boxes \(10 + turn % 20)", in: library)
                        #expect(stack.configured[0].covers("A") && !stack.configured[0].covers("é"))
                        return ObjectIdentifier(stack.configured[0])
                    }
                }
            }
            return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
        }
        #expect(fonts.count == 1)
    }
}
