// Java's resource bundles, `messages_de.properties`, and similar files.

import Catalogs
import MessagePatterns

enum PropertiesFormat: CatalogFormat {
    static let id = "properties"
    static let summary = "Java resource bundles: .properties in UTF-8 or ISO-8859-1"
    static let extensions = ["properties"]
    static let writing = "values in place, with \\uXXXX for characters that the file's encoding lacks"
    static let places: [LanguagePlace] = [PropertiesPlaces.java, .folder, .name, .suffix(".")]
    static let traits: FormatTraits = [.mayLeaveOutLanguage, .takesAnyLine]
    static let tagSeparator = "_"
    static let syntax = Syntax.javaMessageFormat

    static func slot(of path: CatalogPath) -> LanguageSlot? { PropertiesPlaces.slot(of: path) }

    static func tagSeparator(at place: LanguagePlace) -> String { place == PropertiesPlaces.java ? tagSeparator : "-" }

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        PropertiesNames.mayBe(path, beside: names)
    }

    /// Java reads a bundle as UTF-8 unless it is invalid; an ASCII file stays ASCII, which all readers support.
    ///
    /// UTF-16 is detected in order to report it.
    static func encoding(of bytes: [UInt8]) -> TextEncoding {
        switch TextEncoding(detecting: bytes) {
        case .utf16LittleEndian: return .utf16LittleEndian
        case .utf16BigEndian: return .utf16BigEndian
        case .utf8, .latin1, .ascii, .charset, .binary: break
        }
        if bytes.allSatisfy({ $0 < 0x80 }) { return .ascii }
        return UTF8Validation.isValid(bytes) ? .utf8 : .latin1
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        var scanner = PropertiesScanner(text)
        let listsFiles = text.utf8.firstOffset(of: "@import url(") != nil
        while let line = scanner.next() {
            // webL10n's list of files is no bundle: `[de]`, `@import url(de.properties)`.
            if listsFiles, line.key.first.map({ "@[".utf8.contains(text.utf8[$0]) }) ?? false { continue }
            var record = Record(
                key: Field(line.key.lowerBound, line.key.upperBound, .properties),
                value: Field(line.value.lowerBound, line.value.upperBound, line.form))
            record.comment = line.comment.map { Field($0.lowerBound, $0.upperBound, .propertiesComment) }
            reading.records.append(record)
        }
        reading.faults.append(scanner.faults)
        if let fault = encodingFault(text) { reading.faults.append(fault) }
        return reading
    }

    /// Java supports no other encodings, and no byte order mark: that would be part of the first key.
    private static func encodingFault(_ text: SourceText) -> ReadingFault? {
        switch text.encoding {
        case .utf16LittleEndian, .utf16BigEndian:
            let expected = "UTF-8 or ISO-8859-1, because Java supports no other; save it as UTF-8"
            return ReadingFault(at: text.start, .unexpected(found: "UTF-16", expected: expected), effect: .voidsFile)
        case .utf8, .latin1, .ascii, .charset, .binary:
            return text.start == 0 ? nil : .byteOrderMark("the first key, because Java reads the mark as part of it")
        }
    }
}
