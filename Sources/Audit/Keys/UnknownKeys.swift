// Which uses of keys certainly are in vain.

import Basics
import Code
import Platforms

/// A use whose key is in no catalog.
struct UnknownKey: Sendable {
    /// The use.
    let use: KeyUse
    /// The key as people read it.
    let key: String
    /// The key of the catalogs that was probably meant.
    let nearest: String?
}

/// Selects the uses whose key certainly is in no catalog.
struct UnknownKeys {
    private(set) var found: [UnknownKey] = []
    private let code: CodeProject
    private let book: KeyBook
    private let brands: Brands
    private let products: Set<String>
    /// Whether the system hides the titles of dialogs, unless code asks for them: not on the desktop.
    private let hidesTitles: Bool
    /// How often each choice of separators occurs in the names among the keys: `menu.title`, `MENU_TITLE`.
    private let spellings: [Set<UInt8>: Int]
    /// If a smaller share of the keys is written like a name, that is a code of something else: `us-east-1`.
    private static let fewestAlike = (least: 1, of: 100)
    /// A table, or a way to look keys up, that lacks more keys than it has is none of these catalogs'.
    private static let fewest = 20
    /// For so many keys the ones that were probably meant are sought among all.
    private static let mostSought = 300

    /// `folder` returns the folder of the Xcode project around a file, if it contains no catalogs.
    init(
        _ code: CodeProject, _ book: KeyBook, _ runtime: RuntimeNames, _ brands: Brands, folder: (String) -> String?
    ) {
        (self.code, self.book, self.brands) = (code, book, brands)
        hidesTitles = code.modules.isDisjoint(with: ["AppKit", "Cocoa"])
        guard !book.usage.unknown.isEmpty else {
            (products, spellings) = ([], [:])
            return
        }
        products = ProductNames(code).names
        spellings = Dictionary(grouping: book.keys.lazy.map(\.text).filter(KeyLook.isName), by: KeyLook.separators)
            .mapValues(\.count)
        let used = Set(book.usage.uses.flatMap(\.self)).map { code.uses[$0] }
        let unknown = book.usage.unknown.map { code.uses[$0] }.filter { use in
            code.isShown[use.file] && isCertain(use) && !isHidden(use, runtime)
                && !book.libraries.contains { code.files[use.file].path.hasPrefix($0) }
                && (book.onlyOwners.isEmpty || book.onlyOwners.contains { code.files[use.file].path.hasPrefix($0) })
        }
        // A tool beside the app that looks up no key of the catalogs has no languages.
        var folders: [Int: String?] = [:]
        for file in Set((unknown + used).map(\.file)) { folders[file] = folder(code.files[file].path) }
        let localized = Set(used.compactMap { folders[$0.file] ?? nil })
        let lacking = Dictionary(grouping: unknown, by: Group.init).mapValues(\.count)
        var known: [Group: Int] = [:]
        for use in used { known[Group(use), default: 0] += 1 }
        let uses = unknown.filter { use in
            if let folder = folders[use.file] ?? nil, !localized.contains(folder) { return false }
            let (lacks, has) = (lacking[Group(use)] ?? 0, known[Group(use)] ?? 0)
            // Where most texts of views are no keys, nobody meant these as keys.
            return lacks < has || lacks < Self.fewest && (use.certainty == .lookup || use.isName)
        }
        var reach = Reach(code, runtime)
        let unreached = reach.unreached(uses.flatMap { [$0.place, $0.site] })
        let replaced = ReplacedDefaults(code).replaced(uses.map(\.place))
        var nearest: [String: String?] = [:]
        for (position, use) in uses.enumerated() where !unreached[2 * position] && !unreached[2 * position + 1] {
            guard case .text(let text) = use.key, !replaced[position] else { continue }
            let key = text.description
            let meant = nearest[key] ?? (nearest.count < Self.mostSought ? book.meant(by: key) : nil)
            nearest[key] = meant
            found.append(UnknownKey(use: use, key: key, nearest: meant))
        }
    }

    private struct Group: Hashable {
        let table: KeyUse.Table
        let certainty: KeyUse.Certainty

        init(_ use: KeyUse) { (table, certainty) = (use.table, use.certainty) }
    }

    private func isCertain(_ use: KeyUse) -> Bool {
        guard use.certainty >= .typed, case .text(let text) = use.key else { return false }
        let key = text.literal ?? text.description
        guard KeyLook.hasWords(key), let table = code.table(of: use), book.tables.contains(table),
            !(use.bundle.map { $0.split(separator: "\n").contains { isForeign(String($0)) } } ?? false)
        else { return false }
        // A piece that code or a macro adds something to, and an address where no key looks like it.
        if key.hasSuffix("_") || KeyLook.isPattern(key) || KeyLook.isAddress(key) && !book.hasKeys(like: key) {
            return false
        }
        if KeyLook.isName(key), !isSpelledLikeKeys(key) { return false }
        // No language translates names and addresses.
        if products.contains(key) { return false }
        // The keys that code makes of a format are there: `"menu.%d".localized`.
        if KeyLook.isName(key), book.hasKeys(ofFormat: key) { return false }
        if !KeyLook.isName(key) {
            let prose = Prose(KeyText.foldingPlaceholders(key), brands: brands)
            if prose.words.isEmpty { return false }
            // The names of services, for example.
            if prose.isNamelike, code.isData(use), !prose.hasWords(of: book) { return false }
        }
        // A text of a view that is no name may be meant for all languages.
        if use.certainty == .typed, !KeyLook.isName(key), text.literal == nil || !key.contains(" ") { return false }
        return isWritten(key, use)
    }

    /// Whether a bundle, as written, is not the app's, or stands for one that is not.
    private func isForeign(_ bundle: String) -> Bool {
        func isOther(_ bundle: String) -> Bool {
            KeyLook.isOfSystem(bundle) || isElsewhere(bundle) || isOfForeignClass(bundle)
        }
        if isOther(bundle) { return true }
        guard let name = bundle.split(separator: ".").last, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else {
            return false
        }
        let values = code.declarations.declarations(named: String(name)).filter { $0.kind == .variable }.map {
            $0.declaredValue?.text ?? ""
        }
        return !values.isEmpty && values.allSatisfy { !$0.isEmpty && isOther($0) }
    }

    /// Whether some keys of the catalogs have the same separators as a name.
    private func isSpelledLikeKeys(_ name: String) -> Bool {
        let alike = spellings[KeyLook.separators(of: name)] ?? 0
        return alike > 0 && alike * Self.fewestAlike.of >= book.keys.count * Self.fewestAlike.least
    }

    /// Whether a bundle, as written, is a member that a library declares: `.harbourKit`.
    private func isElsewhere(_ bundle: String) -> Bool {
        let parts = bundle.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.last, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }),
            parts[0].first?.isUppercase ?? true, !Self.ownBundles.contains(String(name))
        else { return false }
        return code.declarations.declarations(named: String(name)).isEmpty
    }

    /// Whether a bundle, as written, is that of a class which the project does not declare: `Bundle(for: URLSession.self)`.
    private func isOfForeignClass(_ bundle: String) -> Bool {
        guard let start = bundle.firstRange(of: "(for: ")?.upperBound, bundle.hasSuffix(".self)") else { return false }
        let name = bundle[start...].dropLast(6).split(separator: ".").last.map(String.init) ?? ""
        // An extension declares no class.
        return name != "Self" && !code.declarations.declarations(named: name).contains { $0.kind == .type }
    }

    private static let ownBundles: Set = ["main", "module", "current", "shared"]

    /// Whether a key stands in the code as a whole, or is one of several raw values of which catalogs have some.
    private func isWritten(_ key: String, _ use: KeyUse) -> Bool {
        let node = code.declarations.node(use.place)
        if node.kind == .enumCase || node.stringValue.map({ $0 != key }) ?? false { return false }
        if node.kind == .string, node.isPutTogether(as: key) { return false }
        // Nobody knows which raw values code looks up; that catalogs have some of them is a good sign.
        guard node.parent?.kind == .enumCase, let type = node.enclosingType else { return true }
        return type.children.lazy.flatMap { $0.kind == .block ? Array($0.children) : [$0] }.contains { other in
            other.kind == .enumCase
                && !(other.declaredValue?.stringValue.map(book.positions(of:)) ?? []).isEmpty
        }
    }

    /// Whether users do not see the text, or always see it as it is.
    private func isHidden(_ use: KeyUse, _ runtime: RuntimeNames) -> Bool {
        let node = code.declarations.node(use.place)
        let site = code.declarations.node(use.site)
        return node.isOffScreen || site.isOffScreen || site.isInHiddenType(runtime.visibility)
            || node.isHiddenLabel(of: site, titlesOfDialogs: hidesTitles)
            || node.isReplacedAtOnce || site.isIdentifier
            // A key that is a text is right in a view with a language of its own.
            || !use.isName && site.isInFixedLocale
            || TranslationNotes.forbid(use.comment ?? "")
            || code.files[use.file].comments(about: use.range).contains {
                TranslationNotes.forbid(String(decoding: $0, as: UTF8.self))
            }
    }
}

extension CodeProject {
    /// Whether a key stands in the very call that looks it up; what takes another way may never get there.
    func isDirect(_ use: KeyUse) -> Bool {
        let site = declarations.node(use.site)
        return Int(use.site.file) == use.file && site.kind != .operators && site.range.overlaps(use.range)
    }

    /// Whether something keeps a key before it is looked up: `Service(name: "Crofton")`.
    fileprivate func isData(_ use: KeyUse) -> Bool {
        guard isDirect(use) else { return true }
        let site = declarations.node(use.site)
        guard site.kind == .call, use.certainty == .lookup else { return false }
        return site.isNamed("init") || declarations.declarations(named: site.name).contains { $0.kind == .type }
    }
}

extension KeyUse {
    /// Whether its key is a name, and no text.
    fileprivate var isName: Bool { literal.map(KeyLook.isName) ?? false }

    /// Where it is written.
    var place: NodePlace { NodePlace(file: file, node: node) }
}

extension CodeNode {
    /// Whether code puts a key together, so that its interpolations are no placeholders: `"menu.\(kind ?? "title")"`.
    fileprivate func isPutTogether(as key: String) -> Bool {
        guard firstChild != nil else { return false }
        let holes = stringParts.count { if case .interpolation = $0 { true } else { false } }
        return KeyText.foldingPlaceholders(key).split(separator: "%@", omittingEmptySubsequences: false).count <= holes
    }

    /// Whether it is the value of something that names a view for tests or other code: `var identifier: String`.
    fileprivate var isIdentifier: Bool {
        ancestors.contains { outer in
            switch outer.kind {
            case .variable, .function: outer.name.hasSuffix("dentifier")
            case .operators: outer.assignment?.target.path.first?.hasSuffix("dentifier") ?? false
            default: false
            }
        }
    }

    /// Whether a member of its type says that users do not see the type: `static let isDiscoverable = false`.
    fileprivate func isInHiddenType(_ names: Set<String>) -> Bool {
        guard let type = enclosingType else { return false }
        return type.children.contains { block in
            block.kind == .block
                && block.children.contains { member in
                    member.kind == .variable && names.contains(member.name)
                        && (member.declaredValue.map { [$0] } ?? member.results).contains { $0.isNamed("false") }
                }
        }
    }
}

extension KeyBook {
    /// Whether any key has the same first part: `settings` of `settings.app`.
    fileprivate func hasKeys(like key: String) -> Bool {
        let start = key.prefix { $0 != "." } + "."
        return keys.contains { $0.text.hasPrefix(start) }
    }

    /// Whether any key begins and ends like a format: `step_2_title` like `step_%d_title`.
    fileprivate func hasKeys(ofFormat key: String) -> Bool {
        guard key.contains("%") else { return false }
        let parts = KeyText.foldingPlaceholders(key).split(separator: "%@", omittingEmptySubsequences: false)
        guard parts.count > 1, let start = parts.first, let end = parts.last, start.count + end.count > 1 else {
            return false
        }
        return keys.contains {
            $0.text.count > start.count + end.count && $0.text.hasPrefix(start) && $0.text.hasSuffix(end)
        }
    }

    /// The key that was probably meant: one that only differs in its capitals, a similar one, or one with this text.
    fileprivate func meant(by key: String) -> String? {
        let lower = key.utf8.map(\.lowercase)
        if let other = keys.first(where: { $0.text.utf8.elementsEqual(lower, by: { $0.lowercase == $1 }) }) {
            return other.text
        }
        if let near = nearest(to: key) { return near }
        let named = self.key(ofText: key)
        return named.map(hasKey) ?? false ? named : nil
    }

    /// The key that was probably meant; for a text only one that nothing uses.
    fileprivate func nearest(to key: String) -> String? {
        let own = Array(key.utf8)
        let isName = KeyLook.isName(key)
        var candidates: [(key: String, shared: Int)] = []
        for (position, other) in keys.enumerated() where isName || usage.statuses[position] == .unused {
            let bytes = other.text.utf8
            guard abs(bytes.count - own.count) <= max(1, own.count / 3) else { continue }
            let start = zip(own, bytes).prefix { $0 == $1 }.count
            let end = zip(own.reversed(), bytes.reversed()).prefix { $0 == $1 }.count
            if (start + end) * 3 >= own.count * 2 { candidates.append((other.text, start + end)) }
        }
        if isName { return Spelling.nearest(key, among: candidates.map(\.key)) }
        // Another quotation mark, or a word more.
        return candidates.max { $0.shared < $1.shared }.flatMap { $0.shared * 5 >= own.count * 4 ? $0.key : nil }
    }
}

extension UInt8 {
    /// The small letter for a capital one.
    fileprivate var lowercase: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
