// Which layouts, menus and settings an app can show, and which of their views its code names.

import Basics
import Code
import Platforms

/// What an app does with its layouts, menus and settings.
struct ResourceUse: Sendable {
    /// The positions of files that neither code nor a resource that is shown names, so that nobody sees them, of those
    /// of copied libraries, and of those of applications for developers.
    private let unnamed: Set<Int>
    /// Whether code or a document names any layout, menu or settings; if not, the code is elsewhere.
    let namesFiles: Bool
    /// The positions of source files of which users see nothing.
    private let withoutScreens: Set<Int>
    /// The positions of layouts beside which there is one for the other direction of writing.
    private let mirrored: Set<Int>
    /// The names that code reads of views that have literal texts, or are hidden at first.
    private let read: NamesRead
    /// The words of literal texts, in lower case, that texts of the app's catalogs have, too.
    private let words: Set<String>
    /// The ids and keys of items and settings whose titles code sets.
    private let titles: Set<String>
    /// The same for summaries.
    private let summaries: Set<String>
    /// The views from which code removes what the layout has in them.
    private let emptied: [EmptiedViews]
    /// The lengths that layouts refer to, by name; none that differ by device.
    let lengths: [String: String]
    /// The modules of the app.
    let modules: AppModules

    /// `catalogs` are the paths of the project's catalogs.
    init(_ code: CodeProject, _ keys: KeyBook, catalogs: [String]) {
        modules = AppModules(code.files, catalogs: catalogs)
        var files: [ResourceFile: [Int]] = [:]
        for (index, file) in code.files.enumerated() where file.language == .resource {
            if let resource = ResourceFile(path: file.path) { files[resource, default: []].append(index) }
        }
        let copies = code.files.filter { $0.tree.nodes(.call).contains(where: ResourceNames.isCopyOfLibrary) }
            .map { ResourceNames.module(ofManifest: $0.path) }
        withoutScreens = files.isEmpty ? [] : code.filesWithoutScreens(modules)
        let unnamed = Self.unnamed(files, in: code, keys, without: withoutScreens)
        namesFiles = unnamed.count < files.values.joined().count
        self.unnamed = unnamed.union(
            files.values.joined().filter { [modules] file in
                let path = code.files[file].path
                return modules.isForDevelopers(path) || copies.contains { path.hasPrefix($0) }
            })
        let names = Set(files.keys.map(\.name))
        let twoSided = Set(files.keys.filter { $0.qualifiers.contains(ResourceNames.direction) }.map(\.name))
            .union(names.filter { ResourceNames.otherSide(of: $0).map(names.contains) ?? false })
        mirrored = Set(files.filter { twoSided.contains($0.key.name) }.values.joined())
        let texts = files.values.joined().flatMap { code.files[$0].tree.literalTexts }
        let hidden = files.values.joined().flatMap {
            code.files[$0].tree.nodes(.call).filter(ResourceNames.isHidden)
        }
        let empty = files.values.joined().flatMap {
            code.files[$0].tree.nodes(.call).filter { ResourceNames.isEmptyText($0) || ResourceNames.isEmptyFrame($0) }
        }
        read = code.namesRead(Set((texts.map(\.view) + hidden + empty).flatMap(\.viewNames)))
        titles = texts.contains { ResourceNames.isTitle($0.value.label) } ? code.namesOfOwners(setting: .title) : []
        summaries =
            texts.contains { ResourceNames.isSummary($0.value.label) } ? code.namesOfOwners(setting: .summary) : []
        emptied = texts.isEmpty ? [] : code.emptiedViews
        lengths = ResourceLengths.all(in: code)
        words = keys.words(among: Set(texts.flatMap { Prose($0.text).words.map { $0.lowercased() } }))
    }

    /// Whether code sets a text of a menu item or a setting: its title, or its summary.
    func sets(_ attribute: String, of element: CodeNode) -> Bool {
        guard ResourceNames.isTitle(attribute) || ResourceNames.isSummary(attribute) else { return false }
        let names = ResourceNames.isTitle(attribute) ? titles : summaries
        return element.viewNames.contains(where: names.contains)
            || ResourceNames.settingKey.contains { element.argument($0).map { names.contains($0.text) } ?? false }
    }

    /// Whether code removes all that is in a view around an element of a layout, to add views of its own.
    func empties(around element: CodeNode, in layout: String) -> Bool {
        guard !emptied.isEmpty else { return false }
        let file = ResourceFile(path: layout)
        return element.ancestors.contains { view in
            let names = view.viewNames
            return !names.isEmpty && emptied.contains { $0.include(names, in: file) }
        }
    }

    /// Whether users see a file.
    func isNamed(_ file: Int) -> Bool { !unnamed.contains(file) }

    /// Whether users see what a source file shows.
    func hasScreens(_ file: Int) -> Bool { !withoutScreens.contains(file) }

    /// Whether there is a layout for each direction of writing, and a file is one of them.
    func isForOneDirection(_ file: Int) -> Bool { mirrored.contains(file) }

    /// Whether code names a view that has a literal text, or is hidden at first.
    func names(_ view: CodeNode) -> Bool { view.viewNames.contains { read.contains($0, of: "") } }

    /// Whether a text has words that only sentences or interfaces have, or that the app's catalogs have.
    func isNoName(_ prose: Prose) -> Bool {
        prose.isSentence
            || prose.words.contains { word in
                let word = word.lowercased()
                return InterfaceWords.all.contains(word[...]) || words.contains(word)
            }
    }

    private static func unnamed(
        _ files: [ResourceFile: [Int]], in code: CodeProject, _ keys: KeyBook, without hidden: Set<Int>
    ) -> Set<Int> {
        guard !files.isEmpty else { return [] }
        let positions = Dictionary(grouping: files.keys, by: \.name).mapValues { $0.flatMap { files[$0] ?? [] } }
        var words: [String: [String]] = [:]
        for file in files.keys {
            for word in file.wordsInCode(isAmbiguous: keys.hasKey) { words[word, default: []].append(file.name) }
        }
        let resources = Set(files.values.joined())
        let isResource = code.files.indices.map(resources.contains)
        let inCode = code.words(among: Set(words.keys))
        let inDocuments = Workers.now(code.files.count) { index in
            code.files[index].language == .resource ? ResourceFile.names(in: code.files[index].tree) : []
        }
        var pending = files.keys.filter(\.isOfLibrary).map(\.name)
        for index in code.files.indices where !isResource[index] && !hidden.contains(index) {
            pending += inCode[index].flatMap { words[$0] ?? [] } + inDocuments[index]
        }
        var named: Set<String> = []
        while let name = pending.popLast() {
            guard let own = positions[name], named.insert(name).inserted else { continue }
            pending += own.flatMap { inDocuments[$0] }
        }
        return Set(positions.filter { !named.contains($0.key) }.values.joined())
    }
}

extension CodeNode {
    /// The names of a view in code: `user_name`, and `userName` in a generated binding; none if it has no id.
    fileprivate var viewNames: [String] {
        argument(ResourceNames.id).map { ResourceNames.names(ofID: $0.text) } ?? []
    }
}
