// The protocol for sources of limits, and their list. A new source needs one file, and one line here.

import Catalogs

/// A kind of place that declares limits: how to find them there, and how they rank.
package protocol BudgetSource: Sendable {
    /// Its name in reports.
    static var id: String { get }
    /// Texts that declare limits, and texts that do not.
    static var examples: [LimitExample] { get }
    /// How certain its limits are.
    static var certainty: BudgetOrigin.Certainty { get }
    /// Whether a third party sets its limits, so that the project cannot change them.
    static var isForeign: Bool { get }
    /// Whether a limit may replace another for the same keys; otherwise two different limits are a conflict.
    static var mayReplaceItsOwn: Bool { get }
    /// Whether limits of every other source replace its own without a conflict.
    static var yields: Bool { get }
    /// Whether its limits are the rooms of places on screens, which hold only as far as the source text fits them.
    static var isOfPlaces: Bool { get }
    /// How patterns that match no key are handled.
    static var strays: BudgetOrigin.Strays { get }

    /// Adds the limits that are declared outside of catalogs, in the inputs of the book.
    static func add(to book: inout BookMaker)

    /// What a comment must contain to declare a limit; nil if no comment declares one.
    static var needs: CommentWords? { get }
    /// Finds the statements in a comment.
    static func read(_ comment: [UInt8], into found: inout [Statement])
    /// Finds the statements of an entry outside of its comment.
    static func read(_ entry: Entry, into found: inout [Statement])
    /// Finds the statements of a catalog for all entries from a position on, in file order.
    static func directives(in catalog: Catalog) -> [Statement]
}

extension BudgetSource {
    static var examples: [LimitExample] { [] }
    static var certainty: BudgetOrigin.Certainty { .certain }
    static var isForeign: Bool { false }
    static var mayReplaceItsOwn: Bool { false }
    static var yields: Bool { false }
    static var isOfPlaces: Bool { false }
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
        ConfiguredRoles.self,
        ScreenLimits.self,
        LayoutLimits.self,
        RoleLimits.self,
    ]

    package static let all = types.indices.map { Self(rank: UInt8($0)) }

    package var type: any BudgetSource.Type { Self.types[Int(rank)] }
    /// Its name in reports.
    public var id: String { type.id }
}

/// A statement about a limit in a catalog, and its position.
package struct Statement: Sendable {
    enum Content: Sendable {
        case limit(Limit)
        /// There is no limit in characters.
        case unlimited
        /// A limit in characters from the same source ends here.
        case ended
        /// A malformed limit, and what is wrong with it.
        case malformed(String)
    }

    let content: Content
    /// Its range in the comment, or in the catalog's text.
    let range: Range<Int>
    /// The words as written, if they differ from the bytes of the range.
    var words: String?
    /// How certain it is, if it is less so than others of its source.
    var certainty: BudgetOrigin.Certainty?
}

/// A text that declares a limit, or does not.
package struct LimitExample: Hashable, Sendable {
    /// A comment, or the attributes of an element, depending on the source.
    package let text: String
    /// The limits read from the text.
    package let limits: [Limit]
    /// Whether the text is a malformed limit.
    package let isMalformed: Bool

    init(_ text: String, _ limits: Limit..., isMalformed: Bool = false) {
        self.text = text
        self.limits = limits
        self.isMalformed = isMalformed
    }
}
