// Opening font files.

import Fonts
import TestSupport
import Testing

@Suite("Font files")
struct TypefaceTests {
    @Test("A file that is not a font is not opened")
    func noFonts() {
        #expect(Typeface(path: "/dev/null") == nil)
        #expect(Typeface(path: Corpora.root.appending(path: "Package.swift").path) == nil)
        #expect(Typeface(path: "no such file.ttf") == nil)
    }

    @Test("A face is opened by its index, unless it does not exist")
    func faces() {
        let path = BoxFonts.path("BoxesCollection.ttc")
        #expect(Typeface(path: path, index: 1)?.unitsPerEm == 1000)
        #expect(Typeface(path: path, index: 2) == nil)
        #expect(Typeface(path: path, index: -1) == nil)
    }
}
