// The sizes, styles and themes of an app.

import Basics
import Catalogs

/// The values that the layouts of an app refer to.
struct AppResources: Sendable {
    let styles: StyleTable
    /// The styles that the app declares itself.
    let ownStyles: [String: ResourceStyle]
    /// The drawables that leave room around what is drawn on them.
    let drawables: Drawables
    let fonts: AppFonts
    /// The themes that manifests give to screens.
    let screenThemes: [String]
    /// The classes of the screens that are always held sideways.
    let sidewaysScreens: Set<String>
    /// The attributes of the app's theme.
    private(set) var theme: [String: String] = [:]
    /// The least lengths of attributes that only other styles have: code applies one of these to the theme.
    private var leastLengths: [String: String] = [:]
    /// Whether widgets are those of Material Components.
    private(set) var usesMaterial = false
    /// Dimensions, integers and booleans by `dimen/name`, for each folder of resources; the first is the default.
    private var values: [String: [(folder: String, value: String)]] = [:]

    /// A value of a folder, and how specific it is.
    private struct Ranked {
        var value: String
        var rank: Int
    }

    private static let kinds: Set<String> = ["dimen", "integer", "bool", "string"]
    /// What the files have that are of use here: most resources are texts.
    private static let marks: [StaticString] = ["<style", "<dimen", "<integer", "<bool", "type=", "<manifest"]
    private static let usualTheme = "Theme.Material3.DayNight"

    init(_ files: LayoutFiles) {
        var found: [String: [String: Ranked]] = [:]
        var styles: [String: ResourceStyle] = [:]
        var ranks: [String: Int] = [:]
        var manifests: [ResourceElement] = []
        for path in files.resources {
            guard let bytes = files.bytes(path), Self.marks.contains(where: { bytes.firstOffset(of: $0) != nil }),
                let root = ResourceElement.root(of: bytes)
            else { continue }
            if root.name == "manifest" {
                manifests.append(root)
                continue
            }
            let qualifiers = ResourceQualifiers(path)
            guard qualifiers.isForPhones, root.name == "resources" else { continue }
            for element in root.children {
                guard let name = element["name"] else { continue }
                if element.name == "style" {
                    // Of a style in several folders, the most specific counts; a release before a debug build.
                    guard ranks[name].map({ $0 < qualifiers.rank }) ?? true else { continue }
                    ranks[name] = qualifiers.rank
                    styles[name] = Self.style(element, name)
                    continue
                }
                let kind = element.name == "item" ? element["type"] ?? "" : element.name
                guard Self.kinds.contains(kind), kind != "string" else { continue }
                let known = found["\(kind)/\(name)"]?[path.resourceFolder]
                guard known.map({ $0.rank < qualifiers.rank }) ?? true else { continue }
                found["\(kind)/\(name)", default: [:]][path.resourceFolder] = Ranked(
                    value: element.text, rank: qualifiers.rank)
            }
        }
        values = found.mapValues { folders in
            folders.sorted { $0.key < $1.key }.map { (folder: $0.key, value: $0.value.value) }
        }
        self.styles = StyleTable(styles)
        ownStyles = styles
        drawables = Drawables(files)
        fonts = AppFonts(files)
        screenThemes = Self.themes(in: manifests)
        sidewaysScreens = Set(manifests.flatMap(Self.sidewaysScreens))
        setTheme(screenThemes, of: styles)
        setLeastLengths(styles)
    }

    private static func style(_ element: ResourceElement, _ name: String) -> ResourceStyle {
        var items: [String: String] = [:]
        for item in element.children where item.name == "item" {
            guard let name = item["name"] else { continue }
            items[
                String(name.drop { $0 != ":" }.dropFirst().isEmpty ? name[...] : name.drop { $0 != ":" }.dropFirst())] =
                item.text
        }
        let parent: String?
        if let given = element["parent"] {
            parent = given.isEmpty ? nil : StyleTable.name(in: given)
        } else {
            parent = name.lastIndex(of: ".").map { String(name[..<$0]) }
        }
        return ResourceStyle(parent: parent, items: items)
    }

    private static func sidewaysScreens(in element: ResourceElement) -> [String] {
        let isSideways = element.name == "activity" && element["screenOrientation"]?.hasSuffix("andscape") ?? false
        let name = isSideways ? element["name"]?.split(separator: ".").last.map { [String($0)] } ?? [] : []
        return name + element.children.flatMap(sidewaysScreens)
    }

    // MARK: Themes

    /// The themes that manifests name, the most frequent first.
    private static func themes(in manifests: [ResourceElement]) -> [String] {
        var counts: [String: Int] = [:]
        func count(_ element: ResourceElement) {
            if element.name == "application" || element.name == "activity", let theme = element["theme"] {
                counts[StyleTable.name(in: theme), default: 0] += element.name == "application" ? 3 : 1
            }
            for child in element.children { count(child) }
        }
        manifests.forEach(count)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Chooses the theme: of those in the manifest, the first that styles widgets; else the app's largest one.
    private mutating func setTheme(_ named: [String], of own: [String: ResourceStyle]) {
        let themes = named.filter { !$0.lowercased().contains("splash") && !$0.lowercased().contains("launch") }
        let all = own.keys.filter { $0.contains("Theme") && !$0.contains("Overlay") }
            .sorted { (own[$1]?.items.count ?? 0, $0) < (own[$0]?.items.count ?? 0, $1) }
        let chosen =
            (themes + all).first { name in
                let names = styles.names(name)
                return names.contains { $0.contains("Material") || $0.contains("AppCompat") }
                    && !names.contains { $0.contains("SplashScreen") }
            } ?? Self.usualTheme
        for style in styles.chain(chosen).reversed() { theme.merge(style.items) { $1 } }
        let names = styles.names(chosen)
        usesMaterial = names.contains { $0.contains("Material3") || $0.contains("MaterialComponents") }
    }

    private mutating func setLeastLengths(_ own: [String: ResourceStyle]) {
        var values: [String: Set<String>] = [:]
        for style in own.values {
            for (name, value) in style.items where theme[name] == nil { values[name, default: []].insert(value) }
        }
        for (name, all) in values {
            let lengths = all.map { value in (value, resolved(value, in: "").flatMap { ViewLength.points($0) }) }
            guard lengths.allSatisfy({ $0.1 != nil }) else { continue }
            leastLengths[name] = lengths.min { ($0.1 ?? 0, $0.0) < ($1.1 ?? 0, $1.0) }?.0
        }
    }

    // MARK: Values

    /// Follows references until a value is reached; nil if one leads nowhere.
    func resolved(_ value: String, in folder: String) -> String? {
        var value = value
        for _ in 0..<20 {
            if value.hasPrefix("?") {
                let name = Self.attribute(value)
                guard let next = theme[name] ?? leastLengths[name] else { return nil }
                value = next
            } else if value.hasPrefix("@"), let slash = value.firstIndex(of: "/") {
                let kind = value[..<slash].drop { $0 == "@" || $0 == "*" }
                guard kind == "dimen" || kind == "integer" || kind == "bool" else { return value }
                guard let known = values["\(kind)/\(value[value.index(after: slash)...])"] else { return nil }
                guard let next = known.first(where: { $0.folder == folder }) ?? known.first else { return nil }
                value = next.value
            } else {
                return value
            }
        }
        return nil
    }

    /// `textSize` of `?android:attr/textSize`.
    private static func attribute(_ reference: String) -> String {
        String(reference.split { $0 == "/" || $0 == ":" || $0 == "?" }.last ?? "")
    }
}
