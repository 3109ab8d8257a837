// Opening font files.

import Fonts
import TestSupport
import Testing

@Suite("Font files")
struct TypefaceTests {
    @Test("What is no font is not opened")
    func noFonts() {
        #expect(Typeface(path: "/dev/null") == nil)
        #expect(Typeface(path: Corpora.root.appending(path: "Package.swift").path) == nil)
        #expect(Typeface(path: "no such file.ttf") == nil)
    }

    @Test("A face is opened by its number, and one that is not there is not")
    func faces() {
        let path = BoxFonts.path("BoxesCollection.ttc")
        #expect(Typeface(path: path, index: 1)?.unitsPerEm == 1000)
        #expect(Typeface(path: path, index: 2) == nil)
        #expect(Typeface(path: path, index: -1) == nil)
    }
}
