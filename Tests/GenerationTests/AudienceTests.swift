// Whether customers would see a pseudo-locale.

import Generation
import Pseudolocales
import Testing

@Suite("Customers")
struct AudienceTests {
    @Test(
        "A pseudo-locale reaches customers if the app lacks its language",
        arguments: [
            ("ar-XB", ["en"], true), ("ar-XB", ["en", "ar"], false), ("ar-XB", ["en", "AR"], false),
            ("en-PSEUDO", ["de"], true),
            ("en-PSEUDO", ["Base", "de"], false), ("en-PSEUDO", ["en-GB"], true),
            ("zh-PSEUDO", ["en", "zh-Hans"], false),
            ("zh-PSEUDO", ["en", "zh-CN"], true), ("he-PSEUDO", ["en", "iw"], false), ("ru-PSEUDO", [], true),
        ] as [(String, Set<String>, Bool)])
    func reached(tag: String, languages: Set<String>, isReached: Bool) throws {
        let pseudolocale = try Pseudolocale(Pseudolocale.Recipe(tag: tag))
        #expect(Audience.reached(by: [pseudolocale], in: languages).count == (isReached ? 1 : 0))
    }
}
