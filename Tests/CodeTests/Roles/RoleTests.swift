// What texts are on the screen, as code says it.

import Code
import Platforms
import Testing

@Suite("Roles of keys in code")
struct RoleTests {
    @Test("A call or a property says what a text is", arguments: RoleExample.direct)
    func direct(example: RoleExample) async {
        #expect(Set(await example.places().map(\.role)) == example.roles)
    }

    @Test("What surrounds a view says what its text is", arguments: RoleExample.surrounded)
    func surrounded(example: RoleExample) async {
        #expect(Set(await example.places().map(\.role)) == example.roles)
    }

    @Test("A text is followed through declarations by full path, never by a bare name", arguments: RoleExample.hops)
    func hops(example: RoleExample) async {
        #expect(Set(await example.places().map(\.role)) == example.roles)
    }

    @Test("Modifiers of a text say how it looks")
    func looks() async throws {
        let code =
            "let v = Text(\"k\").font(.caption.bold()).lineLimit(2).minimumScaleFactor(0.5).frame(width: 120, height: 40)"
        let place = try #require(await RoleExample("", [], code).places().first)
        #expect(place.looks.width == 120)
        #expect(place.looks.height == 40)
        #expect(place.looks.style == "caption")
        #expect(place.looks.weight == "bold")
        #expect(place.looks.lines == 2)
        #expect(place.looks.smallestScale == 0.5)
    }

    @Test("The frame of a stack is not that of its texts")
    func frameOfStack() async throws {
        let code = "let v = HStack { Text(\"k\") }.frame(width: 120)"
        let place = try #require(await RoleExample("", [], code).places().first)
        #expect(place.looks.width == nil)
    }

    @Test("Tests are no screens")
    func tests() async {
        let text = "func f() { navigationItem.title = NSLocalizedString(\"k\", comment: \"\") }"
        let file = CodeFile(path: "AppTests/File.swift", tree: SwiftScanner.scan(Array(text.utf8)), language: .swift)
        let project = await CodeProject([file], .apple)
        #expect(await project.places(.apple).isEmpty)
    }
}
