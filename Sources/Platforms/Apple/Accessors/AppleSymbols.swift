// The symbols that Xcode 26 generates for string catalogs, so that the same code builds without Xcode.

import Basics
import Catalogs

enum AppleSymbols {
    static let code = SymbolCode(
        // Of a string catalog, Xcode takes the keys that it did not find in code itself.
        isMade: { $0.catalog.format.layout != .allInOne || $0.extraction == "manual" },
        name: SymbolName.name, type: type, member: "LocalizedStringResource", header: header, text: text)

    @Sendable private static func type(_ argument: TextArgument) -> String? {
        let isLong = !Set(argument.specifier).isDisjoint(with: "lqztj")
        let isByte = argument.specifier.contains("hh")
        let isShort = argument.specifier.contains("h")
        let isSigned = argument.specifier.last.map { "dDi".contains($0) } ?? true
        switch argument.kind {
        case .object: return "String"
        case .integer:
            let width = isLong ? "" : isByte ? "8" : isShort ? "16" : "32"
            return (isSigned ? "Int" : "UInt") + width
        case .number: return isLong ? "Double" : "Float"
        case .character: return "CChar"
        case .wideCharacter: return "UInt16"
        case .characters, .wideCharacters, .pointer: return nil
        }
    }

    private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

    @Sendable private static func header(_ options: LookupOptions) -> [String] {
        let description = "private nonisolated let resourceBundle_: LocalizedStringResource.BundleDescription ="
        let module = [availability, "\(description) .atURL(Bundle.module.bundleURL)"]
        let found = [
            "private final class Bundle_ {}", "", availability, "\(description) .forClass(Bundle_.self)",
        ]
        let bundle =
            switch options.bundle {
            case .module: module
            case .main: [availability, "\(description) .main"]
            case .class: found
            case nil:
                ["#if SWIFT_PACKAGE"] + module.map { "    \($0)" } + ["#else"]
                    + found.map { $0.isEmpty ? "" : "    \($0)" } + ["#endif"]
            }
        return ["import Foundation", ""] + bundle + [
            "", availability, "nonisolated extension LocalizedStringResource {",
        ]
    }

    @Sendable private static func text(
        _ key: String, _ table: String, _ arguments: [(name: String, argument: TextArgument)]
    ) -> String {
        var value = ""
        for (name, argument) in arguments {
            value +=
                argument.kind == .object
                ? "\\(\(name))" : "\\(\(name), specifier: \(quoted(argument.specifier)))"
        }
        let text = arguments.isEmpty ? "" : " defaultValue: \"\(value)\","
        return "LocalizedStringResource(\(key),\(text) table: \(table), bundle: resourceBundle_)"
    }

    private static func quoted(_ specifier: String) -> String { "\"\(specifier)\"" }
}

/// Spells names as Xcode does.
package enum SymbolName {
    /// Returns a name in camel case for a key, a table or an argument; empty if nothing in it can be in a name.
    @Sendable package static func name(_ key: String, isType: Bool) -> String {
        var name = ""
        for (index, word) in words(of: key).enumerated() {
            let rest = index == 0 && !isType ? word.lowercased() : capitalized(word, isType: isType)
            name += rest
        }
        guard let first = name.unicodeScalars.first else { return "" }
        return first.properties.numericType == nil ? name : "_" + name
    }

    /// A table keeps the case of its name after the first letter.
    private static func capitalized(_ word: String, isType: Bool) -> String {
        let rest = word.dropFirst()
        return word.prefix(1).uppercased() + (isType ? String(rest) : rest.lowercased())
    }

    /// The words of a key: a capital letter after a small one begins another, and any letter after a digit.
    private static func words(of key: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var isAfterSmall = false
        var isAfterDigit = false
        func end() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in withoutPlaceholders(key).unicodeScalars {
            // An apostrophe is part of a word: `Don't`.
            if scalar == "'" || scalar == "\u{2019}" { continue }
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "$" else {
                // Combining marks belong to the letter before.
                if scalar.properties.isGraphemeExtend, !word.isEmpty { word.append(scalar) } else { end() }
                continue
            }
            let isDigit = scalar.properties.numericType != nil
            if scalar.properties.isUppercase && isAfterSmall || isAfterDigit && !isDigit { end() }
            word.append(scalar)
            (isAfterSmall, isAfterDigit) = (!scalar.properties.isUppercase, isDigit)
        }
        end()
        return words
    }

    private static func withoutPlaceholders(_ key: String) -> String {
        let utf8 = Array(key.utf8)
        guard utf8.has(UInt8(ascii: "%")) else { return key }
        var rest: [UInt8] = []
        var at = 0
        // In `100% sure` there is none.
        for specifier in AppleSpecifier.all(in: utf8).specifiers where !specifier.hasSpace {
            rest += utf8[at..<specifier.range.lowerBound] + [UInt8(ascii: " ")]
            at = specifier.range.upperBound
        }
        return String(decoding: rest + utf8[at...], as: UTF8.self)
    }
}
