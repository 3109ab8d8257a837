// Languages that have files, but are not in the app's list of languages.

import Catalogs
import Projects

extension Project {
    /// The files in languages that the app's project does not list, by position: such files are often in no target, and
    /// `unregistered-language` reports them.
    var unlistedFiles: Set<Int> {
        var unlisted: Set<Int> = []
        for (index, file) in files.enumerated() {
            guard file.format.platform.picksOneLanguage, !file.format.isMultilingual, let language = file.locale else {
                continue
            }
            if let list = knownRegions(of: file), !language.isCovered(by: list.languages) { unlisted.insert(index) }
        }
        return unlisted
    }
}

extension [LanguageGap] {
    /// Returns the gaps, with those of some files as notes.
    func marking(_ files: Set<String>) -> [LanguageGap] {
        guard !files.isEmpty else { return self }
        return map { gap in
            guard files.contains(gap.catalog.path) else { return gap }
            var gap = gap
            for index in gap.texts.indices { gap.texts[index].severity = .note }
            return gap
        }
    }
}
