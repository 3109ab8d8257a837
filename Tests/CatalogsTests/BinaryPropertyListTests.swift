// Binary property lists, compared with Foundation's.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private static func binary(_ list: Any) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    /// Returns a table with `count` keys: above 255 objects a reference takes two bytes, and above 14 characters
    /// a length takes a separate number.
    private static func table(_ count: Int) -> [String: String] {
        var table: [String: String] = [:]
        for index in 0..<count {
            table["key \(index)"] =
                ["", "short", "Tür 日本 😀", String(repeating: "lang ", count: index % 90)][index % 4] + "\(index)"
        }
        return table
    }

    @Test("Keys and values equal those that Foundation wrote", arguments: [0, 1, 14, 15, 127, 128, 300, 40_000])
    func reading(count: Int) throws {
        let table = Self.table(count)
        let catalog = try Corpora.read(try Self.binary(table), as: "a.strings")
        #expect(catalog.faults.isEmpty)
        #expect(Dictionary(catalog.entries.map { ($0.key, $0.value ?? "") }) { $1 } == table)
        #expect(catalog.entries.allSatisfy { $0.storedRange == nil })
    }

    @Test(
        "Foundation reads back replaced values, and everything else unchanged",
        arguments: [1, 14, 100, 127, 128, 300])
    func writing(count: Int) throws {
        var table = Self.table(count)
        let catalog = try Corpora.read(try Self.binary(table), as: "a.strings")
        var values: [Int: String] = [:]
        for entry in catalog.entries where entry.index % 3 == 0 {
            values[entry.index] = "neu «\(entry.index)» " + String(repeating: "x", count: entry.index * 7 % 400)
            table[entry.key] = values[entry.index]
        }
        let bytes = try catalog.replacing(values)
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        #expect(list as? [String: String] == table)
    }

    @Test("A string shared by two keys is replaced for only one of them")
    func sharedStrings() throws {
        // 254 keys that share one value: the object of the new value needs a longer reference.
        let table = Dictionary(uniqueKeysWithValues: (0..<254).map { ("k\($0)", "same") })
        let catalog = try Corpora.read(try Self.binary(table), as: "a.strings")
        let entry = try #require(catalog.entries.first { $0.key == "k7" })
        let bytes = try catalog.replacing([entry.index: "other"])
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
        #expect(list?["k7"] == "other")
        #expect(list?.values.count { $0 == "same" } == 253)
    }

    @Test("Keys that share a dictionary change together or not at all")
    func sharedDictionaries() throws {
        let path = Corpora.own.appending(path: "Fixtures/binary-shared.stringsdict").path
        let catalog = try Corpora.read(path)
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "other"]) }
        let bytes = catalog.rewritten { entry, output in
            output += "\(entry.variant)!".utf8
            return true
        }.bytes
        let read = try Corpora.read(bytes, as: path)
        #expect(read.entries.count == catalog.entries.count)
        #expect(read.entries.allSatisfy { $0.value == "\($0.variant)!" })
    }

    @Test("A binary .stringsdict has the branches of its XML")
    func stringsdict() throws {
        let path = Corpora.own.appending(path: "Moorings/App/ru.lproj/Localizable.stringsdict").path
        let xml = try Corpora.read(path)
        let list = try PropertyListSerialization.propertyList(from: Data(xml.text.stored), format: nil)
        let binary = try Corpora.read(try Self.binary(list), as: "ru.lproj/Localizable.stringsdict")
        func rows(_ catalog: Catalog) -> Set<[String]> {
            Set(catalog.entries.map { [$0.key, $0.variant, $0.value ?? ""] })
        }
        #expect(rows(binary) == rows(xml))
        #expect(!binary.entries.isEmpty)
    }

    @Test("A truncated file is reported, wherever it is cut")
    func cutShort() throws {
        let whole = try Self.binary(Self.table(40))
        for length in 8..<whole.count {
            let catalog = try Corpora.read(Array(whole[..<length]), as: "a.strings")
            #expect(!catalog.faults.isEmpty, "cut to \(length) bytes")
        }
    }

    /// No oracle here: Foundation crashes on some of these.
    @Test("Random damage neither crashes nor multiplies the contents", arguments: 0..<20)
    func damage(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        let whole = try Self.binary(Self.table(40))
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 6..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let catalog = try Corpora.read(bytes, as: "a.strings")
            #expect(catalog.entries.count <= bytes.count)
            for entry in catalog.entries { #expect(entry.value != nil) }
        }
    }

    @Test("Objects that contain themselves are a fault, not a loop")
    func circle() throws {
        // An array whose only element is itself: offset table, one object, reference 0.
        let bytes =
            Array("bplist00".utf8) + [0xA1, 0x00, 0x08] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
            + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
        let catalog = try Corpora.read(bytes, as: "a.strings")
        #expect(catalog.faults.contains { if case .brokenBinary = $0.problem { true } else { false } })
    }
}
