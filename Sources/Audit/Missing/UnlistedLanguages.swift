// Languages that have files, but are not in the app's list of languages.

import Catalogs
import Projects

extension [LanguageGap] {
    /// Returns the gaps, with those of languages that the app's project does not list as notes: such files are often
    /// in no target, and `unregistered-language` reports them.
    func markingUnlisted(in project: Project) -> [LanguageGap] {
        var lists: [String: LanguageList?] = [:]
        let files = Dictionary(
            project.files.filter { $0.format.platform.picksOneLanguage }.map { ($0.path.string, $0) },
            uniquingKeysWith: { first, _ in first })
        return map { gap in
            guard !gap.catalog.format.isMultilingual, let file = files[gap.catalog.path] else { return gap }
            let folder = file.path.folder
            let list = lists[folder] ?? project.knownRegions(of: file)
            lists[folder] = .some(list)
            guard let list, !gap.language.isCovered(by: list.languages) else { return gap }
            var gap = gap
            for index in gap.texts.indices { gap.texts[index].severity = .note }
            return gap
        }
    }
}
