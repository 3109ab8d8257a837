import Foundation
import SwellRuntime
import Testing

@Suite("Matching languages")
struct MatchingTests {
    /// Localizations that real apps have, old spellings, pseudo-locales, and names that are none.
    static let names = """
        en en-US en-GB en-AU en-NZ en-IN en-001 en-150 en-CA en-DE en-HK en_GB English fr fr-FR fr-CA fr-CH fr-BE French
        de de-DE de-AT de-CH deu German es es-ES es-MX es-419 es-AR es-US pt pt-PT pt-BR pt-AO pt-MO it it-CH it-IT
        zh zh-Hans zh-Hant zh-CN zh-TW zh-HK zh-MO zh-SG zh-Hant-HK zh-Hant-TW zh-Hant-MO zh-Hans-CN zh_TW yue yue-Hans
        yue-Hant yue-HK yue-CN wuu wuu-Hant sr sr-Latn sr-Cyrl sr-RS sr-Latn-RS sr-ME sh bs bs-Cyrl hr nb no nn nb-NO
        no-NO nn-NO Norwegian he iw he-IL iw-IL id in id-ID ms zsm fil tl tl-PH yi ji ar ar-EG ar-SA ars fa fa-AF prs
        ur ur-PK ur-IN hi hi-Latn hi-IN pa pa-Arab pa-Guru uz uz-Cyrl uz-Arab az az-Cyrl kk ro ro-MD mo mn ku ja ja-JP
        Japanese ko ko-KR ru ru-RU uk pl cs sk sl bg th vi tr sv sv-SE sv-FI da nl nl-BE fi el hu et lv lt ca ca-ES
        ca-ES-valencia en-PSEUDO en-pseudo ar-XB en-XA en-US-POSIX de-u-co-phonebk en@calendar=buddhist haw tlh eo zxx
        Base und gsw mul xx cmn jv jw
        """.split { " \n".contains($0) }.map(String.init)

    #if os(Linux)
        @Test("2,000 generated cases have the results of the function that Foundation calls on Apple platforms")
        func generatedCases() throws {
            var numbers = Numbers(seed: 53)
            var differing: [String] = []
            for _ in 0..<2_000 {
                let localizations = Self.sample(Int.random(in: 1...8, using: &numbers), &numbers)
                let preferences = Self.sample(Int.random(in: 1...3, using: &numbers), &numbers)
                let expected = try #require(AppleICU.localizationsToUse(from: localizations, for: preferences))
                let result = LanguageMatching.preferredLocalizations(from: localizations, forPreferences: preferences)
                if result != expected {
                    differing.append("\(localizations) \(preferences): \(result), not \(expected)")
                }
            }
            #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(40).joined(separator: "\n"))")
        }

        @Test("Every pair of names has the result of the function that Foundation calls on Apple platforms")
        func pairs() throws {
            var differing: [String] = []
            // Sanitizers make this take minutes.
            let step = ProcessInfo.processInfo.environment["SWELL_SANITIZED"] == nil ? 1 : 9
            for (index, localization) in Self.names.enumerated() {
                for place in stride(from: index % step, to: Self.names.count, by: step) {
                    let preference = Self.names[place]
                    let expected = AppleICU.localizationsToUse(from: [localization], for: [preference])
                    let result = LanguageMatching.preferredLocalizations(
                        from: [localization], forPreferences: [preference])
                    if result != expected { differing.append("\(localization) for \(preference): \(result)") }
                }
            }
            #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(60).joined(separator: "\n"))")
        }
    #endif

    #if canImport(Darwin)
        @Test("2,000 generated cases have the results of Foundation")
        func generatedCases() {
            var numbers = Numbers(seed: 53)
            for _ in 0..<2_000 {
                let localizations = Self.sample(Int.random(in: 1...8, using: &numbers), &numbers)
                let preferences = Self.sample(Int.random(in: 1...3, using: &numbers), &numbers)
                let result = LanguageMatching.preferredLocalizations(from: localizations, forPreferences: preferences)
                guard !result.isEmpty else { continue }
                let expected = Bundle.preferredLocalizations(from: localizations, forPreferences: preferences)
                #expect(result == expected, "\(localizations) \(preferences)")
            }
        }
    #endif

    @Test(
        "Names of the same language match, whatever their spelling",
        arguments: [
            (["en", "pt", "pt-PT"], "pt-PT", "pt-PT"), (["en", "pt"], "pt-PT", "pt"), (["en", "he"], "iw", "he"),
            (["en", "zh-Hans", "zh-Hant"], "zh-Hant-HK", "zh-Hant"),
            (["en", "sr", "sr-Latn"], "sr-Latn-RS", "sr-Latn"),
            (["en", "en-PSEUDO"], "en-pseudo", "en-PSEUDO"), (["de", "en-PSEUDO"], "en-US", "en-PSEUDO"),
            (["ar-XB", "en"], "ar-EG", "ar-XB"), (["English", "German"], "de", "German"),
        ])
    func spellings(localizations: [String], preference: String, expected: String) {
        let result = LanguageMatching.preferredLocalizations(from: localizations, forPreferences: [preference])
        #expect(result.first == expected)
    }

    @Test("No localization suits a language that no localization is like")
    func nothing() {
        #expect(LanguageMatching.preferredLocalizations(from: ["en", "de"], forPreferences: ["fr"]).isEmpty)
        #expect(LanguageMatching.preferredLocalizations(from: [], forPreferences: ["fr"]).isEmpty)
        #expect(LanguageMatching.preferredLocalizations(from: ["", "-", "@"], forPreferences: ["fr"]).isEmpty)
    }

    private static func sample(_ count: Int, _ numbers: inout Numbers) -> [String] {
        var sample: [String] = []
        for _ in 0..<count {
            let name = names[Int.random(in: names.indices, using: &numbers)]
            if !sample.contains(name) { sample.append(name) }
        }
        return sample
    }
}
