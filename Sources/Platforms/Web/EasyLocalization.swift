// easy_localization, a library for Flutter that reads JSON.

import Basics
import Comparison
import MessagePatterns

enum EasyLocalization {
    /// Unless an app sets `ignorePluralRules: false`, the numbers 0 to 2 select a form in every language.
    static let pluralRule = OwnPluralRule(
        forms: ["zero", "one", "two"], manifests: ["pubspec.yaml"], library: "easy_localization:",
        otherCode: ["ignorePluralRules: false"])

    /// Whether code names a language to fall back to: here, it takes the texts of that language only if told so.
    @Sendable static func showsFallback(_ code: [UInt8]) -> Bool {
        code.firstOffset(of: "fallbackLocale") != nil
            && (code.firstOffset(of: "EasyLocalization(") == nil
                || code.firstOffset(of: "useFallbackTranslations: true") != nil)
    }

    /// Returns differences, without those of a plural's form that has `{}` for its number: the library always fills it.
    static func removingNumbers(
        from differences: [PlaceholderDifference], of subject: TextSubject
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, subject.entry.variant.hasPrefix("plural."),
            subject.message.utf8.firstOffset(of: "{}") != nil, subject.habits?.haveEmptyBraces ?? false
        else { return differences }
        return differences.filter { !$0.isOfBraces }
    }
}
