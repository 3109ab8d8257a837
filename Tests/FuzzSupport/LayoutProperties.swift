// Properties of a text split into characters and lines, whatever it contains.

import Fonts
import TestSupport
import TextLayout

/// The properties of characters, line breaks, directions and fits.
enum LayoutProperties {
    static let target = FuzzTarget(
        "layout", grammar: MessageProperties.grammar, most: MessageProperties.most,
        seeds: { Seeds.texts(most: MessageProperties.most) }
    ) { bytes, choice in
        let text = bytes.repaired
        let locale = locales.chosen(by: choice) ?? "en"
        try divides(text, locale)
        let box = Box(chosenBy: choice)
        var columns = ColumnRuler()
        try fits(text, box, locale, by: &columns)
        if var points = FuzzFonts.ruler(locale) { try fits(text, box, locale, by: &points) }
        // Invalid bytes are visible or lost, each exactly once.
        let fit = Fitting.fit(bytes, in: box, by: &columns, locale: locale)
        let seen = fit.lines.reduce(0) { $0 + $1.head.count + $1.tail.count }
        try hold(seen + fit.lost.reduce(0) { $0 + $1.count } == bytes.count, "bytes are neither visible nor lost")
    }

    static let locales = ["en", "de", "th", "ja", "ar"]

    static func fits(_ text: [UInt8], _ box: Box, _ locale: String, by ruler: inout some LineRuler) throws(Breach) {
        let fit = Fitting.fit(text, in: box, by: &ruler, locale: locale, marks: [text.indices])
        if let breach = FitProperties.breach(of: fit, box, locale, by: &ruler) {
            throw Breach(description: "\(breach): \(String(decoding: text, as: UTF8.self)) in \(box): \(fit)")
        }
        try hold(fit.fits == (fit.lostMarks.isEmpty || text.isEmpty), "lost marks do not match: \(fit)")
        let quick = Fitting.fits(text, in: box, by: &ruler, locale: locale)
        try hold(quick == (fit.fits && fit.excessHeight == 0), "quick fit: \(quick), but it is \(fit) in \(box)")
        _ = (fit.description, fit.overhangs(by: &ruler))
    }

    /// Characters, lines and runs have no gaps, and end where scalars end.
    private static func divides(_ text: [UInt8], _ locale: String) throws(Breach) {
        let graphemes = Graphemes.ends(in: text[...])
        let opportunities = LineBreaks.offsets(in: text, locale: locale)
        for ends in [graphemes, opportunities] {
            try hold(zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 }, "ends do not ascend: \(ends)")
            try hold(ends.allSatisfy { $0 == text.count || text[$0] & 0xC0 != 0x80 }, "an end in a scalar: \(ends)")
        }
        try hold(graphemes.last ?? 0 == text.count, "the last character does not end the text")
        let extent = Extent(of: text)
        let characters = extent.graphemes + extent.invisible
        try hold(characters == graphemes.count, "\(characters) characters, but \(graphemes.count) ends")
        try hold(extent.utf8 == text.count, "\(extent.utf8) bytes instead of \(text.count)")
        let string = String(decoding: text, as: UTF8.self)
        try hold(extent.codePoints == string.unicodeScalars.count, "\(extent.codePoints) code points")
        try hold(extent.utf16 == string.utf16.count, "\(extent.utf16) UTF-16 units")
        let bidi = BidiText(text, base: .firstStrong(fallback: .leftToRight))
        let runs = bidi.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
        try hold(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }, "runs: \(runs)")
        try hold(runs.last?.range.upperBound ?? 0 == text.count, "the last run does not end the text")
        for paragraph in bidi.paragraphs { _ = bidi.visualRuns(of: paragraph) }
    }
}
