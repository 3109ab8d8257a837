// `swell screens` against a server on this computer.

import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Recording the pages of an app")
    struct ScreensCommandTests {
        private static let words = ["en": "Save", "de": "Speichern", "german": "Sichern"]

        private static func page(_ locale: String) -> String {
            "<!DOCTYPE html><html lang=\(locale)><title>App</title><button style='width: 60px; overflow: hidden; "
                + "white-space: nowrap'>\(words[locale] ?? "Other")</button></html>"
        }

        @Test(
            "The language is switched in the way that the file names",
            arguments: [
                "query: lang", "cookie: lang", "header: X-Language", "path: /{locale}", "storage: lang", "{}",
            ])
        func languages(way: String) async throws {
            let site = try RecordedSite(
                "base: {base}\nwidths: 400\nlocales: [en, de]\nlanguage: \(way == "{}" ? "{}" : "{\(way.replacingOccurrences(of: "/{locale}", with: "'/{locale}'"))}")\npages:\n  home: /home\n"
            ) { request in
                if way == "storage: lang" {
                    return
                        "<title>App</title><p id=p></p><script>p.textContent = { de: 'Speichern', en: 'Save' }[localStorage.lang]</script>"
                }
                let asked =
                    switch way {
                    case "query: lang": request.target.contains("lang=de")
                    case "cookie: lang": request.headers["cookie"] == "lang=de"
                    case "header: X-Language": request.headers["x-language"] == "de"
                    case "path: /{locale}": request.path == "/de/home"
                    default: request.headers["accept-language"]?.hasPrefix("de") == true
                    }
                return Self.page(asked ? "de" : "en")
            }
            let outcome = try site.record()
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try site.screen("home.de.400").texts.map(\.text).contains("Speichern"))
            #expect(try site.screen("home.en.400").texts.map(\.text).contains("Save"))
        }

        @Test("A command switches the language of the whole app, and an app may have its own names of languages")
        func command() async throws {
            let site = try RecordedSite(
                """
                base: {base}
                widths: 400
                locales: [en, de]
                names: {de: german}
                language: {command: 'echo {locale} >> switched'}
                pages: {home: /}
                """
            ) { _ in Self.page("en") }
            let outcome = try site.record()
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(
                try String(contentsOf: site.folder.url.appending(path: "switched"), encoding: .utf8) == "en\ngerman\n")
        }

        @Test("The only language of the marks with more subtags stands for the one that was asked for")
        func marked() async throws {
            // The first text in the second language, as docs/marks.md describes it.
            let begin = SitePage.mark("01010111100")
            let end = SitePage.mark("00110100")
            let site = try RecordedSite(
                """
                base: {base}
                widths: 400
                locales: de
                language: {query: lang}
                marks: swell-marks.json
                pages: {home: /}
                """
            ) { _ in "<!DOCTYPE html><title>App</title><p>\(begin)Sichern\(end)</p>" }
            _ = try site.folder.write(
                """
                {"format": "swell-marks", "version": 1, "locales": [{"tag": "en"}, {"tag": "de-DE", "as": "de-AT"}],
                "catalogs": [{"source": "en.json", "files": []}],
                "texts": [{"index": 1, "catalog": 0, "key": "save", "variant": "", "hashes": [null, null]}]}
                """, to: "swell-marks.json")
            let outcome = try site.record()
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(outcome.errors.contains("de: recorded as de-DE, its name in the marks\n"))
            #expect(try site.screen("home.de.400").locale == "de-DE")
            #expect(site.server.requests.contains { $0.contains("lang=de-AT") })
        }

        @Test("A page with the marks of another language is an error, even if all marks have keys")
        func otherLanguage() async throws {
            let site = try RecordedSite(
                """
                base: {base}
                widths: 400
                locales: en
                marks: swell-marks.json
                pages: {home: /}
                """
            ) { _ in
                let (begin, end) = (SitePage.mark("01010111100"), SitePage.mark("00110100"))
                return "<!DOCTYPE html><title>App</title><p>\(begin)Sichern\(end)</p>"
            }
            _ = try site.folder.write(
                """
                {"format": "swell-marks", "version": 1, "locales": [{"tag": "en"}, {"tag": "de"}],
                "catalogs": [{"source": "en.json", "files": []}],
                "texts": [{"index": 1, "catalog": 0, "key": "save", "variant": "", "hashes": [null, null]}]}
                """, to: "swell-marks.json")
            let outcome = try site.record()
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("the page shows de, not en"))
            #expect(site.files().isEmpty)
        }

        @Test("Steps lead to the state that is recorded, after a login with a password from the environment")
        func steps() async throws {
            let site = try RecordedSite(
                """
                base: {base}
                widths: [400, 800]
                locales: en
                login:
                  address: /login
                  steps:
                    - fill: {'#password': $SITE_PASSWORD}
                    - press: Enter
                    - wait: '#welcome'
                pages:
                  menu:
                    address: /home
                    steps:
                      - click: '#open'
                      - wait: '#menu'
                """
            ) { request in
                switch request.path {
                case "/login":
                    "<title>Login</title><form action=/home><input id=password name=password></form>"
                case "/home":
                    "<title>Home</title><p id=welcome>Welcome \(request.target.contains("password=secret") ? "known" : "again")</p><button id=open onclick=\"setTimeout(() => { menu.hidden = false }, 100)\">Open</button><p id=menu hidden>Settings</p>"
                default: nil
                }
            }
            let outcome = try site.record(environment: ["SITE_PASSWORD": "secret"])
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(site.server.requests.contains { $0.contains("password=secret") })
            #expect(site.files() == ["menu.en.400.json", "menu.en.800.json"])
            #expect(try site.screen("menu.en.800").texts.map(\.text) == ["Home", "Welcome again", "Open", "Settings"])
        }

        @Test("What breaks has a picture, and a screen that did not change stays as it is")
        func record() async throws {
            let site = try RecordedSite(
                "base: {base}\nwidths: 400\nlocales: [en, de]\nlanguage: {query: lang}\npages: {home: /}\n"
            ) { Self.page($0.target.contains("=de") ? "de" : "en") }
            let first = try site.record()
            #expect(first.code == 0)
            #expect(first.text == "2 screens in screens: 2 new\n")
            #expect(site.files() == ["home.de.400.json", "home.de.400.png", "home.en.400.json"])
            #expect(try site.screen("home.de.400").texts.last?.problems?.map(\.kind) == ["cut"])
            let second = try site.record()
            #expect(second.text == "2 screens in screens: 2 unchanged\n", "\(second.errors)")
        }

        @Test("A changed screen is only overwritten with --accept")
        func accept() async throws {
            let site = try RecordedSite("base: {base}\nwidths: 400\nlocales: en\npages: {home: /}\n") { _ in
                Self.page("en")
            }
            _ = try site.folder.write("{\"problems\":[],\"remarks\":[],\"texts\":[]}", to: "screens/home.en.400.json")
            let kept = try site.record()
            #expect(kept.code == 1 && kept.text.contains("home.en.400.json") && kept.text.contains("--accept"))
            #expect(try site.screen("home.en.400").texts.isEmpty)
            let renewed = try site.record("--accept")
            #expect(renewed.code == 0 && renewed.text == "1 screen in screens: 1 renewed\n")
            #expect(try !site.screen("home.en.400").texts.isEmpty)
        }

        @Test("Each screen has one line of progress")
        func progress() async throws {
            let site = try RecordedSite("base: {base}\nwidths: [400, 800]\nlocales: en\npages: {home: /}\n") { _ in
                Self.page("en")
            }
            let lines = try site.record().errors.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("home en 400: 2 texts (") == true, "\(lines)")
        }

        @Test("Recording knows the font that was used")
        func fonts() async throws {
            let site = try RecordedSite("base: {base}\nwidths: 400\nlocales: en\npages: {home: /}\n") { _ in
                "<title>App</title><p style='font-family: No Such Font, sans-serif'>Save</p>"
            }
            #expect(try site.record().code == 0)
            let file = site.folder.url.appending(path: "screens/home.en.400.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("\"used\": ["), "\(text)")
        }
    }
}
