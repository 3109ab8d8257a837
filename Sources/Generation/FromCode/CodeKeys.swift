// The keys that an app's code uses, as catalogs need them.

import Basics
import Catalogs
import Code
import Platforms

/// The keys that an app's code looks up, by table.
public struct CodeKeys: Sendable {
    /// A key of a table.
    public struct Key: Sendable {
        /// The key with its comment and its text.
        public internal(set) var new: NewKey
        /// The table; nil for the default one.
        public let table: String?
        /// The path of the first file that uses it.
        public let file: String
    }

    /// A use whose key cannot be written to a catalog.
    public struct LeftOut: Sendable {
        /// The path of the file.
        public let path: String
        /// Where the key is.
        public let place: Place
        /// What is known of the key.
        public let key: KeyText
        /// Why it is left out.
        public let reason: Reason
    }

    /// Why a key is left out.
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// A part of it is only known when the app runs.
        case dynamic
        /// The type of an interpolation is unknown, and so is its placeholder.
        case unknownType
        /// Only running code knows the table.
        case unknownTable
    }

    /// The keys, in the order of their first uses.
    public private(set) var keys: [Key] = []
    /// The uses that are left out.
    public private(set) var leftOut: [LeftOut] = []

    /// Collects the keys of a project; files of tests have none.
    public init(_ code: CodeProject, _ platform: PlatformCode) {
        var positions: [Name: Int] = [:]
        for use in code.uses where use.certainty >= .typed {
            let file = code.files[use.file]
            guard case .text(let text) = use.key, !file.isTest else { continue }
            guard let key = platform.spelling(use, code) else {
                leave(text, use, file, text.isDynamic ? .dynamic : .unknownType)
                continue
            }
            guard !key.isEmpty else { continue }
            let table: String?
            switch use.table {
            case .standard: table = nil
            case .named(let name): table = name
            case .unknown:
                leave(text, use, file, .unknownTable)
                continue
            }
            let name = Name(table: table, key: key)
            if let known = positions[name] {
                keys[known].new.add(use)
            } else {
                positions[name] = keys.count
                var new = NewKey(key)
                new.add(use)
                keys.append(Key(new: new, table: table, file: file.path))
            }
        }
    }

    private struct Name: Hashable {
        let table: String?
        let key: String
    }

    private mutating func leave(_ text: KeyText, _ use: KeyUse, _ file: CodeFile, _ reason: Reason) {
        // A lookup of which nothing is known is a helper.
        guard !text.isOpen || reason != .dynamic else { return }
        leftOut.append(
            LeftOut(
                path: file.path, place: file.place(at: use.range.lowerBound), key: text, reason: reason))
    }
}

extension NewKey {
    /// Adds what another use of the key says.
    fileprivate mutating func add(_ use: KeyUse) {
        if value == nil, let other = use.defaultValue, other != key { value = other }
        guard let other = use.comment, !other.isEmpty, other != comment else { return }
        guard let known = comment else {
            comment = other
            return
        }
        if !known.split(separator: "\n").contains(Substring(other)) { comment = known + "\n" + other }
    }
}
