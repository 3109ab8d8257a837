// Opening font files.

import Testing

@testable import Fonts

@Suite struct TypefaceTests {
    @Test func whatIsNoFontIsNotOpened() {
        #expect(Typeface(path: "/dev/null") == nil)
        #expect(Typeface(path: "Package.swift") == nil)
        #expect(Typeface(path: "no such file.ttf") == nil)
    }
}
