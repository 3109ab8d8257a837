// Broken font files are read or rejected, and never crash.

import Fonts
import Foundation
import TestSupport
import Testing

@Suite("Broken font files")
struct HostileFontTests {
    static let names = ["Boxes-Regular.ttf", "BoxesVariable.ttf", "BoxesTracked.ttf", "BoxesCollection.ttc"]

    @Test("A truncated font is rejected with the name of the missing table: no widths are invented", arguments: names)
    func cut(name: String) throws {
        let whole = Array(try Data(contentsOf: URL(filePath: BoxFonts.path(name))))
        let folder = try TemporaryFolder()
        let path = try folder.write(Array(whole.dropLast(64)), to: "cut.ttf")
        let error = #expect(throws: FontError.self) { try BoxFonts.library([path]) }
        #expect(error?.message.contains("cut.ttf: the font is truncated: its table '") == true)
    }

    @Test("In a folder, a broken font is skipped and reported, and the others are used; alone it is an error")
    func besideOthers() throws {
        let whole = Array(try Data(contentsOf: URL(filePath: BoxFonts.path("Boxes-Regular.ttf"))))
        let folder = try TemporaryFolder()
        let cut = try folder.write(Array(whole.dropLast(64)), to: "fonts/A.ttf")
        try folder.write("no font", to: "fonts/B.ttf")
        let alone = #expect(throws: FontError.self) { try BoxFonts.library([folder.url.path + "/fonts"]) }
        #expect(alone?.message.contains("A.ttf: the font is truncated") == true)
        try folder.write(whole, to: "fonts/C.ttf")
        let library = try BoxFonts.library([folder.url.path + "/fonts"])
        #expect(library.leftOut.count == 2 && library.leftOut.first == alone)
        _ = try BoxFonts.stack("Boxes 17", in: library)
        #expect(throws: FontError.self) { try BoxFonts.library([cut, folder.url.path + "/fonts"]) }
    }

    @Test("Truncated or changed anywhere, a file is a font or an error", arguments: names)
    func broken(name: String) throws {
        let whole = Array(try Data(contentsOf: URL(filePath: BoxFonts.path(name))))
        let folder = try TemporaryFolder()
        var numbers = RandomNumbers(seed: UInt64(whole.count))
        var opened = 0
        for round in 0..<200 {
            var bytes = whole
            if round % 2 == 0 {
                bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &numbers)...)
            } else {
                // Most of the important data is at the beginning.
                let limit = round % 4 == 1 ? 400 : bytes.count
                for _ in 0..<Int.random(in: 1...20, using: &numbers) {
                    bytes[Int.random(in: 0..<limit, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
                }
            }
            let path = try folder.write(bytes, to: "\(round).ttf")
            guard let library = try? BoxFonts.library([path]) else { continue }
            opened += 1
            let description = try FontDescription(family: path, size: 20, weight: 650, isItalic: true)
            guard let font = try? library.stack(description).configured[0] else { continue }
            #expect(font.typeface.unitsPerEm > 0)
            #expect(font.typeface.sha256.count == 64)
            _ = (font.identity, font.line)
            for scalar: UInt32 in [0, 0x20, 0x41, 0x4E00, 0xFFFF, 0x10FFFF] {
                if let scalar = Unicode.Scalar(scalar) { _ = font.covers(scalar) }
            }
        }
        #expect(opened > 0 && opened < 200)
    }

    @Test("A font without read permission is rejected", .enabled(if: getuid() != 0, "root may read everything"))
    func permissions() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            Array(try Data(contentsOf: URL(filePath: BoxFonts.path(Self.names[0])))), to: "a.ttf")
        #expect(chmod(path, 0) == 0)
        #expect(throws: FontError.unreadable(path, .notPermitted)) { try BoxFonts.library([path]) }
    }
}
