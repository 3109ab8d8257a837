// Keys that only translations have, and that code may put together.

import TestSupport
import Testing

@Suite("Keys that code puts together")
struct ComposedKeysTests {
    private static func orphans(_ key: String, _ code: String) async throws -> Int {
        func texts(_ keys: [String]) -> String {
            "{\(keys.map { "\"\($0)\": \"Text\"" }.joined(separator: ", "))}\n"
        }
        let source = ["zone_paris", "zones.paris", "title", "quit"]
        return try await Audited.lines(
            "orphan-translation",
            [("lang/en.json", texts(source)), ("lang/de.json", texts(source + [key])), ("src/page.php", code)]
        ).count
    }

    @Test(
        "are no orphans if the source has others with the same beginning",
        arguments: [
            ("zone_london", "$id = 'zone_' . $name;"), ("zone_london", "translate('App_zone_' . $name)"),
            ("zones.london", "t(`zones.${name}`)"), ("zones.london", "t(\"app.zones.\" + name)"),
        ])
    func composed(key: String, code: String) async throws {
        #expect(try await Self.orphans(key, code) == 0)
    }

    @Test(
        "are orphans if code completes no beginning of theirs",
        arguments: [
            ("zone_london", "t('zone_paris')"), ("zones.london", "say('All the zones.')"),
            ("title_old", "t('title_' + name)"), ("zones_london", "t('zone_' + name)"),
        ])
    func others(key: String, code: String) async throws {
        #expect(try await Self.orphans(key, code) == 1)
    }
}
