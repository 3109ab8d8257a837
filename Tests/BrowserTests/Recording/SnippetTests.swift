// The snippet on the tests' own site.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The snippet that records a screen")
    struct SnippetTests {
        @Test("Each planted fault is found by its name, and nothing else in its element")
        func faults() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("faults"))
                let planted = try await tab.evaluate(
                    "[...document.querySelectorAll('[data-fault]')].map((one) => [one.id, one.dataset.fault])",
                    as: [[String]].self)
                #expect(planted.count >= 20)
                let found = try await SitePage.problems(in: tab)
                for fault in planted {
                    #expect(Set(found[fault[0]] ?? []) == [fault[1]], "\(fault[0])")
                }
            }
        }

        @Test("Nothing is found in what only looks like a fault")
        func lookalikes() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("lookalikes"))
                let found = try await SitePage.problems(in: tab)
                #expect(found.filter { !$0.value.isEmpty } == [:])
                #expect(found.count >= 15)
                #expect(try await SitePage.screen("collect", in: tab).problems == [])
            }
        }

        @Test("What stays in the window while the page is scrolled sideways is not outside of it")
        func fixed() async throws {
            try await InBrowser.page { tab in
                try await tab.open("about:blank")
                try await tab.run(
                    """
                    document.body.innerHTML = `<div style="width: 5000px">Wide</div>
                        <div style="position: fixed; right: 10px; top: 50px"><p id=a>Saved</p></div>`;
                    scrollTo({ left: 900, behavior: 'instant' });
                    """)
                #expect(try await SitePage.problems(in: tab)["a"] == [])
            }
        }

        @Test("A page that is wider than its window is a problem of the screen")
        func sideways() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("faults"))
                #expect(try await SitePage.screen("collect", in: tab).problems.map(\.kind) == ["scrolls"])
            }
        }

        @Test("Texts behind a dialog are ignored")
        func dialog() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("dialog"))
                #expect(
                    try await SitePage.screen("collect", in: tab).texts.map(\.text) == ["Delete this file?", "Delete"])
            }
        }

        @Test("Probing finds how far texts can grow")
        func rooms() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let fixed = try #require(screen.text("fixed")?.room)
                #expect(fixed.lines == 1)
                #expect(try 119...121 ~= #require(fixed.width), "\(fixed)")
                let open = try #require(screen.text("open")?.room)
                #expect(open.width == nil && open.lines == nil && open.why == nil)
                let paragraph = try #require(screen.text("paragraph")?.room)
                #expect(paragraph.width == nil && paragraph.lines == nil, "no word is as long as its lines")
                let words = try #require(screen.text("words")?.room)
                #expect(words.lines == nil)
                #expect(try 148...152 ~= #require(words.width), "\(words)")
                let cut = try #require(screen.text("cut")?.room)
                #expect(cut.by == "box" && cut.width == 50)
                #expect(screen.text("lines")?.room?.lines == 2)
                // Its first word is longer than the one that is tried.
                #expect(screen.text("long")?.room?.by == "probe")
            }
        }

        @Test("The space between a picture and a text is no part of the text")
        func pictured() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("collect", in: tab)
                #expect(screen.text("pictured")?.rectangle[2] == screen.text("open")?.rectangle[2])
            }
        }

        @Test("Texts that grow at once share the room of their row")
        func neighbours() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let first = try #require(screen.text("first")?.room)
                #expect(try #require(first.neighbours).map { screen.texts[$0].path } == ["#second", "#rest"])
                #expect(try 190...201 ~= #require(first.together), "\(first)")
                #expect(try 105...116 ~= #require(first.width), "\(first)")
                #expect(first.breaks.map { screen.texts[$0].path } == "#rest")
                #expect(first.breaksTogether.map { screen.texts[$0].path } == "#rest")
                #expect(screen.text("rest")?.room?.breaksTogether == nil)
            }
        }

        @Test("Each text of a row has the width of the row at which it breaks itself")
        func own() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let rooms = try ["read", "yes"].map { try #require(screen.text($0)?.room) }
                #expect(rooms.allSatisfy { $0.breaksTogether == nil && $0.together != nil }, "\(rooms)")
            }
        }

        @Test("A long word stays apart from the text after it")
        func apart() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let lead = try #require(try await SitePage.screen("probe", in: tab).text("lead")?.room)
                #expect(lead.breaks == nil)
                #expect(try 195...201 ~= #require(lead.width), "\(lead)")
            }
        }

        @Test("Texts below each other, and in rows of a table, have rooms of their own")
        func below() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let above = try #require(screen.text("above")?.room)
                #expect(above.neighbours == nil)
                #expect(try 110...121 ~= #require(above.width), "\(above)")
                #expect(try 50...61 ~= #require(screen.text("below")?.room?.width))
            }
        }

        @Test("Probing tells what the cells of a table need, and where what is around it ends")
        func cells() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let tables = try #require(screen.tables)
                #expect(tables.map(\.columns.count) == [2, 4, 2])
                #expect(tables[0].columns[1].word < tables[0].columns[1].line, "its words may be on several lines")
                #expect(tables[1].edge == 300 && tables[1].spare < 0, "it is wider than what scrolls it")
                let task = try #require(screen.text("task")?.cell)
                #expect((task.table, task.row, task.column) == (1, 0, 1))
                #expect(task.word == task.line && task.line == tables[1].columns[1].width)
                #expect(screen.text("open")?.cell == nil)
                let steady = try #require(screen.text("steady")?.cell)
                #expect(tables[2].columns[0].line == 90 && steady.line > 90, "a style sheet gives the column its width")
                #expect(steady.nowrap == nil && screen.text("whole")?.cell?.nowrap == true)
            }
        }

        @Test("The room of a text ends before a part of the page scrolls sideways")
        func scrolls() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let room = try #require(screen.text("scrolled")?.room)
                #expect(room.why == "a part of the page scrolls sideways")
                #expect(try 110...121 ~= #require(room.width), "\(room)")
            }
        }

        @Test("What is only seen after scrolling takes no room from the texts before it")
        func beyond() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let user = try #require(screen.text("user")?.room)
                #expect(try #require(user.neighbours).map { screen.texts[$0].path } == ["#task", "#progress"])
                #expect(user.breaksTogether.map { screen.texts[$0].path } == "#progress")
                #expect(screen.text("start")?.room?.neighbours == nil)
            }
        }

        @Test("Equal texts in equal elements have one room; other sizes have others")
        func alike() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                let one = try #require(screen.text("one")?.room?.width)
                #expect(screen.text("two")?.room?.width == one)
                #expect(try #require(screen.text("three")?.room?.width) < one - 20)
            }
        }

        @Test("A list that is as wide as its choice grows; one of a fixed width does not")
        func lists() async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address("rooms"))
                let screen = try await SitePage.screen("probe", in: tab)
                #expect(screen.text("chosen")?.room?.width == nil)
                #expect(try 45...64 ~= #require(screen.text("narrow")?.room?.width))
            }
        }

        @Test("Probing leaves the page as it was", arguments: ["faults", "lookalikes", "rooms", "dialog"])
        func restored(name: String) async throws {
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address(name))
                let state = "document.documentElement.outerHTML + scrollX + scrollY + Object.keys(window).sort()"
                let before = try await tab.evaluate(state, as: String.self)
                let first = try await SitePage.screen("collect", in: tab)
                _ = try await SitePage.screen("probe", in: tab)
                #expect(try await tab.evaluate(state, as: String.self) == before)
                #expect(try await SitePage.screen("collect", in: tab) == first)
            }
        }

        @Test("The minified snippet does the same, in less than 25 KB", arguments: ["faults", "rooms"])
        func minified(name: String) async throws {
            #expect(Snippet.minified.utf8.count < 25_000)
            try await InBrowser.page { tab in
                try await tab.open(SitePage.address(name))
                let whole = try await SitePage.screen("probe", in: tab)
                #expect(try await SitePage.screen("probe", in: tab, script: Snippet.minified) == whole)
            }
        }

        @Test("Marks tell the number of a text, across nodes, in each other, and in attributes")
        func marks() async throws {
            // The examples of docs/marks.md: the first text in the first language.
            let (first, last) = (SitePage.mark("011110000"), SitePage.mark("00110100"))
            try await InBrowser.page { tab in
                try await tab.open("about:blank")
                try await tab.run(
                    """
                    document.body.innerHTML = `<p id=a>\(first)Save\(last)</p><p id=b>\(first)Read <b>all</b> of it\(last)</p>
                        <p id=c title="\(first)Help\(last)">Data \u{2063}\u{200C}\u{2063}</p><p id=d>\(first)Cut off</p>
                        <div>\(first)<p id=e>One</p><p id=f>Two</p>\(last)</div>`;
                    """)
                let screen = try await SitePage.screen("collect", in: tab)
                let found = screen.texts.map { "\($0.path) \($0.text) \($0.marks ?? [])" }
                #expect(
                    found == [
                        "#a Save [1]", "#b Read all of it [1]", "#c Help [1]", "#c Data \u{2063}\u{200C}\u{2063} []",
                        "#d Cut off [1]", "#e One [1]", "#f Two [1]",
                    ])
            }
        }

        @Test("5,000 texts are collected within a second and probed within three")
        func speed() async throws {
            try await InBrowser.page { tab in
                try await tab.open("about:blank")
                try await tab.run(
                    """
                    const rows = Array.from({ length: 1250 }, (_, index) => `<tr><td>Name of item ${index}</td>
                        <td><a href="#">Open details</a></td><td><button>Save</button> <button>Delete</button></td></tr>`);
                    document.body.innerHTML = `<table>${rows.join('')}</table>`;
                    """)
                let times = try await tab.evaluate(
                    """
                    (() => {
                        \(Snippet.source)
                        return ['collect', 'probe'].map((name) => {
                            const start = performance.now();
                            const { texts } = swell()[name]('page');
                            return texts.length < 5000 ? 1e9 : performance.now() - start;
                        });
                    })()
                    """, as: [Double].self)
                // Other programs may be running, so these are limits against what is slow by its nature.
                #expect(times[0] < 4000 && times[1] < 12_000, "\(times)")
            }
        }
    }
}
