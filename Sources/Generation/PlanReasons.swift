// Why a file is passed over, in words.

import Comparison
import Platforms
import Projects

extension Plan {
    /// Why nothing is made of a file by itself, whatever its languages; nil where something may be.
    func reasonAgainst(_ file: CatalogFile) -> String? {
        if file.format.has(.isReadOnly) {
            return "\(file.format) files are only read; make pseudo-locales of what it was built from"
        }
        if file.format.has(.needsLanguageFolder), file.locale == nil, !isBlank(file) {
            return InterfaceDocument.reasonOutsideOfFolders
        }
        if file.format.has(.needsLanguageFolder), file.translationFormat == nil, writesIntoApp {
            return InterfaceDocument.reasonOutsideOfBase
        }
        return nil
    }

    /// Whether a file has no text that is to be translated: many launch screens and views have none.
    private func isBlank(_ file: CatalogFile) -> Bool {
        guard let catalog = try? file.read().get() else { return false }
        return Generator.isBlank(catalog)
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
        guard let compiled = InterfaceDocument.compiled(of: file.path, in: root).first(where: Project.exists) else {
            return reason + InterfaceDocument.whatToName
        }
        return "its source is compiled into \(compiled); name the folder of the project, too"
    }
}
