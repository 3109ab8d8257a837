// gettext, and everything that reads its files.

import Catalogs
import Comparison

extension Platform {
    static let gettext = Platform(
        name: "gettext", formats: [Format(POFormat.self)],
        // Qt, web pages and terminals take the direction from elsewhere. Pango takes it from the first letter.
        files: PlatformFiles(
            buildLanguages: BuildLanguages(isScript: { $0.name == Linguas.file }, all: Linguas.languages),
            scripts: [Linguas.file],
            projectLanguages: ProjectLanguages(file: "settings.py", list: "LANGUAGES", manifest: "manage.py"),
            unloadedFolder: DjangoPackage.unloadedFolder,
            firstLetterToolkit: FirstLetterToolkit(
                marks: ["Gtk", "gtk_", "gtk/", "libadwaita", "Adw"], unseenFiles: [".gschema.", ".schemas"]),
            // KDE's settings compiler leaves the labels of settings out.
            hiddenLabels: HiddenLabels(files: "kcfg", settings: "kcfgc", mark: "SetUserTexts=true")),
        preview: GettextPreview.notes,
        dialect: { $0.syntax == .javaMessageFormat ? JavaDialect.self as any Dialect.Type : GettextDialect.self })
}
