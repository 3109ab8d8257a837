// What the apps of a project are called.

import Basics
import Catalogs

extension Project {
    /// The names of the apps that its Xcode projects build, as code and as people write them: `HarborMate`, `Harbor Mate`.
    public var appNames: [String] {
        var names: Set<String> = []
        for project in regions.files {
            guard let bytes = try? FileReader.read(project) else { continue }
            var at = 0
            while let type = bytes.firstOffset(of: "product-type.application\"", from: at) {
                for name in Self.productNames(bytes, before: type) { names.formUnion([name, name.spaced]) }
                at = type + 1
            }
            guard at > 0 else { continue }
            let folder = CatalogPath(CatalogPath(project).folder).outerFolder
            for list in LanguageList.propertyLists(in: bytes) {
                names.formUnion(Self.bundleNames(in: folder + list))
            }
        }
        return names.filter { $0.count > 2 }.sorted()
    }

    /// Whether an Xcode project builds an app, and not libraries and plug-ins alone.
    public func buildsApp(_ project: String) -> Bool {
        guard let bytes = try? FileReader.read(project) else { return true }
        return bytes.firstOffset(of: "productType = ") == nil
            || bytes.firstOffset(of: "product-type.application") != nil
    }

    /// Whether an Xcode project copies files into what it builds, and does not leave all to another tool, such as `make`.
    public func copiesFiles(_ project: String) -> Bool {
        guard let bytes = try? FileReader.read(project) else { return true }
        return bytes.firstOffset(of: "isa = PBXLegacyTarget") == nil
            || bytes.firstOffset(of: "isa = PBXNativeTarget") != nil
    }

    /// The name of a target's product, and that of its file: `productReference = … /* HarborMate.app */;`.
    private static func productNames(_ bytes: [UInt8], before end: Int) -> [String] {
        let target = (bytes[..<end].lastIndex(of: UInt8(ascii: "{")) ?? 0)..<end
        let file = value(of: "productReference = ", in: target, bytes)?.split(separator: "/* ").last
        let app = file.flatMap { $0.hasSuffix(".app */") ? String($0.dropLast(".app */".count)) : nil }
        return [value(of: "productName = ", in: target, bytes), app].compactMap(\.self)
    }

    /// The names that a property list gives its bundle, unless they are those of the project's settings.
    private static func bundleNames(in file: String) -> [String] {
        guard let bytes = try? FileReader.read(file) else { return [] }
        let keys: [StaticString] = ["<key>CFBundleName</key>", "<key>CFBundleDisplayName</key>"]
        return keys.compactMap { key in
            let start: StaticString = "<string>"
            guard let mark = bytes.firstOffset(of: key),
                let open = bytes.firstOffset(of: start, from: mark + key.utf8CodeUnitCount)
            else { return nil }
            let value = bytes[(open + start.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "<") }
            let name = String(decoding: value, as: UTF8.self)
            return name.contains("$") ? nil : name
        }
    }

    private static func value(of label: StaticString, in target: Range<Int>, _ bytes: [UInt8]) -> String? {
        guard let found = bytes.firstOffset(of: label, in: target) else { return nil }
        let value = bytes[(found + label.utf8CodeUnitCount)..<target.upperBound].prefix { $0 != UInt8(ascii: ";") }
        return String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
}

extension String {
    /// With a space before each word that begins with a capital letter.
    fileprivate var spaced: String {
        var text = ""
        var last: Character?
        for letter in self {
            if letter.isUppercase, last?.isLowercase ?? false { text.append(" ") }
            text.append(letter)
            last = letter
        }
        return text
    }
}
