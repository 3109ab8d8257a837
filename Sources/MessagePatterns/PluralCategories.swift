// The plural categories of a language.

internal import CICU

/// The plural categories of languages, from ICU.
public enum PluralCategories {
    /// All categories in their usual order.
    public static let all = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the categories of a language's cardinal numbers, in that order.
    public static func of(_ locale: String) -> [String] {
        let capacity: Int32 = 128
        let words = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            buffer.initialize(repeating: 0)
            guard cicu_plural_categories(locale, buffer.baseAddress, capacity), let start = buffer.baseAddress else {
                return "other"
            }
            return String(cString: start)
        }
        let known = words.split(separator: " ").map(String.init)
        return all.filter(known.contains)
    }
}
