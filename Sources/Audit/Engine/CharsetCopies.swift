// Catalogs of gettext in several encodings: `ja.po`, and `ja.sjis.po` with the same texts.

import Basics
import Catalogs
import Projects

extension ReadProject {
    /// The files with the texts of another one in their folder, in another encoding.
    func findCharsetCopies() -> [Int] {
        var groups: [String: [Int]] = [:]
        for (index, file) in project.files.enumerated() where file.format.has(.hasOwnPluralRules) {
            guard tables[index] != nil, !file.isTemplate, let name = file.path.stem.split(separator: ".").first else {
                continue
            }
            groups["\(file.path.folder)\(name)", default: []].append(index)
        }
        return groups.keys.sorted().flatMap { copies(among: groups[$0] ?? []) }.sorted()
    }

    /// The copies among files whose names begin alike.
    private func copies(among files: [Int]) -> [Int] {
        guard files.count > 1, let original = original(of: files), let index = tables[original]?.index else {
            return []
        }
        return files.filter { file in
            guard file != original, let catalog = tables[file]?.catalog,
                catalog.text.encoding != index.catalog.text.encoding,
                catalog.locale == nil || catalog.locale == index.catalog.locale
            else { return false }
            return catalog.isCopy(of: index)
        }
    }

    /// The file that people edit: one that no rule for `make` creates from another, and that names its language.
    private func original(of files: [Int]) -> Int? {
        let rules = files.first.flatMap { try? FileReader.read(project.files[$0].path.folder + "Makefile") } ?? []
        let names = files.map { project.files[$0].path.name }
        let made = Set(
            names.filter { name in
                names.contains { rules.firstOffset(of: Array("\n\(name): \($0)\n".utf8), in: rules.indices) != nil }
            })
        func rank(_ file: Int) -> Int {
            let path = project.files[file].path
            return (made.contains(path.name) ? 2 : 0) + (path.stem.contains(".") ? 1 : 0)
        }
        return files.filter { tables[$0]?.catalog.locale != nil }.min { (rank($0), $0) < (rank($1), $1) }
    }

    /// The remark about these files; nil if there are none.
    func remarkOnCharsetCopies(among wanted: [Int]) -> String? {
        let names = wanted.filter(charsetCopies.contains).map { project.files[$0].path.string }
        guard let first = names.first else { return nil }
        let verb = names.count > 1 ? "have the texts of other files" : "has the texts of another file"
        return "\(first)\((names.count - 1).andMore) \(verb) in another encoding, and "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}

extension Catalog {
    /// At least this share of the texts of a copy is in the original: people forget to make copies again.
    private static let (same, outOf) = (9, 10)

    /// Whether nearly all its texts are those of another catalog.
    fileprivate func isCopy(of original: KeyIndex) -> Bool {
        var (all, equal) = (0, 0)
        var (own, other): ([UInt8], [UInt8]) = ([], [])
        for entry in entries where !entry.isBlank {
            all += 1
            own.removeAll(keepingCapacity: true)
            other.removeAll(keepingCapacity: true)
            guard let match = original.entry(like: entry), entry.append(.value, to: &own),
                match.append(.value, to: &other), own == other
            else { continue }
            equal += 1
        }
        return all > 0 && equal * Self.outOf >= all * Self.same
    }
}
