// The page around the data: its skeleton, its style and its script.

import Basics

/// The page without data.
enum PageSkin {
    /// The style sheet.
    static let style: [UInt8] = [
        PackageResources.base_css, PackageResources.summary_css, PackageResources.growth_css,
        PackageResources.rows_css, PackageResources.screens_css, ScreenStyle.pageSheet,
        PackageResources.print_css,
    ].flatMap { $0 }

    /// The script: files in the order of their dependencies.
    static let script: [UInt8] = [
        PackageResources.data_js, PackageResources.scenes_js, PackageResources.state_js, PackageResources.words_js,
        PackageResources.glyphs_js,
        PackageResources.picture_js, PackageResources.forecast_js, PackageResources.cells_js, PackageResources.rows_js,
        PackageResources.scroll_js, PackageResources.hold_js, PackageResources.locales_js, PackageResources.summary_js,
        PackageResources.kinds_js, PackageResources.growth_js, PackageResources.heatmap_js, PackageResources.filters_js,
        PackageResources.copy_js, PackageResources.wireframe_js, PackageResources.screens_js,
        PackageResources.thumbnails_js, PackageResources.screen_js, PackageResources.keyboard_js,
        PackageResources.start_js,
    ].flatMap { $0 }

    /// The content security policy: the page may run this script, use this style, show embedded images, and nothing else.
    static var policy: String {
        "default-src 'none'; script-src '\(hash(script))'; style-src '\(hash(style))'; img-src data:; base-uri 'none'; "
            + "form-action 'none'"
    }

    /// The skeleton with its placeholders replaced: `{{title}}`, `{{policy}}`, `{{style}}`, `{{data}}`, `{{script}}`.
    ///
    /// The content of a placeholder is given in pieces, because the data is too large to concatenate twice.
    static func filled(_ parts: [(name: String, content: [[UInt8]])]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(
            parts.reduce(PackageResources.page_html.count) { $1.content.reduce($0) { $0 + $1.count } })
        var rest = PackageResources.page_html[...]
        for part in parts {
            let mark = Array("{{\(part.name)}}".utf8)
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: mark) }) else { continue }
            output += rest[..<place]
            for piece in part.content { output += piece }
            rest = rest[(place + mark.count)...]
        }
        output += rest
        return output
    }

    private static func hash(_ bytes: [UInt8]) -> String {
        "sha256-\(Base64.text(bytes.withUnsafeBytes { SHA256.digest(of: $0) }))"
    }
}
