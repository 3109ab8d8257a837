// The package of a Django project: Django loads the catalogs of installed apps, and of the folders in `LOCALE_PATHS`.

import Basics
import Catalogs

enum DjangoPackage {
    /// Returns the folder with the catalogs of the package that settings belong to, if they do not install it as an app;
    /// nil if Django may load them.
    static func unloadedFolder(_ settings: [UInt8], at path: CatalogPath) -> String? {
        guard path.name == "settings.py", settings.firstOffset(of: "LOCALE_PATHS") == nil,
            let package = path.folder.split(separator: "/").last
        else { return nil }
        let apps = apps(in: settings)
        // A list without Django's own apps adds to one in another file.
        guard apps.contains(where: { $0.elementsEqual("django".utf8) }),
            !apps.contains(where: { $0.elementsEqual(package.utf8) })
        else { return nil }
        return path.folder + "locale/"
    }

    /// The packages in all lists of apps: `django` of `"django.contrib.admin"`; none if a list takes some from elsewhere.
    private static func apps(in settings: [UInt8]) -> [ArraySlice<UInt8>] {
        if settings.firstOffset(of: "import *") != nil { return [] }
        let code = withoutComments(settings)
        let name: StaticString = "INSTALLED_APPS"
        var found: [ArraySlice<UInt8>] = []
        var at = 0
        while let start = code.firstOffset(of: name, from: at) {
            at = start + name.utf8CodeUnitCount
            let line = code[at...].prefix { $0 != UInt8(ascii: "\n") }
            guard let open = line.firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }) else {
                return []
            }
            let close = code[open] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
            let list = code[open...].prefix { $0 != close }
            let next = code[list.endIndex...].dropFirst().first { $0 != 0x20 }
            if list.contains(UInt8(ascii: "*")) || next == UInt8(ascii: "+") { return [] }
            let texts = list.split(omittingEmptySubsequences: false, whereSeparator: "'\"".utf8.contains)
            for text in texts.indices where text % 2 == 1 {
                found.append(texts[text].prefix { $0 != UInt8(ascii: ".") })
            }
        }
        return found
    }

    /// Code without comments, as far as no text in it has a number sign.
    private static func withoutComments(_ code: [UInt8]) -> [UInt8] {
        code.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { $0.prefix { $0 != UInt8(ascii: "#") } }.joined(separator: [0x0A]).map(\.self)
    }
}
