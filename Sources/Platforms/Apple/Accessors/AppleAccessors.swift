// Typed code for Apple's apps.

import Catalogs

extension PlatformAccessors {
    static let apple = PlatformAccessors(
        formats: [Format(StringsFormat.self), Format(StringsDictFormat.self), Format(XCStringsFormat.self)],
        standardTable: "Localizable",
        table: { $0.stem },
        isOnlyForSystem: { table, path in
            table.hasSuffix("InfoPlist") || table.hasSuffix("AppShortcuts") || path.string.contains("Settings.bundle/")
        },
        arguments: AppleArguments.read,
        description: AppleDescription.text,
        lookup: AppleLookup.code,
        symbols: AppleSymbols.code)
}

/// A key's text as a person would describe it.
enum AppleDescription {
    /// The first text of a key, in the most general form of its plurals, with those of its variables in their places.
    @Sendable static func text(_ entries: [Entry]) -> String {
        let branches = entries.map { ($0, AppleBranch($0)) }
        let texts = branches.filter { $0.1.variable == nil }.map(\.0)
        guard let entry = texts.last(where: { AppleBranch.category($0) == "other" }) ?? texts.first,
            let value = entry.value
        else { return "" }
        var forms: [String: String] = [:]
        for (form, branch) in branches {
            guard let variable = branch.variable, let text = form.value else { continue }
            if forms[variable] == nil || AppleBranch.category(form) == "other" { forms[variable] = text }
        }
        return forms.isEmpty ? value : filled(value, forms, depth: 0)
    }

    /// A text with the forms of its variables, which may have variables again.
    private static func filled(_ value: String, _ forms: [String: String], depth: Int) -> String {
        guard depth < 4 else { return value }
        let utf8 = Array(value.utf8)
        var text: [UInt8] = []
        var at = 0
        for specifier in AppleSpecifier.all(in: utf8).specifiers {
            guard case .variable(let name) = specifier.content, let form = forms[name] else { continue }
            text += utf8[at..<specifier.range.lowerBound] + Array(filled(form, forms, depth: depth + 1).utf8)
            at = specifier.range.upperBound
        }
        return String(decoding: text + utf8[at...], as: UTF8.self)
    }
}
