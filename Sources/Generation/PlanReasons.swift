// Why a file is passed over, in words.

import Comparison
import Platforms
import Projects

extension Plan {
    /// Why nothing is made of a file by itself, whatever its languages; nil where something may be.
    func reasonAgainst(_ file: CatalogFile) -> String? {
        if file.format.isReadOnly {
            return "\(file.format) files are only read; make pseudo-locales of what it was built from"
        }
        if file.format.needsLanguageFolder, file.locale == nil, !isBlank(file) {
            return
                "it is in no language folder, so that an app shows it in one language only; move it into Base.lproj, "
                + "in Xcode with 'Localize…'"
        }
        if let catalog = stringCatalog(of: file) { return "its texts are translated in \(catalog.path.string)" }
        if file.format.needsLanguageFolder, file.translationFormat == nil, writesIntoApp {
            return "an app holds it compiled; move it into Base.lproj, where tables of strings translate it"
        }
        return nil
    }

    /// Whether a file has no text that is to be translated: many launch screens and views have none.
    private func isBlank(_ file: CatalogFile) -> Bool {
        guard let catalog = try? file.read().get() else { return false }
        return Generator.isBlank(catalog)
    }

    /// The string catalog that Xcode 15 and later keep a document's translations in.
    private func stringCatalog(of file: CatalogFile) -> CatalogFile? {
        guard file.translationFormat != nil, let root = file.path.languageRoot else { return nil }
        let path = "\(root)mul.lproj/\(file.path.stem).xcstrings"
        return project.files.first { $0.path.string == path }
    }

    /// Why a table without a file in the source language is passed over.
    func reasonWithoutSource(_ table: Table) -> String {
        let reason = "none of its languages is known to be the source; "
        guard let file = table.files.first.map({ project.files[$0] }) else { return reason + "name that, too" }
        guard let slot = file.path.specialSlot, slot.defaultPath == nil, let root = slot.root else {
            let sources = file.likelySources
            if let source = sources.first(where: Project.exists) { return reason + "name \(source), too" }
            return reason + "English would be"
                + (sources.first.map { ", as \($0)" } ?? "") + ", or the language of an Xcode project around it"
        }
        let stem = "\(root)Base.lproj/\(file.path.stem)"
        guard let compiled = ["\(stem).storyboardc", "\(stem).nib"].first(where: Project.exists) else {
            return reason + "name the folder that holds en.lproj, Base.lproj or the project, too"
        }
        return "its source is compiled into \(compiled); name the folder of the project, too"
    }
}
