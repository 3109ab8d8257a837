// Where long names and their parts stand in text of any kind.

/// Where long names and their parts stand in files, whatever their language.
public struct NameParts: Sendable {
    /// How a name stands somewhere.
    struct Use: OptionSet {
        let rawValue: UInt16
        /// As a whole name, or as its last words.
        static let name = Use(rawValue: 1)
        /// Before something that only running code knows, with a sign between them: `"title_${kind}"`.
        static let beginningWithSign = Use(rawValue: 2)
        /// The same without a sign, or at the end of a string.
        static let beginning = Use(rawValue: 4)
        /// After something that only running code knows.
        static let endWithSign = Use(rawValue: 8)
        static let end = Use(rawValue: 16)
        /// Before a key that only running code knows: `"titles.${kind}"`.
        static let parent = Use(rawValue: 32)
        /// Next to something in a template: `title${kind}`.
        static let beginningOfTemplate = Use(rawValue: 64)
        static let endOfTemplate = Use(rawValue: 128)
        /// As `parent`, and inside of a string, so that it is not the last word of a sentence.
        static let parentInKey = Use(rawValue: 256)
        /// As a group of keys from which code chooses.
        static let scope = Use(rawValue: 512)
    }

    private var uses: [FoldedName: Use] = [:]

    /// Creates an empty set.
    public init() {}

    mutating func add(_ name: FoldedName, _ use: Use) { uses[name, default: []].formUnion(use) }

    /// Adds what other files have.
    public mutating func formUnion(_ other: NameParts) { uses.merge(other.uses) { $0.union($1) } }

    /// Whether code may use a name: a file has it, or may put it together.
    public func mayHave(_ name: LongName) -> Bool {
        if use(of: name.whole).contains(.name) || name.parent.map({ use(of: $0).contains(.parent) }) ?? false {
            return true
        }
        if name.groups.contains(where: { use(of: $0).contains(.scope) }) { return true }
        return name.cuts.contains { cut in
            let (beginning, end) = (use(of: cut.beginning), use(of: cut.end))
            // A single word in quotation marks is most likely something else.
            return !beginning.isDisjoint(with: [.beginningWithSign, .beginningOfTemplate])
                || !end.isDisjoint(with: [.endWithSign, .endOfTemplate])
                || cut.before > 1 && beginning.contains(.beginning) || cut.after > 1 && end.contains(.end)
                || max(cut.before, cut.after) > 1 && beginning.contains(.name) && end.contains(.name)
        }
    }

    /// Whether a file has a name.
    public func have(_ name: FoldedName) -> Bool { use(of: name).contains(.name) }

    /// Whether code puts together keys with this beginning, which ends with a sign or a full stop.
    public func compose(_ beginning: KeyBeginning) -> Bool {
        let use = use(of: beginning.name)
        return beginning.isParent
            ? use.contains(.parentInKey) : !use.isDisjoint(with: [.beginningWithSign, .beginningOfTemplate])
    }

    private func use(of name: FoldedName) -> Use { uses[name] ?? [] }
}

/// Finds long names and their parts, with whatever is around them.
public struct PartScanner {
    /// The most words at whose start a wanted name may begin within a longer one: `__MSG_my_long_name__`.
    private static let mostInner = 8

    private static let sign = UInt8(ascii: "-")
    /// What each byte adds to a name: a sign, or itself in lower case; 0 if it ends a name.
    private static let kinds: [UInt8] = (0...255).map { (byte: UInt8) in
        byte.isWordSign ? sign : byte.isPartOfLongName ? FoldedName.folded(byte) : 0
    }

    private let wanted: WantedNames
    private let bytes: [UInt8]
    private var found = NameParts()

    /// Returns where the wanted names stand in a file.
    public static func parts(in bytes: [UInt8], of wanted: WantedNames) -> NameParts {
        var scanner = PartScanner(wanted, bytes)
        scanner.scan()
        return scanner.found
    }

    private init(_ wanted: WantedNames, _ bytes: [UInt8]) { (self.wanted, self.bytes) = (wanted, bytes) }

    private mutating func scan() {
        let (bytes, kinds) = (bytes, Self.kinds)
        var at = 0
        while at < bytes.count {
            var kind = kinds[Int(bytes[at])]
            guard kind != 0 else {
                at += 1
                continue
            }
            let start = at
            var name = FoldedName()
            var hasSign = false
            while kind != 0 {
                if kind == Self.sign { hasSign = true } else { name.add(folded: kind) }
                at += 1
                kind = at < bytes.count ? kinds[Int(bytes[at])] : 0
            }
            if wanted.contains(name) { add(name, start..<at) }
            if hasSign { addInner(start..<at) }
        }
    }

    private mutating func add(_ name: FoldedName, _ range: Range<Int>) {
        var use = useAsBeginning(range)
        if byte(range.lowerBound - 1)?.endsUnknown ?? false {
            use.insert(bytes[range.lowerBound].isWordSign ? .endWithSign : .end)
            if byte(range.lowerBound - 1) == UInt8(ascii: "}") { use.insert(.endOfTemplate) }
        }
        found.add(name, use)
    }

    /// Adds the wanted names that begin after a sign in a longer one.
    private mutating func addInner(_ range: Range<Int>) {
        var count = 0
        for sign in range where bytes[sign].isWordSign {
            let name = FoldedName(bytes[(sign + 1)..<range.upperBound])
            if wanted.contains(name) {
                var use = useAsBeginning(range)
                // `%s_my_name` and `%1$s_my_name`.
                let isDirective = sign == range.lowerBound + 1
                if isDirective, byte(range.lowerBound - 1).map({ "%$".utf8.contains($0) }) ?? false {
                    use.insert(.endWithSign)
                }
                found.add(name, use)
            }
            count += 1
            if count == Self.mostInner { return }
        }
    }

    private func useAsBeginning(_ range: Range<Int>) -> NameParts.Use {
        guard let next = byte(range.upperBound) else { return .name }
        if next.startsUnknown {
            let use: NameParts.Use = [.name, bytes[range.upperBound - 1].isWordSign ? .beginningWithSign : .beginning]
            return next.isQuote || next == UInt8(ascii: "<") ? use : use.union(.beginningOfTemplate)
        }
        guard next == UInt8(ascii: "."), byte(range.upperBound + 1)?.startsUnknown ?? false else { return .name }
        let isInKey = byte(range.lowerBound - 1).map { $0 > 0x20 } ?? false
        return isInKey ? [.name, .parent, .parentInKey] : [.name, .parent]
    }

    private func byte(_ at: Int) -> UInt8? { bytes.indices.contains(at) ? bytes[at] : nil }
}

extension UInt8 {
    /// Whether something may follow that only running code knows: a quotation mark, `${`, `#{`, `%s`, `<`.
    fileprivate var startsUnknown: Bool { "\"'`$#{%<".utf8.contains(self) }

    fileprivate var isQuote: Bool { "\"'`".utf8.contains(self) }

    /// Whether something may precede that only running code knows.
    fileprivate var endsUnknown: Bool { "\"'`}>".utf8.contains(self) }
}
