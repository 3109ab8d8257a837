// The expressions by which PO files choose plural forms.

import Catalogs
import Comparison
import Platforms
import Testing

@Suite("Plural expressions of PO files")
struct PluralExpressionTests {
    @Test(
        "An expression is evaluated as in C",
        arguments: [
            ("n != 1", [1, 0, 1, 1]),
            ("(n > 1)", [0, 0, 1, 1]),
            ("n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : 4", [0, 1, 2, 4]),
            ("1 + 2 * 3 - n", [7, 6, 5, 7 &- 21]),
            ("!n || n > 20", [1, 0, 0, 1]),
            ("n / 10 * 10 == n && !(n == 0)", [0, 0, 0, 0]),
            ("n<=1?n>=1:n-1", [0, 1, 1, 20]),
        ] as [(String, [Int])])
    func values(text: String, expected: [Int]) throws {
        let expression = try #require(PluralExpression(Array(text.utf8)))
        #expect([0, 1, 2, 21].map { expression.value($0) } == expected.map { UInt64(bitPattern: Int64($0)) })
    }

    @Test(
        "Invalid syntax is rejected", arguments: ["", "n +", "(n", "n ? 1", "m", "n = 1", "n n", "1 ? 2 : 3)", "!"])
    func malformed(text: String) {
        #expect(PluralExpression(Array(text.utf8)) == nil)
    }

    @Test("A division by zero has no form")
    func division() {
        #expect(PluralExpression(Array("n % (n - n)".utf8))?.value(3) == nil)
    }

    @Test("Unbalanced parentheses are rejected quickly")
    func depth() {
        #expect(PluralExpression([UInt8](repeating: UInt8(ascii: "("), count: 100_000)) == nil)
        #expect(PluralExpression([UInt8](repeating: UInt8(ascii: "!"), count: 100_000)) == nil)
    }

    @Test(
        "A form is named by the category of most of its numbers",
        arguments: [
            ("en", "nplurals=2; plural=(n != 1);", ["one", "other"]),
            ("fr", "nplurals=2; plural=(n > 1);", ["one", "other"]),
            (
                "pl",
                "nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 && "
                    + "(n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);",
                ["one", "few", "many", "other"]
            ),
            (
                "ar",
                "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                    + "n%100>=11 && n%100<=99 ? 4 : 5;", ["zero", "one", "two", "few", "many", "other"]
            ),
            ("ja", "nplurals=1; plural=0;", ["other"]),
            ("lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", ["one", "other", "zero"]),
            (
                "sr@latin",
                "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
                ["one", "few", "other"]
            ),
            ("xx", "nplurals=2; plural=(n != 1);", ["one", "other"]),
            (
                "cy", "nplurals=4; plural=(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3;",
                ["one", "two", "other", "[3]"]
            ),
        ])
    func names(language: String, header: String, expected: [String]) throws {
        let names = PluralNames(POPluralForms(header), language: language)
        #expect(expected.indices.map { names.name(of: $0) } == expected.map { "plural.\($0)" })
    }
}
