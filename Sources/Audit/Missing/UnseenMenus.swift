// The main menu of an app that has no menu bar: nobody sees its texts.

import Basics
import Catalogs
import Platforms
import Projects

extension [LanguageGap] {
    /// The same gaps without texts of main menus in apps that run without a menu bar.
    func withoutUnseenMenus(_ read: ReadProject, _ sources: SourceBytes) -> [LanguageGap] {
        var menus: [String: Range<Int>?] = [:]
        var showsMenu: Bool?
        return map { gap in
            guard let document = gap.texts.first?.source?.catalog, document.isInterfaceDocument else { return gap }
            let menu = menus[document.path] ?? read.menuOfBackgroundApp(in: document)
            menus[document.path] = .some(menu)
            guard let menu else { return gap }
            let isShown = showsMenu ?? sources.showMenuBar(of: document.format.platform)
            showsMenu = isShown
            return isShown
                ? gap : gap.without { $0.source?.range(of: .value).map { menu.contains(Int($0.start)) } ?? false }
        }
    }
}

extension ReadProject {
    /// Where the main menu stands in a document; nil if it has none, or if its app has a menu bar.
    fileprivate func menuOfBackgroundApp(in document: Catalog) -> Range<Int>? {
        guard let menu = document.text.utf8.mainMenu,
            let file = project.files.first(where: { $0.path.string == document.path }),
            project.isInBackgroundApp(file)
        else { return nil }
        return menu
    }
}

extension SourceBytes {
    /// Whether code gives an app its menu bar while it runs, as some do while a window is open.
    fileprivate func showMenuBar(of platform: Platform) -> Bool {
        paths(of: platform).contains { path in
            guard let code = bytes(of: path) else { return false }
            return code.firstOffset(of: "etActivationPolicy") != nil && code.firstOffset(of: "egular") != nil
        }
    }
}

extension [UInt8] {
    /// Where a document of Interface Builder has its main menu, with all menus in it.
    fileprivate var mainMenu: Range<Int>? {
        guard let mark = firstOffset(of: "systemMenu=\"main\"") else { return nil }
        var (at, depth) = (mark, 1)
        while depth > 0 {
            guard let end = firstOffset(of: "</menu>", from: at) else { return nil }
            var start = at
            while let inner = firstOffset(of: "<menu ", from: start), inner < end {
                let close = firstOffset(of: UInt8(ascii: ">"), in: inner..<end) ?? end
                if self[close - 1] != UInt8(ascii: "/") { depth += 1 }
                start = close
            }
            depth -= 1
            at = end + 1
        }
        return (self[..<mark].lastIndex(of: UInt8(ascii: "<")) ?? mark)..<at
    }
}
