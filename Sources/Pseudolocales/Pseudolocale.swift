// A language that nobody speaks: a tag, and the styles that generate its texts.

import MessagePatterns
import TextLayout

/// A pseudo-locale, ready to generate texts.
public struct Pseudolocale: Sendable {
    /// The definition of a pseudo-locale, as written on the command line or in the configuration.
    public struct Recipe: Sendable {
        /// Its language tag.
        public var tag: String
        /// Its styles, such as `accented` and `script:Arab`; nil for the styles of the preset.
        public var styles: [String]?
        /// The length to pad texts to; nil for the default.
        public var growth: String?
        /// The brackets of `bracketed`.
        public var brackets: String?
        /// The padding of `expanded`.
        public var padding: String?
        /// The tag of another language, real or not, under which an app loads it; nil for its own.
        public var carrier: String?

        /// Creates a recipe with a tag.
        public init(tag: String) { self.tag = tag }
    }

    /// The components of a pseudo-locale; copying them for each text would retain and release all of them.
    private final class Parts: Sendable {
        let tag: PseudoTag
        let styles: [any Style]
        let recipe: Recipe
        /// Whether a style needs the length of texts: counting takes as long as some styles do.
        let needsLength: Bool
        /// For each style, the number of characters that later styles add around the text.
        let reserved: [Int]

        init(_ tag: PseudoTag, _ styles: [any Style], _ recipe: Recipe) {
            (self.tag, self.styles, self.recipe) = (tag, styles, recipe)
            needsLength = styles.contains { $0.needsLength }
            reserved = styles.indices.map { index in styles[(index + 1)...].reduce(0) { $0 + $1.overhead } }
        }
    }

    private let parts: Parts
    /// Whether its texts are padded to the limits of their keys.
    public let needsBudget: Bool
    /// Whether its texts show their keys.
    public let needsKey: Bool
    /// Its language tag, or the one of its carrier.
    public var tag: PseudoTag { parts.tag }
    /// Its language tag, whatever its carrier.
    public var ownTag: String { (try? PseudoTag(parts.recipe.tag))?.string ?? parts.recipe.tag }
    /// Whether a person would never write its texts by hand.
    public var isUnmistakable: Bool { styles.contains { $0.isUnmistakable } }
    var styles: [any Style] { parts.styles }

    /// Creates the pseudo-locale of a recipe.
    public init(_ recipe: Recipe) throws(StyleError) {
        let own = try PseudoTag(recipe.tag)
        let tag = recipe.carrier.map(PseudoTag.init(carrier:)) ?? own
        guard let names = recipe.styles ?? Preset.named(own.string)?.styles else { throw .noStyle(tag: recipe.tag) }
        let styles = try StyleList.make(names, recipe)
        parts = Parts(tag, styles, recipe)
        needsKey = styles.contains { $0.showsKey }
        needsBudget = recipe.growth == GrowthTarget.budgetName
    }

    /// A copy that shares nothing: reference counting of a shared object makes cores wait for each other.
    public var unshared: Pseudolocale { (try? Pseudolocale(parts.recipe)) ?? self }

    /// Restores the text that became `text` in this pseudo-locale, as far as possible.
    public func undo(_ text: String) -> String {
        let (head, tail) = TextTail.split(text)
        return styles.reversed().reduce(head) { $1.undo($0) } + tail
    }

    // MARK: One message

    /// A message to generate pseudo text from.
    public struct Original {
        /// The key of the message, for a pseudo-locale that shows it.
        public var key: [UInt8] = []
        /// The character limit of the key.
        public var budget: Int?

        /// Creates a message without a key.
        public init() {}
    }

    /// The result for a message.
    public enum Outcome: Hashable, Sendable {
        /// `workspace.result` contains the pseudo text.
        case made
        /// There are no letters to change.
        case nothingToChange
        /// The message already is pseudo text.
        case alreadyPseudo
        /// The pseudo text would have damaged a protected part and is not used.
        case damaged
    }

    /// Generates pseudo text from the text that `write` appends.
    public func make(
        _ original: Original = Original(), in workspace: inout Workspace, _ write: (inout [UInt8]) -> Void
    ) -> Outcome {
        workspace.source.parse(workspace.parser, write)
        let tail = workspace.cutTail()
        if let text = DirectionText.made(of: workspace.source.utf8, Direction.of(locale: tag.string)) {
            workspace.made.parse(workspace.parser) { $0 += text.utf8 }
            return workspace.made.utf8 == workspace.source.utf8 ? .nothingToChange : .made
        }
        let outcome = make(original, in: &workspace) { _, _ in false }
        if outcome == .made, !tail.isEmpty { workspace.made.append(.locked) { $0 += tail } }
        return outcome
    }

    /// Whether this pseudo-locale may generate a text from another, padded to any length.
    ///
    /// The output of its first styles must equal the text with the later styles undone.
    public func mayHaveMade(
        _ text: String, of source: String, _ original: Original = Original(), in workspace: inout Workspace
    ) -> Bool {
        let (head, tail) = TextTail.split(text)
        let (source, ownTail) = TextTail.split(source)
        guard tail == ownTail else { return false }
        var left = [head]
        for style in styles.reversed() { left.append(style.undo(left[left.count - 1])) }
        left.reverse()
        if left[0] == source { return true }
        workspace.source.parse(workspace.parser) { $0 += source.utf8 }
        var isFound = false
        let outcome = make(original, in: &workspace) { index, made in
            isFound = made.utf8.elementsEqual(left[index + 1].utf8)
            return isFound
        }
        return outcome == .made && isFound
    }

    /// Applies the styles to the workspace's source one after the other until `isEnough`.
    private func make(
        _ original: Original, in workspace: inout Workspace, until isEnough: (_ style: Int, Message) -> Bool
    ) -> Outcome {
        guard LetterCensus(workspace.source).hasAny, !Shortcut.isAll(of: workspace.source.utf8) else {
            return .nothingToChange
        }
        var context = Context(key: original.key, budget: original.budget)
        // If a text equals its key, its contents show the key anyway.
        let isKey = needsKey && original.key == workspace.source.utf8
        if !isKey, visibility(in: workspace.source, context) == true { return .alreadyPseudo }
        if parts.needsLength {
            context.length = workspace.source.shownLength
            context.currentLength = context.length
        }
        let styles = parts.styles
        // By index: copying each style for each text would retain and release it.
        for index in styles.indices {
            context.reserved = parts.reserved[index]
            workspace.next.clear()
            styles[index].apply(index == 0 ? workspace.source : workspace.made, context, to: &workspace.next)
            swap(&workspace.made, &workspace.next)
            if isEnough(index, workspace.made) { break }
            if !styles[index].keepsLength { context.currentLength = nil }
        }
        return workspace.isIntact ? .made : .damaged
    }

    /// Whether a message looks like this pseudo-locale's: at least one style is visible, and none is contradicted.
    private func visibility(in message: Message, _ context: Context) -> Bool? {
        var visibility: Bool?
        for index in styles.indices {
            switch styles[index].isVisible(in: message, context) {
            case true?: visibility = true
            case false?: return false
            case nil: break
            }
        }
        return visibility
    }

    /// Whether a text is this pseudo-locale's rather than written by hand.
    public func recognizes(
        _ original: Original = Original(), in workspace: inout Workspace, _ write: (inout [UInt8]) -> Void
    ) -> Bool {
        workspace.source.parse(workspace.parser, write)
        _ = workspace.cutTail()
        guard LetterCensus(workspace.source).hasAny else { return false }
        let context = Context(key: original.key, budget: original.budget)
        // In a person's text in brackets, only the brackets are visible.
        guard visibility(in: workspace.source, context) == true,
            styles.contains(where: { $0.isUnmistakable && $0.isVisible(in: workspace.source, context) == true })
        else { return false }
        // Each style examines the text as it was right after that style.
        workspace.made.parse(workspace.parser, textOf: workspace.source)
        for style in styles.reversed() {
            if style.rulesOut(workspace.made, context) { return false }
            let undone = style.undo(workspace.made.text)
            workspace.made.parse(workspace.parser) { $0 += undone.utf8 }
        }
        return true
    }
}

/// Buffers for generating many messages, one after the other.
public struct Workspace: Sendable {
    /// The parser for messages.
    public var parser: MessageParser
    fileprivate(set) var source = Message()
    fileprivate var made = Message()
    fileprivate var next = Message()
    private var check = Message()

    /// Creates buffers with a parser.
    public init(_ parser: MessageParser) { self.parser = parser }

    /// The most recent pseudo text, as UTF-8.
    public var result: [UInt8] { made.utf8 }

    /// Removes the tail that a toolkit reads from the source, and returns it.
    fileprivate mutating func cutTail() -> [UInt8] {
        let start = TextTail.start(in: source.utf8)
        guard start < source.utf8.count else { return [] }
        let utf8 = source.utf8
        source.parse(parser) { $0 += utf8[..<start] }
        return Array(utf8[start...])
    }

    /// Whether the pseudo text, parsed again, has every placeholder and tag of the source and no new ones.
    fileprivate var isIntact: Bool {
        mutating get {
            check.parse(parser, textOf: made)
            return check.keepsParts(of: source) && check.addsNoSpecifiers(to: source)
                && BidiBalance.holds(in: check.utf8, asIn: source.utf8)
        }
    }
}
