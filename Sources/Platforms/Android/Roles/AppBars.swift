// Whether the screens of an app show their titles in an app bar.
//
//     <style name="App" parent="Theme.Material3.DayNight.NoActionBar" />      // a bar only if code sets one
//     <activity android:name=".Berths" android:label="@string/berths" />      // its title, unless code sets another one

import Catalogs
import Layouts

/// The app bars of an app, by its themes and the classes of its screens.
struct AppBars {
    private let resources: AppResources
    private let files: LayoutFiles
    private let sources: [String: CatalogPath]

    private init(_ files: LayoutFiles) {
        self.files = files
        resources = AppResources(files)
        sources = Dictionary(files.code.map { ($0.stem, $0) }) { first, _ in first }
    }

    /// No theme of the app has a bar, and no code sets one.
    static let areMissing = "no app bars"
    /// The title of a screen of a class is not that of the manifest, or there is no bar to show it.
    static func hide(titleOf screen: String, theme: String) -> String { "\(hidden)\(screen) \(theme)" }
    private static let hidden = "hidden title "

    /// Those of some facts that are true of the app.
    static func facts(_ asked: Set<String>, _ files: LayoutFiles) -> Set<String> {
        let own = asked.filter { $0 == areMissing || $0.hasPrefix(hidden) }
        guard !own.isEmpty else { return [] }
        let bars = AppBars(files)
        return own.filter { fact in
            guard fact != areMissing else { return bars.areMissing }
            let parts = fact.dropFirst(hidden.count).split(separator: " ", omittingEmptySubsequences: false)
            return bars.hidesTitle(of: String(parts[0]), theme: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    // MARK: Themes

    private var areMissing: Bool {
        !anyHasBar
            && !files.code.contains { path in
                files.bytes(path).map { bytes in Self.setters.contains { bytes.firstOffset(of: $0) != nil } } ?? false
            }
    }

    /// Whether a theme of the app has an app bar; the one that the system gives to all apps has.
    private var anyHasBar: Bool {
        resources.screenThemes.isEmpty || resources.screenThemes.contains(where: hasBar)
    }

    /// Whether a theme has an app bar, as far as it is known.
    private func hasBar(_ theme: String) -> Bool {
        for name in resources.styles.names(theme) {
            let items = resources.ownStyles[name]?.items ?? [:]
            if let bar = items["windowActionBar"] { return bar != "false" }
            if items["windowNoTitle"] == "true" { return false }
            if Self.barless.contains(where: name.contains) { return false }
        }
        return true
    }

    private static let barless = ["NoActionBar", "NoTitleBar", "NoTitle."]

    // MARK: Screens

    /// The most classes between one of the app's and one of the library's.
    private static let deepest = 6
    private static let setters: [StaticString] = ["setSupportActionBar(", "setActionBar("]

    private func hidesTitle(of screen: String, theme: String) -> Bool {
        var name = screen
        var hasBar = theme.isEmpty ? anyHasBar : self.hasBar(StyleTable.name(in: theme))
        for _ in 0..<Self.deepest {
            guard let bytes = sources[name].flatMap({ files.bytes($0) }) else { break }
            if bytes.setsTitleOfScreen { return true }
            // Code may choose the theme, too.
            hasBar = hasBar || (Self.setters + ["setTheme("]).contains { bytes.firstOffset(of: $0) != nil }
            guard let base = CodeViewScanner.facts(of: bytes).bases[name] else { break }
            name = base.split(separator: ".").last.map(String.init) ?? base
        }
        return !hasBar
    }
}

extension [UInt8] {
    /// Whether code gives a screen another title, or none: not a dialog, whose builder has a `setTitle`, too.
    fileprivate var setsTitleOfScreen: Bool {
        firstOffset(of: "setDisplayShowTitleEnabled(false") != nil || sets("setTitle(") || sets("title =")
    }

    private func sets(_ title: StaticString) -> Bool {
        var at = 0
        while let found = firstOffset(of: title, from: at) {
            at = found + title.utf8CodeUnitCount
            let start = self[..<found].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let before = self[start..<found].drop(while: \.isSpace)
            // A statement of its own, or one about the bar or the screen.
            guard let last = before.last, !"{;)".utf8.contains(last) else { return true }
            guard last == UInt8(ascii: ".") else { continue }
            var receiver = String(decoding: before.dropLast(), as: UTF8.self)
            while receiver.last == "?" || receiver.last == "!" { receiver.removeLast() }
            if receiver.hasSuffix("()") { receiver.removeLast(2) }
            if ["ctionBar", "oolbar", "this", "ctivity"].contains(where: receiver.hasSuffix) { return true }
        }
        return false
    }
}
