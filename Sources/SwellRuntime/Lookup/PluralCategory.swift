/// A plural category of CLDR, as `.stringsdict` files spell it.
public enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The category of a whole number in a language, by CLDR's rules for cardinal numbers.
    public init(of number: Int, in language: Language) {
        let parts = language.identifier.lowercased().split { "-_".contains($0) }
        let code = parts.prefix(2) == ["pt", "pt"] ? "pt-pt" : parts.first ?? ""
        let magnitude = Int(clamping: number.magnitude)
        let rules = Self.rules[code] ?? [(.one, [[{ $0 == 1 }]])]
        let rule = rules.first { _, anyOf in anyOf.contains { $0.allSatisfy { $0(magnitude) } } }
        self = rule?.category ?? .other
    }

    private typealias Condition = @Sendable (Int) -> Bool
    private typealias Rule = (category: PluralCategory, anyOf: [[Condition]])

    /// Whether a number, or its remainder, is in one of the ranges, or in none: `n%100=11-19,30`, `n!=0`.
    private static func condition(_ text: Substring) -> Condition {
        let sides = text.split(separator: "=")
        let modulus = Int(sides[0].filter(\.isNumber))
        let isNegated = sides[0].last == "!"
        let ranges = sides[1].split(separator: ",").map { range in
            let bounds = range.split(separator: "-").compactMap { Int($0) }
            return bounds[0]...(bounds.last ?? bounds[0])
        }
        return { number in ranges.contains { $0.contains(modulus.map { number % $0 } ?? number) } != isNegated }
    }

    private static let rules: [Substring: [Rule]] = {
        var rules: [Substring: [Rule]] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ": ", omittingEmptySubsequences: false)
            let group = sides[1].split(separator: " ").compactMap { rule -> Rule? in
                let parts = rule.split(separator: ":")
                let conditions = parts[1].split(separator: "|").map { $0.split(separator: "&").map(condition) }
                return PluralCategory(rawValue: String(parts[0])).map { ($0, conditions) }
            }
            for language in sides[0].split(separator: " ") { rules[language] = group }
        }
        return rules
    }()

    /// CLDR's rules for whole numbers, in a short notation; other languages have the rule of English.
    private static let table = """
        bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh: other:n%1=0
        ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu: one:n=0-1
        fr pt: one:n=0-1 many:n!=0&n%1000000=0
        ca es it lld pt-pt vec: one:n=1 many:n!=0&n%1000000=0
        he iu iw naq sat se sma smi smj smn sms: one:n=1 two:n=2
        ar ars: zero:n=0 one:n=1 two:n=2 few:n%100=3-10 many:n%100=11-99
        cy: zero:n=0 one:n=1 two:n=2 few:n=3 many:n=6
        lv prg: zero:n%10=0|n%100=11-19 one:n%10=1
        blo ksh lag: zero:n=0 one:n=1
        shi: one:n=0-1 few:n=2-10
        mo ro: one:n=1 few:n=0|n%100=1-19
        bs hr sh sr: one:n%10=1&n%100!=11 few:n%10=2-4&n%100!=12-14
        be ru uk: one:n%10=1&n%100!=11 few:n%10=2-4&n%100!=12-14 many:n%1=0
        pl: one:n=1 few:n%10=2-4&n%100!=12-14 many:n%1=0
        cs sk: one:n=1 few:n=2-4
        lt: one:n%10=1&n%100!=11-19 few:n%10=2-9&n%100!=11-19
        dsb hsb sl: one:n%100=1 two:n%100=2 few:n%100=3-4
        is mk: one:n%10=1&n%100!=11
        ceb fil tl: one:n%10!=4,6,9
        tzm: one:n=0-1,11-99
        ga: one:n=1 two:n=2 few:n=3-6 many:n=7-10
        gd: one:n=1,11 two:n=2,12 few:n=3-10,13-19
        gv: one:n%10=1 two:n%10=2 few:n%20=0
        br: one:n%10=1&n%100!=11,71,91 two:n%10=2&n%100!=12,72,92 few:n%10=3-4,9&n%100!=10-19,70-79,90-99 \
        many:n!=0&n%1000000=0
        kw: zero:n=0 one:n=1 two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000-20000,40000,60000,80000|n%1000000=100000 \
        few:n%100=3,23,43,63,83 many:n%100=1,21,41,61,81
        mt: one:n=1 two:n=2 few:n=0|n%100=3-10 many:n%100=11-19
        """
}
