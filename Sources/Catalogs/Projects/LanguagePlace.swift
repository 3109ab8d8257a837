// Where in a path a language stands, and how it is spelled there: one case for each custom that platforms have.

import Basics

/// A custom of naming files or folders by language.
public enum LanguagePlace: Hashable, Sendable {
    /// `de.lproj/Main.strings`
    case lproj
    /// `values-de/strings.xml`, and `values` for the app's own language.
    case values
    /// `locales/de/app.ftl`, `locale/de/LC_MESSAGES/app.po`
    case folder
    /// `de.json`
    case name
    /// `app_de.arb`, `Texts.de.resx`: behind one of these signs, the first of which is written.
    case suffix(String)
    /// `de.locallang.xlf`: before this sign.
    case prefix(String)
}

/// Where a path has its language, or would have it.
public struct LanguageSlot: Hashable, Sendable {
    /// The language, as the platform knows it: `zh-CN` for `values-zh-rCN`; nil where the path leaves it out because
    /// it is the app's own.
    public let tag: String?
    /// The custom.
    public let place: LanguagePlace
    /// What stands before and after the language and the sign that sets it off.
    let before: String
    let after: String
    /// The sign that sets it off.
    public internal(set) var sign = ""
    /// What stands between the language and the same language again, as in `de/de.json`.
    var between: String?
    /// What parts a language from its region, where files beside it show another sign than the format's own.
    var separator: String?

    /// What a path that leaves its language out is taken to be in, unless the file says otherwise.
    public static let appsOwn = "en"

    /// The path with the language left open: files that share it are one table in many languages.
    public var table: String {
        let again = between.map { "\($0)*" } ?? ""
        return place == .lproj ? "\(before)*.lproj\(after)" : "\(before)*\(again)\(after)"
    }

    /// The folder in which the folders of languages stand, with the slash after it; nil where files are named by language.
    public var root: String? {
        switch place {
        case .lproj, .folder: before
        case .values: String(before.utf8.dropLast(CatalogPath(before).name.utf8.count)) ?? before
        case .name, .suffix, .prefix: nil
        }
    }

    /// The same, with the language left open.
    var open: LanguageSlot { LanguageSlot(tag: nil, place: place, before: before, after: after, sign: sign) }

    /// The same path for another language.
    public func path(for tag: String) -> String {
        switch place {
        case .lproj: "\(before)\(tag).lproj\(after)"
        case .values: "\(before)-\(ValuesFolder.qualifier(of: tag))\(after)"
        case .folder, .name, .suffix, .prefix: "\(before)\(sign)\(tag)\(between.map { $0 + tag } ?? "")\(after)"
        }
    }

    /// The path that leaves the language out, where there may be one: `res/values/strings.xml`.
    public var defaultPath: String? {
        switch place {
        case .values, .suffix: before + after
        case .prefix(let sign): before + after.dropFirst(sign.count)
        case .lproj, .folder, .name: nil
        }
    }

    /// Whether the language is that of a folder further out than the one a file is in: it may have got its name otherwise.
    var isOuter: Bool { place == .folder && after.utf8.dropFirst().contains(UInt8(ascii: "/")) && !isGettexts }

    /// Whether a region is in small letters, as in `en-us.json`: so is that of another language there.
    var hasSmallRegion: Bool {
        switch place {
        case .lproj, .values: false
        case .folder, .name, .suffix, .prefix:
            tag.map { $0.contains { $0 == "-" || $0 == "_" } && $0 == $0.lowercased() } ?? false
        }
    }

    /// Whether the folder is one of gettext's: `de/LC_MESSAGES/app.po`.
    var isGettexts: Bool { place == .folder && after.utf8.starts(with: "/LC_MESSAGES/".utf8) }

    /// The slot of a file's name, or, where the folder around it has the same language, of both: `locales/de/de.json`.
    func again(in folder: LanguageSlot?) -> LanguageSlot {
        guard let folder, let tag, folder.tag == tag, folder.before + tag + "/" == before else { return self }
        return folder.repeating(tag)
    }

    /// The slot of a path in which the file in a language's folder is named by that language, too.
    func repeating(_ tag: String) -> LanguageSlot {
        let end = after.dropFirst(1 + tag.count)
        var slot = LanguageSlot(tag: tag, place: place, before: before, after: String(end), sign: sign)
        slot.between = "/"
        return slot
    }
}

extension LanguageSlot {
    /// The slot of a path whose whole name is a language.
    init(namedBy path: CatalogPath) {
        let after = String(path.string.dropFirst(path.folder.count + path.stem.count))
        self.init(tag: path.stem, place: .name, before: path.folder, after: after)
    }

    /// The slot of a path in a folder, written with the slash after it, whose name is a language.
    init(_ folder: String, around path: CatalogPath) {
        let (name, outer) = (CatalogPath(folder).name, CatalogPath(folder).outerFolder)
        self.init(
            tag: name, place: .folder, before: outer, after: String(path.string.dropFirst(outer.count + name.count)))
    }
}

extension LanguagePlace {
    /// The slot of a path; nil where it has none after this custom.
    func slot(in path: CatalogPath) -> LanguageSlot? {
        switch self {
        case .lproj: Self.languageFolder(path)
        case .values: ValuesFolder.slot(in: path)
        case .folder: Self.folder(path)
        case .name: Self.name(path)
        case .suffix(let signs): Self.suffix(path, signs)
        case .prefix(let sign): Self.prefix(path, sign)
        }
    }

    /// The slot of a path in the app's own language, which leaves the language out.
    func defaultSlot(in path: CatalogPath) -> LanguageSlot? {
        guard case .suffix(let signs) = self, let sign = signs.first else { return nil }
        let end = path.extension.isEmpty ? "" : ".\(path.string.suffix(path.extension.count))"
        return LanguageSlot(
            tag: nil, place: self, before: String(path.string.dropLast(end.count)), after: end, sign: String(sign))
    }

    /// Whether a folder's name alone says that it is one of a language.
    public static func isLanguageFolder(_ name: String) -> Bool {
        name.lowercased().hasSuffix(".lproj") || name == "values" || name.hasPrefix("values-")
    }

    private static func languageFolder(_ path: CatalogPath) -> LanguageSlot? {
        guard let tag = path.locale, let root = path.languageRoot else { return nil }
        let after = String(path.string.utf8.dropFirst(root.utf8.count + tag.utf8.count + ".lproj".utf8.count)) ?? ""
        return LanguageSlot(tag: tag, place: .lproj, before: root, after: after)
    }

    /// The innermost folder that is named by a language.
    private static func folder(_ path: CatalogPath) -> LanguageSlot? {
        var folder = path.folder
        while !folder.isEmpty {
            let name = CatalogPath(folder).name
            let outer = CatalogPath(folder).outerFolder
            if LanguageNames.isTag(name) {
                return LanguageSlot(folder, around: path)
            }
            guard outer.utf8.count < folder.utf8.count else { return nil }
            folder = outer
        }
        return nil
    }

    private static func name(_ path: CatalogPath) -> LanguageSlot? {
        LanguageNames.isTag(path.stem) ? LanguageSlot(namedBy: path) : nil
    }

    private static func prefix(_ path: CatalogPath, _ sign: String) -> LanguageSlot? {
        let tag = path.stem.prefix { !sign.contains($0) }
        guard tag.count < path.stem.count, LanguageNames.isTag(tag) else { return nil }
        return LanguageSlot(
            tag: String(tag), place: .prefix(sign), before: path.folder,
            after: String(path.string.dropFirst(path.folder.count + tag.count)))
    }

    /// The longest end of the name that is a language.
    private static func suffix(_ path: CatalogPath, _ signs: String) -> LanguageSlot? {
        let stem = path.stem
        for index in stem.indices.dropFirst() where signs.contains(stem[index]) {
            let tag = stem[stem.index(after: index)...]
            guard LanguageNames.isTag(tag) else { continue }
            let before = path.folder + stem[..<index]
            return LanguageSlot(
                tag: String(tag), place: .suffix(signs), before: before,
                after: String(path.string.dropFirst(before.count + 1 + tag.count)), sign: String(stem[index]))
        }
        return nil
    }
}
