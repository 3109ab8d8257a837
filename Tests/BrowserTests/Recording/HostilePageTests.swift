// Pages that would harm or stop a recorder without limits.

import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Recording hostile pages")
    struct HostilePageTests {
        private func record(_ html: String, limit: Int = 20) throws -> (outcome: Outcome, site: RecordedSite) {
            let site = try RecordedSite(
                "base: {base}\nwidths: 400\nlocales: en\nlimit: \(limit)\npages: {page: /, other: /other}\n"
            ) { $0.path == "/" ? html : "<title>Other</title><p>The next page</p>" }
            return (try site.record(), site)
        }

        @Test("Dialogs are refused, and reported")
        func dialogs() async throws {
            let (outcome, site) = try record(
                "<title>App</title><p id=p>Text</p><script>alert('a'); p.textContent = confirm('b') ? 'Yes' : 'No'; prompt('c')</script>"
            )
            #expect(outcome.code == 0, "\(outcome.errors)")
            let screen = try site.screen("page.en.400")
            #expect(screen.texts.last?.text == "No")
            #expect(screen.remarks.contains { $0.contains("a dialog (alert)") }, "\(screen.remarks)")
        }

        @Test("A page whose script never ends is reported in time, and the next page is recorded")
        func endless() async throws {
            let (outcome, site) = try record(
                "<title>App</title><p>Text</p><script>setTimeout(() => { while (true); }, 50)</script>", limit: 3)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("did not respond in time"), "\(outcome.errors)")
            #expect(site.files() == ["other.en.400.json"])
        }

        @Test("A page that never stands still is recorded as it is")
        func timers() async throws {
            let (outcome, site) = try record(
                "<title>App</title><p>Text</p><i id=i></i><script>setInterval(() => { i.textContent = Math.random() }, 5)</script>"
            )
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try site.screen("page.en.400").texts.contains { $0.text == "Text" })
        }

        @Test("A million nodes are read up to a limit")
        func million() async throws {
            let (outcome, site) = try record(
                "<title>App</title><p>Text</p><div id=d></div><script>d.innerHTML = '<b></b>'.repeat(1000000)</script>",
                limit: 120)
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try site.screen("page.en.400").remarks.contains { $0.contains("too large") })
        }

        @Test("Other hosts are neither opened nor read")
        func hosts() async throws {
            let (outcome, site) = try record(
                "<title>App</title><p>Text</p><iframe src='http://example.com/'></iframe><img src='http://example.com/a.png'>"
            )
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try site.screen("page.en.400").texts.contains { $0.text == "Text" })
            let foreign = try RecordedSite("base: http://example.com\npages: {home: /}\n") { _ in nil }
            let refused = try foreign.record()
            #expect(refused.code == 2 && refused.errors.contains("'http://example.com' is not on this computer"))
        }

        @Test("Text that looks like marks, markup or script stays text")
        func texts() async throws {
            let fake = "\u{2063}\u{200C}\u{200D}\u{200D}\u{200C}\u{2063}"
            let (outcome, site) = try record(
                "<title>App</title><p>\(fake)Save</p><p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>")
            #expect(outcome.code == 0, "\(outcome.errors)")
            let screen = try site.screen("page.en.400")
            #expect(screen.texts.allSatisfy { $0.marks == nil })
            #expect(screen.texts.contains { $0.text == "</script><script>alert(1)</script>" })
        }

        @Test("Without a browser the error says what to install")
        func without() throws {
            let folder = try TemporaryFolder()
            _ = try folder.write("base: http://127.0.0.1\npages: {home: /}\n", to: "pages.yml")
            let outcome = try Programs.swell(
                ["screens", "pages.yml"], in: folder.url, environment: ["PATH": "/nowhere"])
            #expect(outcome.code == 2 && outcome.errors.contains("apt install chromium"), "\(outcome.errors)")
        }

        @Test(
            "An error in a file of pages has its line and a suggestion",
            arguments: [
                ("bas: x\n", "pages.yml:1:1: there is no setting 'bas'; did you mean 'base'?"),
                (
                    "pages:\n  home:\n    adress: /\n",
                    "pages.yml:3:5: there is no setting 'adress' in 'pages.home'; did you mean 'address'?"
                ),
                (
                    "pages:\n  home:\n    address: /\n    steps:\n      - clik: a\n",
                    "pages.yml:5:9: there is no setting 'clik' in 'pages.home.steps'; did you mean 'click'?"
                ),
                (
                    "language: {query: a, cookie: b}\n",
                    "pages.yml:1:11: 'language' has several ways to switch the language; expected one of query, cookie, header, path, storage or command"
                ),
            ])
        func configuration(text: String, error: String) throws {
            let folder = try TemporaryFolder()
            _ = try folder.write(text, to: "pages.yml")
            let outcome = try Programs.swell(["screens", "pages.yml"], in: folder.url)
            #expect(outcome.code == 2 && outcome.errors.contains(error), "\(outcome.errors)")
        }
    }
}
