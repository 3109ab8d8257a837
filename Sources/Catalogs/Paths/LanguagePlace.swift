// Where the language is in a path, and how it is spelled there.

import Basics

/// A convention for naming files or folders by language.
public enum LanguagePlace: Hashable, Sendable {
    /// `de.lproj/Main.strings`, `values-de/strings.xml`: a folder that a platform names in its own way.
    case special(LanguageFolder)
    /// `locales/de/app.ftl`, `locale/de/LC_MESSAGES/app.po`
    case folder
    /// `de.json`
    case name
    /// `app_de.arb`, `Texts.de.resx`: after one of these separators, the first of which is written.
    case suffix(String)
    /// `de.locallang.xlf`: before this separator.
    case prefix(String)
}

/// Where a path contains its language, or would contain it.
public struct LanguageSlot: Hashable, Sendable {
    /// The language, as the platform identifies it: `zh-CN` for `values-zh-rCN`; nil if the path omits it because it is
    /// the app's own.
    public let tag: String?
    /// The convention.
    public let place: LanguagePlace
    /// The parts of the path before and after the language and its separator.
    package let before: String
    package let after: String
    /// The separator before or after the language.
    public internal(set) var sign = ""
    /// The part between the language and its repetition, as in `de/de.json`.
    package var between: String?
    /// The separator between language and region, if neighboring files use another than the format's own.
    package var separator: String?

    /// The assumed language of a path that omits it, unless the file declares another.
    public static let appsOwn = "en"

    package init(tag: String?, place: LanguagePlace, before: String, after: String, sign: String = "") {
        (self.tag, self.place, self.before, self.after, self.sign) = (tag, place, before, after, sign)
    }

    /// The path with a placeholder for the language: files that share it are one table in many languages.
    public var table: String {
        if case .special(let folder) = place { return "\(before)\(folder.anyLanguage)\(after)" }
        let again = between.map { "\($0)*" } ?? ""
        return "\(before)*\(again)\(after)"
    }

    /// The folder that contains the language folders, with a trailing slash; nil if files are named by language.
    public var root: String? {
        switch place {
        case .folder: before
        case .special: CatalogPath(before + "*").folder
        case .name, .suffix, .prefix: nil
        }
    }

    /// The path of the file if it were not in a language folder.
    public var loosePath: String? { root.map { $0 + after.dropFirst() } }

    /// Whether a platform names the folder in its own way: no other file is in such a place by chance.
    package var isSpecial: Bool { if case .special = place { true } else { false } }

    /// The same without a language.
    package var open: LanguageSlot { LanguageSlot(tag: nil, place: place, before: before, after: after, sign: sign) }

    /// The same path for another language.
    public func path(for tag: String) -> String {
        switch place {
        case .special(let folder): before + folder.name(tag) + after
        case .folder, .name, .suffix, .prefix: "\(before)\(sign)\(tag)\(between.map { $0 + tag } ?? "")\(after)"
        }
    }

    /// The path that omits the language, if there can be one: `res/values/strings.xml`.
    public var defaultPath: String? {
        switch place {
        case .special(let folder): folder.ofDefault.map { before + $0 + after }
        case .suffix: before + after
        case .prefix(let sign): before + after.dropFirst(sign.count)
        case .folder, .name: nil
        }
    }

    /// Whether the language is in an outer folder, which may have its name for another reason.
    package var isOuter: Bool { place == .folder && after.utf8.dropFirst().contains(UInt8(ascii: "/")) && !isGettexts }

    /// Whether the region is in lower case, as in `en-us.json`; other languages there are written the same way.
    package var hasSmallRegion: Bool {
        switch place {
        case .special: false
        case .folder, .name, .suffix, .prefix:
            tag.map { $0.contains { $0 == "-" || $0 == "_" } && $0 == $0.lowercased() } ?? false
        }
    }

    /// Whether the folder is a gettext folder: `de/LC_MESSAGES/app.po`.
    package var isGettexts: Bool { place == .folder && after.utf8.starts(with: "/LC_MESSAGES/".utf8) }

    /// The same language in a path with another ending.
    package func replacingEnd(_ old: String, by new: String) -> LanguageSlot {
        let end = String(after.dropLast(old.count) + new)
        var slot = LanguageSlot(tag: tag, place: place, before: before, after: end, sign: sign)
        (slot.between, slot.separator) = (between, separator)
        return slot
    }

    /// The slot of a file's name, or of both if its folder has the same language: `locales/de/de.json`.
    package func again(in folder: LanguageSlot?) -> LanguageSlot {
        guard let folder, let tag, folder.tag == tag, folder.before + tag + "/" == before else { return self }
        return folder.repeating(tag)
    }

    /// The slot of a path in which both the folder and the file are named by the language.
    package func repeating(_ tag: String) -> LanguageSlot {
        let end = after.dropFirst(1 + tag.count)
        var slot = LanguageSlot(tag: tag, place: place, before: before, after: String(end), sign: sign)
        slot.between = "/"
        return slot
    }
}

extension LanguageSlot {
    /// Creates the slot of a path whose whole name is a language.
    package init(namedBy path: CatalogPath) {
        let (folder, stem) = (path.folder, path.stem)
        let after = path.string.utf8.dropFirst(folder.utf8.count + stem.utf8.count)
        self.init(tag: stem, place: .name, before: folder, after: String(Substring(after)))
    }

    /// Creates the slot of a path in a folder whose name is a language, given with a trailing slash.
    package init(_ folder: String, around path: CatalogPath) {
        let (name, outer) = (CatalogPath(folder).name, CatalogPath(folder).outerFolder)
        let after = path.string.utf8.dropFirst(outer.utf8.count + name.utf8.count)
        self.init(tag: name, place: .folder, before: outer, after: String(Substring(after)))
    }
}

extension LanguagePlace {
    /// The slot of a path; nil if it has none by this convention.
    package func slot(in path: CatalogPath) -> LanguageSlot? {
        switch self {
        case .special(let folder): folder.slot(path)
        case .folder: Self.folder(path)
        case .name: Self.name(path)
        case .suffix(let signs): Self.suffix(path, signs)
        case .prefix(let sign): Self.prefix(path, sign)
        }
    }

    /// The slot of a path in the app's own language, which omits the language.
    package func defaultSlot(in path: CatalogPath) -> LanguageSlot? {
        guard case .suffix(let signs) = self, let sign = signs.first else { return nil }
        let end = path.extension.isEmpty ? "" : ".\(path.string.suffix(path.extension.count))"
        return LanguageSlot(
            tag: nil, place: self, before: String(path.string.dropLast(end.count)), after: end, sign: String(sign))
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

    /// The longest suffix of the name that is a language.
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
