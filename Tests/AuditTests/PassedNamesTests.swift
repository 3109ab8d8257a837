// What the code of an app proves about placeholders that a source text leaves out.

import Audit
import TestSupport
import Testing

@Suite("Names that code passes to a text")
struct PassedNamesTests {
    /// Returns the findings in a German text, whose key is `page.key`, beside some code.
    private static func findings(
        _ english: String, _ german: String, _ code: String, in file: String = "src/app.js"
    ) async throws -> [String] {
        let texts = [("en", english), ("de", german)].map { language, text -> (path: String, text: String) in
            ("i18n/\(language).json", "{\"page\": {\"key\": \"\(text)\", \"by\": \"{name}\"}}\n")
        }
        return try await Audited.lines("placeholder-mismatch", texts + [(file, code)])
    }

    @Test(
        "are no error in a translation",
        arguments: [
            "t(\"page.key\", { user })", "t('page.key', {user: account.name})", "i18n.t(`page.key`, {user});",
            "t(\n  \"app:page.key\",\n  { ns: 'app', user: who(\"me\") })", "t(`page.${kind}`, { user: name })",
            "<Trans i18nKey=\"page.key\" values={{ user }} />", "__('page.key', ['user' => $user]);",
        ])
    func passed(code: String) async throws {
        #expect(try await Self.findings("Welcome", "Hallo {user}", code) == [])
    }

    @Test(
        "do not include names elsewhere",
        arguments: [
            "t(\"page.key\")", "t(\"page.key\") + user", "t(\"page.other\", { user })", "t(\"page.key\", { username })",
            "t(\"page.key\", { name: a.user.name })", "t(\"page.key\", { name: user })",
            "t(\"page.key\", a ? user : b)", "t(\"page.key\", user)",
            "const keys = { key: \"page.key\", user: \"page.user\" }", "<Trans i18nKey=\"page.key\" /> {user}", "user",
        ])
    func notPassed(code: String) async throws {
        #expect(try await Self.findings("Welcome", "Hallo {user}", code) == ["de page.key : error"])
    }

    @Test(
        "may be any argument for a directive in PHP",
        arguments: [
            ("_t('app.page.key', DATA_PATH)", true), ("_t(\"app.page.{$key}\", ...$paths)", true),
            ("_t('app.page.key')", false), ("_t('app.page.other', DATA_PATH)", false),
        ])
    func directive(code: String, isFilled: Bool) async throws {
        let texts = [("en", "Good"), ("de", "%s ist gut")].map { language, text -> (path: String, text: String) in
            ("i18n/\(language)/app.php", "<?php return ['page' => ['key' => '\(text)', 'by' => '%s']];\n")
        }
        let found = try await Audited.lines("placeholder-mismatch", texts + [("install.php", "<?= \(code) ?>")])
        #expect(found == (isFilled ? [] : ["de page.key : error"]))
    }

    @Test("are errors in another syntax than that of the source")
    func otherSyntax() async throws {
        let found = try await Self.findings("Hello {name}", "Hallo {{name}}", "t('page.key', { name })")
        #expect(found == ["de page.key : error"])
    }

    @Test("must be in all calls if the translation has them in place of others")
    func someCalls() async throws {
        let code = "t('page.key', { user })\nt('page.key', { name })\n"
        #expect(try await Self.findings("Hello {name}", "Hallo {user}", code) == ["de page.key : error"])
    }

    @Test("have numbers, too, if the app's own function numbers their values")
    func numbered() async throws {
        let lookup = """
            export default function t(key, tokens = {}) {
              tokens.app = 'Swell';
              Object.values(tokens).forEach((value, index) => {
                tokens[index] = value;
              });
              return texts[key].replace(/{([a-z0-9]+)}/g, (match, token) => tokens[token] ?? match);
            }

            """
        func findings(_ english: String, _ german: String, _ call: String, _ function: String) async throws -> [String]
        {
            try await Self.findings(english, german, function + call)
        }
        let call = "t('page.key', { name, count: files.length })"
        #expect(try await findings("Hello {name}", "Hallo {0}", call, lookup) == [])
        #expect(try await findings("{name}: {count}", "{0}: {1}", call, lookup) == [])
        #expect(try await findings("From {app}", "Von {2}", call, lookup) == [])
        #expect(try await findings("Hello {name}", "Hallo {1}", call, lookup) == ["de page.key : error"])
        #expect(try await findings("Hello {name}", "Hallo {0}", call, "") == ["de page.key : error"])
    }

    @Test("leave a warning for what the translation lost")
    func lost() async throws {
        let found = try await Self.findings("Hello {name}", "Hallo {user}", "t('page.key', { name, user })")
        #expect(found == ["de page.key : warning"])
    }
}
