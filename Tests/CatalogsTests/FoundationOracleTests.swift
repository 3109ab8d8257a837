// Foundation's parser of property lists as the oracle: an app shows the texts that it reads.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("Compared with Foundation")
struct FoundationOracleTests {
    /// Returns the texts that an app would get from these bytes; nil if Foundation rejects them.
    private static func foundation(_ bytes: [UInt8]) -> [String: String]? {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return (list as? NSDictionary).map { dictionary in
            var result: [String: String] = [:]
            for (key, value) in dictionary {
                if let key = key as? String, let value = value as? String { result[key] = value }
            }
            return result
        }
    }

    /// Returns the texts that Swell read; for a repeated key, the last one.
    private static func swell(_ catalog: Catalog) -> [String: String] {
        Dictionary(catalog.entries.map { ($0.key, $0.value ?? "") }) { $1 }
    }

    /// Returns the number of keys that the app drops according to Swell; nil if Swell reports none.
    private static func keysLost(_ catalog: Catalog) -> Int? {
        catalog.faults.compactMap { if case .dropsRest(let keys) = $0.consequence { keys } else { nil } }.first
    }

    @Test(
        "Every .strings file of the corpora has the same keys and values as in Foundation",
        arguments: Corpora.paths("strings"))
    func corpora(path: String) throws {
        let catalog = try Corpora.read(path)
        guard !catalog.text.stored.isEmpty else { return }
        let foundation = Self.foundation(catalog.text.stored)
        if let lost = Self.keysLost(catalog) {
            let loaded = try #require(foundation)
            #expect(Set(loaded.keys).isSubset(of: Self.swell(catalog).keys))
            #expect(loaded.count + lost == Self.swell(catalog).count)
        } else if catalog.faults.allSatisfy(Self.isHarmless), Self.isUTF16WithoutMark(catalog) == false {
            #expect(Self.swell(catalog) == foundation)
        } else {
            #expect(foundation == nil)
        }
    }

    /// Whether Foundation loads the file despite a fault.
    ///
    /// Without an error, it skips a value that is not a string, replaces half a surrogate pair, and stops at the end of
    /// an XML list.
    private static func isHarmless(_ fault: Fault) -> Bool {
        switch fault.problem {
        case .notAString, .loneSurrogates: true
        case .malformedXML: fault.consequence == nil
        default: false
        }
    }

    /// Whether a file is UTF-16 without a byte order mark: Xcode can be told to read it, Foundation cannot detect it.
    private static func isUTF16WithoutMark(_ catalog: Catalog) -> Bool {
        catalog.text.encoding.name.hasPrefix("UTF-16") && (catalog.text.stored.first ?? 0xFF) < 0xFE
    }

    @Test("Octal escapes are NeXTSTEP Latin, all 256 of them")
    func octalEscapes() throws {
        for code in 0..<256 {
            let octal = String(code, radix: 8)
            let padded = String(repeating: "0", count: 3 - octal.count) + octal
            let text = "\"k\" = \"\\\(padded)\";"
            #expect(
                Self.swell(try Corpora.read(text, as: "a.strings")) == Self.foundation(Array(text.utf8)), "\\\(padded)")
        }
    }

    @Test("A backslash before any ASCII character means the same as in Foundation")
    func escapes() throws {
        for byte in UInt8(0x01)..<0x7F {
            let text = Array("\"k\" = \"<\\".utf8) + [byte] + Array("41a0>\";".utf8)
            guard byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\r") else { continue }
            let catalog = try Corpora.read(text, as: "a.strings")
            #expect(Self.swell(catalog) == Self.foundation(text), "\\\(Character(Unicode.Scalar(byte)))")
        }
    }

    /// Parts of `.strings` files; most files made of them are broken.
    private static let pieces = [
        "\"a\"", "\"b\\\"c\"", "'d'", "e.f-g", "=", ";", " ", "\n", "/* c */", "// d\n", "\"k\" = \"v\";", "\"k2\";",
        "{", "}",
        "(", ")", ",", "<0fbd>", "\\U00e9", "\"\\U2022 \\341 \\u203a\"", "é", "\"é\" = \"日本\";\n",
        "\"x\" = { y = z; };", "/",
        "\"m\" = \"1\n2\";\r\n",
    ]

    @Test("Files that Foundation reads are read the same way, and faults of the others match", arguments: 0..<40)
    func randomFiles(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        for _ in 0..<250 {
            let count = Int.random(in: 1...14, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            let bytes = Array(text.utf8)
            let catalog = try Corpora.read(bytes, as: "a.strings")
            let foundation = Self.foundation(bytes)
            let read = Self.swell(catalog)
            switch catalog.faults.compactMap(\.consequence).first {
            case .noneLoads: #expect(foundation == nil, "\(text.debugDescription)")
            case .dropsRest(let lost):
                // Swell continues where Foundation stops, so it has all keys that Foundation has.
                let loaded = try #require(foundation, "\(text.debugDescription)")
                #expect(Set(loaded.keys).isSubset(of: read.keys), "\(text.debugDescription)")
                #expect(loaded.count + lost == read.count, "\(text.debugDescription)")
            case nil where catalog.faults.isEmpty: #expect(read == foundation, "\(text.debugDescription)")
            case nil: #expect(foundation == nil || foundation == read, "\(text.debugDescription)")
            }
        }
    }

    @Test(
        "Every .stringsdict value of the corpora is in Foundation's dictionaries",
        arguments: Corpora.paths("stringsdict").filter { (try? Corpora.read($0))?.faults.isEmpty == true })
    func stringsdict(path: String) throws {
        let catalog = try Corpora.read(path)
        let list = try PropertyListSerialization.propertyList(from: Data(catalog.text.stored), format: nil)
        var texts: [String: [String]] = [:]
        func collect(_ value: NSObject, _ key: String) {
            if let text = value as? NSString {
                texts[key, default: []].append(text as String)
            } else if let dictionary = value as? NSDictionary {
                for (name, inner) in dictionary {
                    let isMetadata = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"].contains(
                        name as? String)
                    if !isMetadata, let inner = inner as? NSObject { collect(inner, key) }
                }
            }
        }
        for (key, value) in try #require(list as? NSDictionary) {
            if let key = key as? String, let value = value as? NSObject { collect(value, key) }
        }
        let read = Dictionary(grouping: catalog.entries, by: \.key).mapValues { $0.compactMap(\.value).sorted() }
        #expect(read == texts.mapValues { $0.sorted() })
    }
}
