// Which row of androidx.preference a class of an app's is.

import Basics

/// The kinds of the classes of rows, the app's own included.
struct PreferenceTypes {
    private let code: (String) -> [UInt8]?
    /// The most classes between one of the app's and one of the library's.
    private static let deepest = 5

    struct Found {
        let kind: PreferenceKind
        let certainty: RoleCertainty
    }

    /// `code` returns the source file of a type.
    init(code: @escaping (String) -> [UInt8]?) { self.code = code }

    /// The kind of an element; nil if it is no row that is known.
    func kind(of type: String) -> Found? {
        let parts = type.split(separator: ".")
        guard let name = parts.last.map(String.init) else { return nil }
        let isOfLibrary =
            parts.count == 1 || type.hasPrefix("androidx.preference.")
            || type.hasPrefix("android.preference.") || type.hasPrefix("android.support.")
        if isOfLibrary { return PreferenceKind(rawValue: name).map { Found(kind: $0, certainty: .likely) } }
        if let kind = base(of: name) { return Found(kind: kind, certainty: .likely) }
        return PreferenceKind.allCases.last { name.hasSuffix($0.rawValue) && $0.isOneLine }.map {
            Found(kind: $0, certainty: .possible)
        }
    }

    /// The class of the library that one of the app's inherits from; nil if the app changes how titles look.
    private func base(of name: String) -> PreferenceKind? {
        var name = name
        for _ in 0..<Self.deepest {
            guard let bytes = code(name), !Self.changes.contains(where: { bytes.firstOffset(of: $0) != nil }),
                let parent = Self.parent(of: name, in: bytes)
            else { return nil }
            // An own class may have the name of the library's: `class SwitchPreference : androidx.preference.SwitchPreference`.
            if let kind = PreferenceKind(rawValue: parent), parent == name || code(parent) == nil { return kind }
            name = parent
        }
        return nil
    }

    /// What a class contains that gives its rows another look.
    private static let changes: [StaticString] = [
        "setLayoutResource", "layoutResource", "ingleLine", "axLines", "setTextSize", "textSize",
    ]

    /// The last name of what a class inherits from, if that is a preference: `class A extends x.B {`, `class A : B(c)`.
    private static func parent(of name: String, in bytes: [UInt8]) -> String? {
        let text = Array("class \(name)".utf8)
        guard let start = bytes.firstOffset(of: text, in: bytes.indices) else { return nil }
        let end = bytes.firstOffset(of: UInt8(ascii: "{"), in: start..<bytes.count) ?? bytes.count
        let head = String(decoding: bytes[start + text.count..<end], as: UTF8.self)
        // Parameters of a constructor come first: `class A(context: Context) : B(context)`.
        return head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.lazy.map(String.init).first {
            $0.hasSuffix("Preference") || $0 == PreferenceKind.switchCompat.rawValue
        }
    }
}
