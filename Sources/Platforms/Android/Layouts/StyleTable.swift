// The styles and themes of an app and of the libraries that nearly every app uses.

import Basics
import Synchronization

/// A style: items by name, and the style that it inherits from.
struct ResourceStyle: Sendable {
    var parent: String?
    /// The values as written: `16sp`, `?attr/textSize`, `@dimen/large`.
    var items: [String: String]
}

/// Styles by name; framework styles begin with `android:`.
struct StyleTable: Sendable {
    private let own: [String: ResourceStyle]
    private let chains = Chains()

    /// The chains that were asked for: most views of an app have one of a few styles.
    private final class Chains: Sendable {
        let known = Mutex<[String: [ResourceStyle]]>([:])
    }

    /// The length of a chain of styles after which it counts as a cycle.
    private static let longest = 60

    init(_ own: [String: ResourceStyle] = [:]) { self.own = own }

    /// A style and those that it inherits from, the nearest first.
    func chain(_ name: String) -> [ResourceStyle] {
        if let known = chains.known.withLock({ $0[name] }) { return known }
        let made = makeChain(name)
        chains.known.withLock { $0[name] = made }
        return made
    }

    private func makeChain(_ name: String) -> [ResourceStyle] {
        var chain: [ResourceStyle] = []
        var next: String? = name
        while let current = next, chain.count < Self.longest {
            guard let style = style(current) else { break }
            chain.append(style)
            next = style.parent
        }
        return chain
    }

    /// Whether a style is known, with all that it inherits from.
    func isWhole(_ name: String) -> Bool {
        guard let last = chain(name).last else { return false }
        return last.parent == nil
    }

    /// The names of a style and of those that it inherits from.
    func names(_ name: String) -> [String] { [name] + chain(name).compactMap(\.parent) }

    private func style(_ name: String) -> ResourceStyle? {
        own[name] ?? Self.libraries[name] ?? Self.framework(likeAppCompat: name)
    }

    /// AppCompat's styles inherit from those of the framework.
    private static func framework(likeAppCompat name: String) -> ResourceStyle? {
        guard name.contains("AppCompat") else { return nil }
        let plain = name.split(separator: ".").filter { $0 != "Base" && $0 != "V7" && $0 != "V21" && $0 != "Platform" }
        var candidate = "android:" + plain.joined(separator: ".").replacing("AppCompat", with: "Material")
        while libraries[candidate] == nil {
            guard let dot = candidate.lastIndex(of: ".") else { return nil }
            candidate = String(candidate[..<dot])
        }
        return ResourceStyle(parent: candidate, items: [:])
    }

    /// The styles of the framework and of Material Components.
    private static let libraries: [String: ResourceStyle] = {
        var styles: [String: ResourceStyle] = [:]
        for line in String(decoding: PackageResources.android_styles_txt, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count >= 2, fields[0] != "#" else { continue }
            var items: [String: String] = [:]
            for field in fields.dropFirst(2) {
                guard let equals = field.firstIndex(of: "=") else { continue }
                items[String(field[..<equals])] = String(field[field.index(after: equals)...])
            }
            styles[String(fields[0])] = ResourceStyle(parent: fields[1] == "-" ? nil : String(fields[1]), items: items)
        }
        return styles
    }()
}

extension StyleTable {
    /// The name of a style in a reference such as `@style/Title`, `@android:style/Widget` or `Widget.Title`.
    static func name(in reference: String) -> String {
        var name = reference.drop { $0 == "@" || $0 == "*" || $0 == "?" }
        let isFramework = name.hasPrefix("android:")
        if isFramework { name = name.dropFirst("android:".count) }
        if let slash = name.firstIndex(of: "/") { name = name[name.index(after: slash)...] }
        if name.hasPrefix("android:") { return String(name) }
        return isFramework ? "android:\(name)" : String(name)
    }
}
