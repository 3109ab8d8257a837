// The fonts of an app: `res/font/title.ttf`, and families of them in `res/font/title.xml`.

import Catalogs

/// The files of an app's fonts by the names of their resources.
struct AppFonts: Sendable {
    /// A font of a family.
    private struct Member: Sendable {
        let font: String
        let weight: Int
        let isItalic: Bool
    }

    private let files: [String: String]
    private let families: [String: [Member]]

    init(_ files: LayoutFiles) {
        let documents = files.fonts.filter { $0.extension == "xml" }
        let fonts = files.fonts.filter { $0.extension != "xml" }
        self.files = Dictionary(fonts.map { ($0.stem, $0.string) }) { first, _ in first }
        families = Dictionary(
            documents.map { path in (path.stem, Self.members(of: files.bytes(path) ?? [])) }
        ) { first, _ in first }
    }

    private static func members(of bytes: [UInt8]) -> [Member] {
        let fonts = ResourceElement.root(of: bytes)?.children.filter { $0.name == "font" } ?? []
        return fonts.compactMap { font in
            name(in: font["font"] ?? "").map {
                Member(
                    font: $0, weight: font["fontWeight"].flatMap { Int($0) } ?? 400,
                    isItalic: font["fontStyle"] == "italic")
            }
        }
    }

    /// `title` of `@font/title`.
    private static func name(in reference: String) -> String? {
        reference.hasPrefix("@font/") ? String(reference.dropFirst("@font/".count)) : nil
    }

    /// The file of a font, or of the nearest one in a family: `@font/title`; nil if the app does not have it.
    func file(_ reference: String, weight: Int, isItalic: Bool) -> String? {
        guard let name = Self.name(in: reference) else { return nil }
        if let file = files[name] { return file }
        let known = families[name]?.filter { files[$0.font] != nil } ?? []
        let slanted = known.filter { $0.isItalic == isItalic }
        let nearest = (slanted.isEmpty ? known : slanted).min { abs($0.weight - weight) < abs($1.weight - weight) }
        return nearest.flatMap { files[$0.font] }
    }
}
