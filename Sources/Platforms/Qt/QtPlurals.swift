// The plural forms of Qt in each language, in file order.

enum QtPlurals {
    /// Returns the category of each form in Qt Linguist; most languages have the two of English.
    static func categories(of language: String?) -> [String] {
        language.map { known(in: $0) ?? english } ?? english
    }

    /// Returns the same if it is certain; nil for other languages, most of which have the two of English.
    static func known(in language: String) -> [String]? {
        byLanguage[language.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()]
    }

    /// Whether lrelease only drops CLDR's form for fractions, which `%n` never is: after `one`, `few` and `many`.
    static func dropsOnlyFractions(_ count: Int, in language: String) -> Bool {
        count == 4 && known(in: language) == ["one", "few", "many"]
    }

    private static let english = ["one", "other"]

    /// Returns the branch of a form, given the number of forms; lrelease drops the last if there are too many.
    static func name(of form: Int, count: Int, in language: String?) -> String {
        let names = categories(of: language)
        let isTooMany = language.flatMap { known(in: $0) }.map { $0.count < count } ?? false
        if count == names.count || isTooMany && names.indices.contains(form) { return "plural.\(names[form])" }
        // A template has one form for all numbers, or the two of English.
        switch count {
        case 1: return "plural.other"
        case 2: return form == 0 ? "plural.one" : "plural.other"
        default: return "plural.[\(form)]"
        }
    }

    private static let byLanguage: [String: [String]] = {
        let groups: [(languages: String, forms: String)] = [
            ("bi my zh dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za", "other"),
            ("af bg ca da de el en eo es et eu fi fr fy gl he is it nb nl nn no pt sq sv", "one other"),
            ("lv", "one other zero"),
            ("ga dv gv ik iu mi sa se sm", "one two other"),
            ("gd", "one two few other"),
            ("cs sk ro mo lt bs hr sr sh", "one few other"),
            ("be ru uk pl", "one few many"),
            ("mk", "one two other"),
            ("mt", "one few many other"),
            ("sl", "one two few other"),
            ("cy", "zero one few many other"),
            ("ar", "zero one two few many other"),
        ]
        var found: [String: [String]] = [:]
        for group in groups {
            for language in group.languages.split(separator: " ") {
                found[String(language)] = group.forms.split(separator: " ").map { String($0) }
            }
        }
        return found
    }()
}
