// The names by which an app looks up the texts of a catalog, whatever their branches.

import Basics
import Synchronization

/// The keys of a catalog, each once, in file order; built once for all languages that are compared with it.
public struct KeyNames: Sendable {
    /// A text's first entry, and the number of its name.
    public struct Text: Sendable {
        /// The position of the entry.
        public let entry: Int
        /// The number of its name: a key whose texts are not adjacent occurs more than once.
        public let name: Int
    }

    private let catalog: Catalog
    /// The first entry of each run of entries with the same key.
    ///
    /// Entries of which each language has its own are excluded, such as the attribute `-brand.gender` in Fluent.
    public private(set) var texts: [Text] = []
    /// Each name, in the order of the catalog.
    private var names: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]
    /// The first entry of each name.
    private var firsts: [Int] = []
    /// What follows the key in names, for each kind of resource.
    private var kinds: [[UInt8]] = []

    init(_ catalog: Catalog) {
        self.catalog = catalog
        var last: [UInt8] = []
        var name: [UInt8] = []
        for entry in catalog.unshared.entries {
            name.removeAll(keepingCapacity: true)
            Self.append(entry, to: &name)
            defer { swap(&last, &name) }
            guard entry.index == 0 || name != last else { continue }
            let number = numbers[name] ?? names.count
            if number == names.count {
                numbers[name] = number
                names.append(name)
                firsts.append(entry.index)
                let kind = name.firstIndex(of: 0xFF).map { Array(name[$0...]) } ?? []
                if !kinds.contains(kind) { kinds.append(kind) }
            }
            if !entry.isFree { texts.append(Text(entry: entry.index, name: number)) }
        }
    }

    /// The number of names.
    public var count: Int { names.count }

    /// The first entry of a name.
    public func entry(of number: Int) -> Entry { catalog.entries[firsts[number]] }

    /// Marks the names that another catalog also has.
    public func mark(_ other: KeyNames, in present: inout [Bool]) {
        if other.count < count {
            for name in other.names {
                if let number = numbers[name] { present[number] = true }
            }
        } else {
            for number in names.indices where !present[number] {
                present[number] = other.numbers[names[number]] != nil
            }
        }
    }

    /// The first entry of the key of another catalog's entry that is of another kind.
    public func entryOfOtherKind(like entry: Entry) -> Entry? {
        var key: [UInt8] = []
        entry.append(.key, to: &key)
        return kinds.lazy.compactMap { numbers[key + $0] }.first.map { self.entry(of: $0) }
    }

    /// A name by its number.
    public func name(_ number: Int) -> [UInt8] { names[number] }

    /// Looks up names for entries of another catalog, whose order is mostly the same.
    public struct Search: Sendable {
        private let names: KeyNames
        /// The name that is expected next.
        private var next = 0
        private var wanted: [UInt8] = []

        /// Creates a search in the names of a catalog.
        public init(_ names: KeyNames) { self.names = names }

        /// The number of the name that an entry has; nil if there is none.
        public mutating func number(of entry: Entry) -> Int? {
            wanted.removeAll(keepingCapacity: true)
            KeyNames.append(entry, to: &wanted)
            // The branches of a key are adjacent.
            guard let number = isNamed(next) ? next : isNamed(next - 1) ? next - 1 : names.numbers[wanted] else {
                return nil
            }
            next = number + 1
            return number
        }

        private func isNamed(_ number: Int) -> Bool {
            names.names.indices.contains(number) && names.names[number] == wanted
        }
    }

    /// Creates the names of a catalog on first use.
    final class Later: Sendable {
        private let made = Mutex<KeyNames?>(nil)

        func names(of catalog: Catalog) -> KeyNames {
            made.withLock { made in
                let names = made ?? KeyNames(catalog)
                made = names
                return names
            }
        }
    }

    /// The key, and what distinguishes resources of the same name: `plural` from `plural.one`, nothing for a string.
    private static func append(_ entry: Entry, to output: inout [UInt8]) {
        entry.append(.key, to: &output)
        guard entry.isBranch, entry.catalog.format.has(.namesByKind) else { return }
        output.append(0xFF)
        output += entry.variant.utf8.prefix { $0 != UInt8(ascii: ".") && !$0.isDigit }
    }
}
