// The words that mean something in Swift, wherever they stand.

/// A keyword, or a word that is one in some places.
enum Word: String, CaseIterable {
    // Declarations.
    case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `func`, `var`, `let`
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`, `typealias`, `associatedtype`, `case`, `operator`, `precedencegroup`, macro

    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override, lazy, weak, unowned
    case mutating, nonmutating, convenience, required, optional, dynamic, indirect, prefix, postfix, infix
    case nonisolated, isolated, distributed, consuming, borrowing, sending
    case consumingOld = "__consuming"
    case ownedOld = "__owned"
    case sharedOld = "__shared"
    case constant = "_const"
    case local = "_local"

    // Accessors.
    case get, set, willSet, didSet, read, modify, unsafeAddress, unsafeMutableAddress
    case readOld = "_read"
    case modifyOld = "_modify"

    // Statements.
    case `if`, `else`, `guard`, `switch`, `default`, `for`, `while`, `repeat`, `do`, `catch`, `defer`, `where`, `in`
    case `return`, `throw`, `break`, `continue`, `fallthrough`, yield, discard

    // Expressions and types.
    case `try`, await, consume, copy, borrow, unsafe, any, some, each, `is`, `as`, `inout`
    case async, `throws`, `rethrows`, `super`, `true`, `false`, `nil`
    case selfValue = "self"
    case selfType = "Self"
    case wildcard = "_"

    // Directives, after `#`.
    case elseif, endif, sourceLocation, file, fileID, filePath, line, column, function, dsohandle

    /// Not a word of the language.
    case none = ""
}

extension Word {
    /// Whether it always introduces a declaration, outside of names after a dot and labels.
    var isDeclaration: Bool {
        switch self {
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .initializer, .deinitializer,
            .subscript, .typealias, .associatedtype, .operator, .precedencegroup:
            true
        default: false
        }
    }

    /// Whether it is always a modifier of a declaration.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .static: true
        default: false
        }
    }

    /// Whether it is a modifier if a declaration follows.
    var canBeModifier: Bool {
        switch self {
        case .open, .package, .final, .override, .lazy, .weak, .unowned, .mutating, .nonmutating, .convenience,
            .required, .optional, .dynamic, .indirect, .prefix, .postfix, .infix, .nonisolated, .isolated,
            .distributed, .consuming, .borrowing, .sending, .consumingOld, .constant, .local, .async:
            true
        default: false
        }
    }

    /// Whether it is the name of an accessor.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, .read, .modify, .readOld, .modifyOld, .unsafeAddress,
            .unsafeMutableAddress, .initializer:
            true
        default: false
        }
    }

    /// Whether it cannot be the name of something in an expression.
    var isReserved: Bool {
        switch self {
        case .else, .default, .case, .catch, .where, .in, .is, .as, .return, .throw, .break, .continue, .fallthrough,
            .for, .while, .repeat, .defer, .guard, .inout, .throws, .rethrows:
            true
        default: isDeclaration && self != .initializer || isModifier
        }
    }

    /// Whether it may come before a type.
    var isTypeSpecifier: Bool {
        switch self {
        case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .ownedOld, .sharedOld,
            .constant:
            true
        default: false
        }
    }
}

/// Finds words by their bytes, without making strings.
struct WordTable: Sendable {
    /// A word with its length, its first and its last eight bytes in numbers.
    ///
    /// No other name has the same length, beginning and end as one of the few longer words.
    struct Entry {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var length: UInt8 = 0
        var word = Word.none
    }

    /// The entries, each at its hash or behind it.
    let entries: [Entry]

    static let shared = WordTable()
    static let longest = 20
    static let mask = 255

    private init() {
        var entries = [Entry](repeating: Entry(), count: Self.mask + 1)
        for word in Word.allCases where word != .none {
            let bytes = Array(word.rawValue.utf8)
            let head = Self.number(bytes.prefix(8))
            let tail = bytes.count > 8 ? Self.number(bytes.suffix(8)) : 0
            var at = Self.hash(head)
            while entries[at].word != .none { at = (at + 1) & Self.mask }
            entries[at] = Entry(head: head, tail: tail, length: UInt8(bytes.count), word: word)
        }
        self.entries = entries
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    @inline(__always)
    static func hash(_ head: UInt64) -> Int { Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15) >> 56) }
}
