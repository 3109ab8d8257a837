// The browser driver itself, on its own page.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The browser that tests drive")
    struct DriverTests {
        private let folder: TemporaryFolder
        private let file: URL

        init() throws {
            folder = try TemporaryFolder()
            let text = """
                <!DOCTYPE html><html lang=en><meta charset=utf-8><title>Try</title>
                <meta http-equiv=Content-Security-Policy content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
                <style>body { color: black } @media (prefers-color-scheme: dark) { body { color: white } }</style>
                <label>Search <input id=search></label><button id=add>Add</button><svg role=img aria-label="A line"></svg>
                <script>
                document.getElementById('add').onclick = () => { document.title = 'Added ' + document.getElementById('search').value; };
                document.onkeydown = (event) => { if (event.key === '/') { document.getElementById('search').focus(); event.preventDefault(); } };
                </script>
                """
            file = URL(filePath: try folder.write(text, to: "page.html"))
        }

        @Test("Key presses, text and the mouse reach a page, and a correct page has no complaints")
        func hands() async throws {
            try await InBrowser.page { tab in
                try await tab.open(file.absoluteString)
                try await tab.press("/")
                try await tab.type("‘böse’")
                try await tab.click("#add")
                #expect(try await tab.evaluate("document.title", as: String.self) == "Added ‘böse’")
                #expect(try await tab.complaints() == [])
                #expect(try await tab.layoutShift() == 0)
                #expect(try await tab.spoken().contains { $0.role == "image" && $0.name == "A line" })
            }
        }

        @Test("Errors and forbidden requests of a page are reported")
        func complaints() async throws {
            try await InBrowser.page { tab in
                try await tab.open(file.absoluteString)
                try await tab.run(
                    """
                    console.log('said');
                    setTimeout(() => { throw new Error('thrown'); });
                    document.body.append(Object.assign(new Image(), { src: 'https://example.invalid/a.png' }));
                    await new Promise((done) => setTimeout(done, 100));
                    """)
                let output = try await tab.complaints().joined(separator: "\n")
                for word in ["said", "thrown", "Content Security Policy"] {
                    #expect(output.contains(word), "\(output)")
                }
            }
        }

        @Test("A page can be shown dark, in any width, and printed")
        func looks() async throws {
            try await InBrowser.page(width: 360) { tab in
                try await tab.open(file.absoluteString)
                #expect(try await tab.evaluate("innerWidth", as: Int.self) == 360)
                let color = "getComputedStyle(document.body).color"
                #expect(try await tab.evaluate(color, as: String.self) == "rgb(0, 0, 0)")
                try await tab.show(dark: true)
                #expect(try await tab.evaluate(color, as: String.self) == "rgb(255, 255, 255)")
                #expect(try await tab.screenshot().starts(with: [0x89, 0x50]))
                #expect(try await tab.pdf().starts(with: Array("%PDF".utf8)))
            }
        }
    }
}
