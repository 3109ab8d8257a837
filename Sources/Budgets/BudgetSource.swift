// What a source of limits is, and the list of them: one file and one line here add another.

import Catalogs

/// A kind of place where limits are written: how to find them there, and how much they count.
package protocol BudgetSource: Sendable {
    /// Its name in reports.
    static var id: String { get }
    /// Texts that it reads, and texts that it leaves alone.
    static var examples: [LimitExample] { get }
    /// How certain its limits are.
    static var certainty: BudgetOrigin.Certainty { get }
    /// Whether somebody outside of the project sets its limits: nobody here can change them.
    static var isForeign: Bool { get }
    /// Whether a limit may replace another for the same keys; otherwise two that differ contradict each other.
    static var mayReplaceItsOwn: Bool { get }
    /// What happens to patterns that match no key.
    static var strays: BudgetOrigin.Strays { get }

    /// Adds the limits that are written outside of catalogs, from what the book is made of.
    static func add(to book: inout BookMaker)

    /// What a comment has if it says a limit; nil if none does.
    static var needs: CommentWords? { get }
    /// Finds what a comment says.
    static func read(_ comment: [UInt8], into found: inout [Statement])
    /// Finds what an entry says outside of its comment.
    static func read(_ entry: Entry, into found: inout [Statement])
    /// Finds what a catalog says for all entries from a place on, in the order of its text.
    static func directives(in catalog: Catalog) -> [Statement]
}

extension BudgetSource {
    static var examples: [LimitExample] { [] }
    static var certainty: BudgetOrigin.Certainty { .certain }
    static var isForeign: Bool { false }
    static var mayReplaceItsOwn: Bool { false }
    static var strays: BudgetOrigin.Strays { .refused }
    static func add(to book: inout BookMaker) {}
    static var needs: CommentWords? { nil }
    static func read(_ comment: [UInt8], into found: inout [Statement]) {}
    static func read(_ entry: Entry, into found: inout [Statement]) {}
    static func directives(in catalog: Catalog) -> [Statement] { [] }
}

extension BudgetOrigin.Source {
    /// Every kind of source, the strongest first.
    private static let types: [any BudgetSource.Type] = [
        ConfigurationLimits.self,
        SheetLimits.self,
        XLIFFLimits.self,
        ARBLimits.self,
        StoreLimits.self,
        CharLimitTag.self,
        WeblateFlags.self,
        SmartlingLimit.self,
        MozillaLength.self,
        ProseLimits.self,
    ]

    package static let all = types.indices.map { Self(rank: UInt8($0)) }

    package var type: any BudgetSource.Type { Self.types[Int(rank)] }
    /// Its name in reports.
    public var id: String { type.id }
}

/// What a catalog says about a limit, and where it says it.
package struct Statement: Sendable {
    enum Content: Sendable {
        case limit(Limit)
        /// That there is no limit in characters.
        case unlimited
        /// That a limit in characters of the same source holds no longer.
        case ended
        /// What was meant as a limit and is none: what is wrong with it.
        case malformed(String)
    }

    let content: Content
    /// Where it is written: in the comment, or in the catalog's text.
    let range: Range<Int>
    /// What is written, if it is not the bytes of the range.
    var words: String?
}

/// A text that states a limit, or does not.
package struct LimitExample: Hashable, Sendable {
    /// A comment, or the attributes of an element where the source has those.
    package let text: String
    /// What is read from it.
    package let limits: [Limit]
    /// Whether it is a limit gone wrong.
    package let isMalformed: Bool

    init(_ text: String, _ limits: Limit..., isMalformed: Bool = false) {
        self.text = text
        self.limits = limits
        self.isMalformed = isMalformed
    }
}
