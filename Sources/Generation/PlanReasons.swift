// Why a file is skipped, in words.

import Comparison
import Platforms
import Projects

extension Plan {
    /// Why nothing is generated from a file, whatever its languages; nil if something may be.
    func reasonAgainst(_ file: CatalogFile) -> String? {
        if file.format.has(.isReadOnly) {
            return "\(file.format) files are read-only; use the file that it was built from"
        }
        if file.format.has(.needsLanguageFolder), file.locale == nil, !isBlank(file) {
            return InterfaceDocument.reasonOutsideOfFolders
        }
        if file.format.has(.needsLanguageFolder), file.translationFormat == nil, writesIntoApp {
            return InterfaceDocument.reasonOutsideOfBase
        }
        return nil
    }

    /// Whether a file has no text to translate, like many launch screens and views.
    private func isBlank(_ file: CatalogFile) -> Bool {
        guard let catalog = try? file.read().get() else { return false }
        return Generator.isBlank(catalog)
    }

    /// Why a table without a file in the source language is skipped.
    func reasonWithoutSource(_ table: Table) -> String {
        let reason = "none of its languages is known to be the source; "
        guard let file = table.files.first.map({ project.files[$0] }) else { return reason + "pass the source, too" }
        guard let slot = file.path.specialSlot, slot.defaultPath == nil, let root = slot.root else {
            let sources = file.likelySources
            if let source = sources.first(where: Project.exists) { return reason + "pass \(source), too" }
            return reason + "expected English"
                + (sources.first.map { ", such as \($0)" } ?? "") + ", or the development language of an Xcode project"
        }
        guard let compiled = InterfaceDocument.compiled(of: file.path, in: root).first(where: Project.exists) else {
            return reason + InterfaceDocument.missingSourceAdvice
        }
        return "its source is compiled into \(compiled); pass the project folder, too"
    }
}
