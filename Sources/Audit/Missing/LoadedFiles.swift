// Catalogs that no code loads, because it names those that it loads one by one.

import Basics
import Catalogs
import Platforms
import Projects

/// The catalogs of a set that a source file loads by their whole paths: `require('./i18n/de.json')`.
struct LoadedFiles {
    /// A file with fewer paths may load only some of the languages.
    private static let fewest = 5
    /// What code that lists the files of a folder contains.
    private static let listings: [StaticString] = ["readdir", "require.context", "import.meta.glob", "loadPath"]

    /// The files of a table by the word for their language.
    fileprivate struct Group {
        let folder: [UInt8]
        let end: [UInt8]
        var paths: [[UInt8]: String] = [:]
        var named: Set<[UInt8]> = []
        /// Whether one source file names enough of them.
        var isListed = false
        /// Whether some code may load the others, too.
        var isComputed = false
    }

    /// Folders at the top of a project whose code is not the app: scripts for translators, tests, and its documentation.
    private static let foldersOfTools: Set<String> = [
        "scripts", "script", "tools", "tool", "test", "tests", "__tests__", "e2e", "cypress", "docs", "doc",
        "documentation", "website", "storybook", "example", "examples",
    ]
    /// Folders of tests, wherever they are.
    private static let foldersOfTests: Set<Substring> = ["__tests__", "__mocks__", "__fixtures__"]

    private let roots: [String]
    /// The folder at the top of the project that has all catalogs: the app itself, whatever its name.
    private var appFolder: Substring?
    private var groups: [String: Group] = [:]
    /// Their tables by the folder's name, which most code does not have.
    private var tables: [[UInt8]: [String]] = [:]

    /// Creates the sets of a platform's catalogs in a project, which no code loads yet.
    init(_ files: [CatalogFile], of platform: Platform, in roots: [String]) {
        self.roots = roots
        let tops = Set(files.map { topFolder(of: $0.path) })
        if tops.count == 1, let top = tops.first { appFolder = top }
        for file in files where platform.loadsFilesByPath && !file.format.isMultilingual {
            guard let slot = file.slot, slot.before.hasSuffix("/"), slot.between == nil, slot.sign.isEmpty,
                !slot.isSpecial, let folder = slot.before.split(separator: "/").last
            else { continue }
            let path = file.path.string
            let word = path.utf8.dropFirst(slot.before.utf8.count).dropLast(slot.after.utf8.count)
            groups[slot.table, default: Group(folder: Array(folder.utf8), end: Array(slot.after.utf8))]
                .paths[Array(word)] = path
        }
        groups = groups.filter { $0.value.paths.count > Self.fewest }
        tables = Dictionary(grouping: groups.keys) { groups[$0]?.folder ?? [] }
    }

    /// Adds what a source file loads, unless it is no part of the app.
    mutating func add(_ code: [UInt8], at path: CatalogPath) {
        if isOfTools(path) { return }
        for (folder, tables) in tables {
            guard let first = code.firstOffset(of: folder, in: code.indices) else { continue }
            let mayList = Self.listings.contains { code.firstOffset(of: $0) != nil }
            for table in tables { groups[table]?.add(code, from: first, mayList: mayList, fewest: Self.fewest) }
        }
    }

    /// Whether a source file is for those who make the app.
    func isOfTools(_ path: CatalogPath) -> Bool {
        if path.stem.hasSuffix(".test") || path.stem.hasSuffix(".spec") { return true }
        if path.folder.split(separator: "/").contains(where: Self.foldersOfTests.contains) { return true }
        let folder = topFolder(of: path)
        return folder.map { $0 != appFolder && Self.foldersOfTools.contains(String($0)) } ?? false
    }

    private func topFolder(of path: CatalogPath) -> Substring? {
        let root = roots.first { path.string.hasPrefix($0 + "/") } ?? ""
        return path.folder.dropFirst(root.count).split(separator: "/").first
    }

    /// The paths of the catalogs that no code loads.
    var unloaded: Set<String> {
        groups.values.reduce(into: []) { paths, group in
            guard group.isListed, !group.isComputed else { return }
            paths.formUnion(group.paths.filter { !group.named.contains($0.key) }.values)
        }
    }
}

extension LoadedFiles.Group {
    fileprivate mutating func add(_ code: [UInt8], from first: Int, mayList: Bool, fewest: Int) {
        guard !isComputed else { return }
        if mayList || hasComputedName(code) {
            isComputed = true
            return
        }
        var found: Set<[UInt8]> = []
        var at = first
        while let start = code.firstOffset(of: folder, in: at..<code.count) {
            at = start + folder.count
            guard at < code.count, code[at] == UInt8(ascii: "/") else { continue }
            let word = code[(at + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F }
            let rest = code[word.endIndex...]
            if let next = rest.first, "$*+{".utf8.contains(next) || word.isEmpty && next.isQuote {
                isComputed = true
            } else if rest.starts(with: end), rest.dropFirst(end.count).first?.isQuote ?? false {
                found.insert(Array(word))
            }
        }
        let own = found.filter { paths[$0] != nil }
        named.formUnion(own)
        if own.count >= fewest { isListed = true }
    }

    /// Whether a path ends in a name that only running code knows: `${language}.json`, `language + '.json'`.
    private func hasComputedName(_ code: [UInt8]) -> Bool {
        var at = 0
        while let start = code.firstOffset(of: end, in: at..<code.count) {
            if start > 0, code[start - 1] == UInt8(ascii: "}") || code[start - 1].isQuote { return true }
            at = start + 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isQuote: Bool { "\"'`".utf8.contains(self) }
}
