// Which groups of keys running code chooses from, in Ruby and its templates: `t(status, scope: 'orders.states')`.

import Basics

/// Finds the names of groups whose keys code puts together or reads at once, so that the keys themselves may stand
/// nowhere.
///
/// It knows no syntax, and rather finds too much.
public struct ScopeScanner {
    /// How far from the word `scope` its names may be, and on how many lines.
    private static let reach = (bytes: 200, lines: 2)
    /// Files that list the libraries of an app, whose groups of keys often have the names of the libraries.
    private static let manifests: Set<String> = ["Gemfile", "Gemfile.lock"]
    /// What puts keys together from parts that stand anywhere in the file.
    private static let joints: [StaticString] = ["}.#{", "}.${", ".join('.')", ".join(\".\")"]
    /// What the names of files have after the names of their groups.
    private static let endings = ["_controller", "_component", "_helper"]
    private static let scope = Array("scope".utf8)

    private let bytes: [UInt8]
    private let wanted: WantedNames
    private var found = NameParts()

    /// Returns the wanted names of such groups in a file, by its path.
    public static func parts(in bytes: [UInt8], at path: String, of wanted: WantedNames) -> NameParts {
        var scanner = ScopeScanner(bytes, wanted)
        scanner.scan(path.utf8.split(separator: UInt8(ascii: "/")))
        return scanner.found
    }

    private init(_ bytes: [UInt8], _ wanted: WantedNames) { (self.bytes, self.wanted) = (bytes, wanted) }

    private mutating func scan(_ path: [Substring.UTF8View]) {
        let name = path.last.flatMap { String($0) } ?? ""
        let isManifest = Self.manifests.contains(name) || name.hasSuffix(".gemspec")
        if isManifest || Self.joints.contains(where: { bytes.firstOffset(of: $0) != nil }) {
            return addNames(bytes.indices)
        }
        addScopes()
        addLiterals(path)
    }

    /// Adds the names after each `scope`, an argument, a variable or a method, but not those of a query that a model
    /// declares: `scope :done, -> { … }`.
    private mutating func addScopes() {
        var at = 0
        while let start = bytes.firstOffset(of: Self.scope, in: at..<bytes.count) {
            at = start + Self.scope.count
            let isOther = at < bytes.count && bytes[at].isPartOfLongName
            if isOther || bytes.has(" :", at: at) || bytes.has("(:", at: at) { continue }
            let most = min(bytes.count, at + Self.reach.bytes)
            let breaks = (at..<most).filter { bytes[$0] == 0x0A }
            addNames(at..<(breaks.count < Self.reach.lines ? most : breaks[Self.reach.lines - 1]))
        }
    }

    /// Adds the ends of literals that may name a group: `'orders.states'`, and `:states` as the argument of `t`.
    private mutating func addLiterals(_ path: [Substring.UTF8View]) {
        for at in bytes.indices where bytes[at].isQuote || bytes[at] == UInt8(ascii: ":") {
            let rest = bytes[(at + 1)...]
            guard let first = rest.first, first == UInt8(ascii: ".") || first.isPartOfLongName else { continue }
            if bytes[at].isQuote, first == UInt8(ascii: "."), isJoined(after: at + 2, quote: bytes[at]) {
                if isArgumentOfLookUp(at) || bytes[..<at].last(where: { $0 != 0x20 }) != UInt8(ascii: "(") {
                    addFile(path)
                }
                continue
            }
            let literal = rest.prefix { $0 == UInt8(ascii: ".") || $0.isPartOfLongName }
            let isClosed = !bytes[at].isQuote || rest[literal.endIndex...].first == bytes[at]
            guard isClosed, literal.contains(UInt8(ascii: ".")) || isArgumentOfLookUp(at),
                let last = literal.split(separator: UInt8(ascii: ".")).last
            else { continue }
            add(last)
        }
    }

    /// Whether something that only running code knows follows a full stop at the start of a literal.
    private func isJoined(after end: Int, quote: UInt8) -> Bool {
        bytes.has("#{", at: end) || end < bytes.count && bytes[end] == quote && bytes.has(" +", at: end + 1)
    }

    /// Whether `t(` or `translate ` stands before a literal.
    private func isArgumentOfLookUp(_ start: Int) -> Bool {
        let before = bytes[..<start].suffix(12)
        guard let end = before.lastIndex(where: { $0 != 0x20 && $0 != UInt8(ascii: "(") }), end + 1 < start else {
            return false
        }
        let word = before[...end].suffix(while: \.isPartOfName)
        return word.elementsEqual("t".utf8) || word.elementsEqual("translate".utf8)
    }

    /// Adds the groups in which a file looks up keys that begin with a full stop.
    private mutating func addFile(_ path: [Substring.UTF8View]) {
        for part in path.suffix(2) {
            let stem = part.drop { $0 == UInt8(ascii: "_") }.prefix { $0 != UInt8(ascii: ".") }
            add(stem)
            for ending in Self.endings where stem.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                add(stem.dropLast(ending.utf8.count))
            }
        }
    }

    private mutating func addNames(_ range: Range<Int>) {
        for name in bytes[range].split(whereSeparator: { !$0.isPartOfLongName }) { add(name) }
    }

    private mutating func add(_ name: some Sequence<UInt8>) {
        let folded = FoldedName(name)
        if wanted.contains(folded) { found.add(folded, .scope) }
    }
}

extension UInt8 {
    fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension ArraySlice<UInt8> {
    /// The longest end whose bytes all match.
    fileprivate func suffix(while matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        lastIndex { !matches($0) }.map { self[($0 + 1)...] } ?? self
    }
}
