// Which plural category each form of a PO file is: `msgstr[1]` in Russian is `few`.

internal import CICU

/// The plural branches of a file, by number.
package struct PluralNames {
    private static let categories = ["zero", "one", "two", "few", "many", "other"]
    private static let other = 5
    /// Numbers that cover everything rules depend on: the last two digits, hundreds, thousands and millions.
    private static let numbers = Array(0...200) + [1000, 1001, 1002, 10_000, 100_000, 1_000_000, 2_000_000]

    /// The names of the forms that the header declares.
    private let names: [String]
    /// The number of forms that the header declares; nil if it declares none.
    let count: Int?

    /// Creates the names from a header's plural rule, and the language if it is known.
    ///
    /// A form gets the name of the category that most of its numbers have. If two forms have the same category, the
    /// later one is named by its number.
    package init(_ header: POPluralForms?, language: String?) {
        count = header?.count
        let forms = header ?? POPluralForms(count: 2, expression: .binary(.unequal, .count, .number(1)))
        let chosen = Self.categories(in: language)
        var tallies = [[Int]](repeating: [Int](repeating: 0, count: Self.categories.count), count: forms.count)
        for (number, category) in zip(Self.numbers, chosen) {
            guard let form = forms.expression.value(UInt64(number)).flatMap({ Int(exactly: $0) }),
                tallies.indices.contains(form)
            else { continue }
            tallies[form][Int(category)] += 1
        }
        var taken: Set<Int> = []
        names = tallies.enumerated().map { form, tally in
            let most = tally.max() ?? 0
            // A form without numbers is that of fractions.
            let category = most == 0 || forms.count == 1 ? Self.other : tally.firstIndex(of: most) ?? Self.other
            return taken.insert(category).inserted ? "plural.\(Self.categories[category])" : "plural.[\(form)]"
        }
    }

    /// Returns the branch of a form.
    package func name(of form: Int) -> String { names.indices.contains(form) ? names[form] : "plural.[\(form)]" }

    /// Returns the categories of the numbers; without a language, one is `one`, and all others are `other`.
    private static func categories(in language: String?) -> [UInt8] {
        // `sr@latin` and `zh_CN` are `sr` and `zh` to ICU.
        let tag = language?.split { $0 == "@" || $0 == "." }.first.map { $0.map { $0 == "_" ? "-" : $0 } }
        guard let tag = tag.map({ String($0) }), cicu_has_plural_rules(tag, false) else {
            return numbers.map { $0 == 1 ? 1 : UInt8(other) }
        }
        return [UInt8](unsafeUninitializedCapacity: numbers.count) { buffer, count in
            cicu_plural_select(
                tag, false, numbers.map(Double.init), Int32(truncatingIfNeeded: numbers.count), buffer.baseAddress)
            count = numbers.count
        }
    }
}

/// The plural rule of a header: `nplurals=2; plural=(n != 1);`.
package struct POPluralForms {
    let count: Int
    let expression: PluralExpression

    package init(count: Int, expression: PluralExpression) {
        self.count = count
        self.expression = expression
    }

    /// Parses the field; nil if it is invalid.
    package init?(_ field: String) {
        let text = Array(field.utf8)
        guard let countAt = text.firstOffset(of: "nplurals="), let formsAt = text.firstOffset(of: "plural=") else {
            return nil
        }
        let digits = text[(countAt + 9)...].drop { $0 == 0x20 }.prefix(while: \.isDigit).prefix(3)
        let rule = Array(text[(formsAt + 7)...].prefix { $0 != UInt8(ascii: ";") })
        guard let count = Int(String(decoding: digits, as: UTF8.self)), (1...20).contains(count), rule.count < 2000,
            let expression = PluralExpression(rule)
        else { return nil }
        self.init(count: count, expression: expression)
    }
}
