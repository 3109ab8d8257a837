// Classes of an app that nothing creates, and screens that no manifest declares: users see nothing of them.

import Code
import Platforms

extension CodeProject {
    /// The positions of the files whose layouts users see nothing of: those of tests, of screens that nothing opens, of
    /// classes that nothing names, of samples and of debug builds.
    func filesWithoutScreens(_ modules: AppModules) -> Set<Int> {
        Set(files.indices.filter { files[$0].isOfTests || modules.isForDevelopers(files[$0].path) })
            .union(unstartedScreens()).union(undeclaredScreens()).union(unusedClasses(modules))
            .union(sampleFiles(modules))
    }

    /// The positions of the files of screens that no manifest declares: Android cannot start them.
    private func undeclaredScreens() -> Set<Int> {
        let manifests = files.filter { ResourceNames.isManifest($0.path) }
        let declared = Set(manifests.flatMap { $0.tree.nodes(.string).compactMap(ResourceNames.className) })
        guard !declared.isEmpty else { return [] }
        var screens: [String: Int] = [:]
        var bases: Set<String> = []
        for index in files.indices where files[index].language.isJvm {
            for type in files[index].tree.nodes(.type) {
                let own = type.children.filter { $0.kind == .typeName }.map(\.text)
                bases.formUnion(own.map { String($0.prefix { $0 != "<" }) })
                if type.name == files[index].stem, !declared.contains(type.name), !type.isFoundByTools,
                    own.contains(where: ResourceNames.isScreen)
                {
                    screens[type.name] = index
                }
            }
        }
        return Set(screens.filter { !bases.contains($0.key) }.values)
    }

    /// The positions of the files with classes that no other code of the app and no resource names, but for each other.
    private func unusedClasses(_ modules: AppModules) -> Set<Int> {
        guard files.contains(where: { ResourceNames.isManifest($0.path) }) else { return [] }
        var homes: [String: [Int]] = [:]
        for index in files.indices where files[index].language.isJvm {
            guard let types = files[index].onlyTypes, modules.isOfApplication(files[index].path) else { continue }
            for type in types { homes[type, default: []].append(index) }
        }
        let candidates = Set(homes.values.joined())
        let named = words(among: Set(homes.keys), inDocuments: true)
        var pending = files.indices.filter { !candidates.contains($0) && !files[$0].isOfTests }
        var used: Set<Int> = []
        while let next = pending.popLast() {
            for name in named[next] {
                for home in homes[name] ?? [] where home != next && used.insert(home).inserted { pending.append(home) }
            }
        }
        return candidates.subtracting(used)
    }

    /// The positions of the files in a folder for samples or debugging, beside which a module has other code.
    private func sampleFiles(_ modules: AppModules) -> Set<Int> {
        var found: Set<Int> = []
        let code = files.indices.filter { files[$0].language.isJvm }
        for files in Dictionary(grouping: code, by: { modules.module(of: self.files[$0].path) }).values {
            let shared = files.map { self.files[$0] }.commonFolder
            found.formUnion(files.filter { self.files[$0].isOfSample(below: shared) })
        }
        return found
    }
}

extension CodeFile {
    /// The name of the file without its extension.
    var stem: Substring {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        return name.prefix { $0 != "." }
    }

    fileprivate var isOfTests: Bool { language.isJvm && ResourceNames.isOfTests(path) }

    fileprivate func isOfSample(below folder: Int) -> Bool {
        path.utf8.dropFirst(folder).split(separator: UInt8(ascii: "/")).dropLast().contains {
            // `samplefragments`, but not `sampler` or `samplerate`.
            $0.starts(with: "sample".utf8) && !"dr".utf8.contains($0.dropFirst("sample".utf8.count).first ?? 0)
                || ["demo", "demos", "debug"].contains(String(decoding: $0, as: UTF8.self))
        }
    }

    /// The names of its types, if it has nothing else that code may use, and no tool finds them.
    fileprivate var onlyTypes: [String]? {
        var types: [String] = []
        for node in tree.root.children {
            switch node.kind {
            case .type where !node.isFoundByTools: types.append(node.name)
            case .import, .typeName: continue
            default: return nil
            }
        }
        return types.isEmpty ? nil : types
    }
}

extension CodeNode {
    /// Whether a tool or the runtime may find a class by one of its annotations.
    fileprivate var isFoundByTools: Bool {
        children.contains { $0.kind == .attribute && !ResourceNames.plainAnnotations.contains($0.name) }
    }
}

extension CodeLanguage {
    fileprivate var isJvm: Bool { self == .kotlin || self == .java }
}
