// What a convention is, and the list of them: one file and one line here add another.

import Catalogs

/// A way in which catalogs say limits: how to know it and read it.
protocol BudgetConvention: Sendable {
    static var id: String { get }
    static var summary: String { get }
    static var examples: [ConventionExample] { get }
    static var source: BudgetOrigin.Source { get }

    /// What a comment must have to say something; nil where no comment does.
    static var needs: CommentWords? { get }

    /// Finds what a comment says.
    static func read(_ comment: [UInt8], into found: inout [Statement])

    /// Finds what an entry says outside of its comment.
    static func read(_ entry: Entry, into found: inout [Statement])

    /// Finds what a catalog says for all entries from a place on, in the order of its text.
    static func directives(in catalog: Catalog) -> [Statement]
}

extension BudgetConvention {
    static var needs: CommentWords? { nil }
    static func read(_ comment: [UInt8], into found: inout [Statement]) {}
    static func read(_ entry: Entry, into found: inout [Statement]) {}
    static func directives(in catalog: Catalog) -> [Statement] { [] }
}

/// What a catalog says about a limit, and where it says it.
struct Statement: Sendable {
    enum Content: Sendable {
        case limit(Limit)
        /// That there is no limit in characters, or no longer one.
        case unlimited
        /// What was meant as a limit and is none: what is wrong with it.
        case malformed(String)
    }

    let content: Content
    /// Where it is written: in the comment, or in the catalog's text.
    let range: Range<Int>
    /// What is written, where it is not the bytes of the range.
    var words: String?
}

/// A text that states a limit, or does not.
public struct ConventionExample: Hashable, Sendable {
    /// A comment, or the attributes of an element where the convention has those.
    public let text: String
    /// What is read from it.
    public let limits: [Limit]
    /// Whether it is a limit gone wrong.
    public let isMalformed: Bool

    init(_ text: String, _ limits: Limit..., isMalformed: Bool = false) {
        self.text = text
        self.limits = limits
        self.isMalformed = isMalformed
    }
}

/// A convention that Swell reads, by what a person needs to know of it.
public struct Convention: Sendable {
    let type: any BudgetConvention.Type

    /// Its name in lists.
    public var id: String { type.id }
    /// One line about it.
    public var summary: String { type.summary }
    /// Texts that it reads, and texts that it leaves alone.
    public var examples: [ConventionExample] { type.examples }
    /// Whose limits these are.
    public var source: BudgetOrigin.Source { type.source }

    /// Every convention, the strongest first.
    public static let all: [Convention] = [
        Convention(type: XLIFFWidths.self),
        Convention(type: XLIFFRestrictions.self),
        Convention(type: ARBLimits.self),
        Convention(type: StoreLimits.self),
        Convention(type: CharLimit.self),
        Convention(type: WeblateFlags.self),
        Convention(type: SmartlingLimit.self),
        Convention(type: MozillaLength.self),
        Convention(type: ProseLimits.self),
    ]
}
