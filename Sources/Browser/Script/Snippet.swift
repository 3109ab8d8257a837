// The JavaScript that finds the texts of a page: one function, made from the files in 'Snippet'.

/// The JavaScript that finds the texts of a page, their rooms, and what is wrong with them.
package enum Snippet {
    /// The function `swell`, as its authors wrote it.
    package static let source: String = {
        let parts = [
            PackageResources.marks_js, PackageResources.styles_js, PackageResources.roles_js, PackageResources.texts_js,
            PackageResources.geometry_js, PackageResources.clips_js, PackageResources.covers_js,
            PackageResources.words_js, PackageResources.problems_js, PackageResources.overlaps_js,
            PackageResources.rows_js, PackageResources.tables_js, PackageResources.growth_js, PackageResources.probe_js,
            PackageResources.screen_js,
        ]
        return opening + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") + closing
    }()

    /// The same function without comments, spaces and long names.
    package static var minified: String { MinifiedScript(source).text }

    private static let opening = """
        // The texts of a web page: 'swell().collect(name)' returns the screen as data, 'swell().probe(name)' also the room
        // that each text has. It changes nothing that stays.
        function swell(options, undefined) {
        'use strict';
        const settings = options ?? {};


        """

    private static let closing = """

        return { collect, probe, elements };
        }

        """
}
