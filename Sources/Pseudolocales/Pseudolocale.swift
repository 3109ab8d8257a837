// A language that nobody speaks: a tag, and the styles that make its texts.

import MessagePatterns
import TextLayout

/// A pseudo-locale, ready to make texts.
public struct Pseudolocale: Sendable {
    /// What a pseudo-locale is made of, as written on the command line or in the configuration.
    public struct Recipe: Sendable {
        /// Its language tag.
        public var tag: String
        /// Its styles, such as `accented` and `script:Arab`; nil for those of the preset.
        public var styles: [String]?
        /// What padding fills up to; nil for the usual.
        public var growth: String?
        /// The brackets of `bracketed`.
        public var brackets: String?
        /// The padding of `expanded`.
        public var padding: String?

        /// A recipe by its tag.
        public init(tag: String) { self.tag = tag }
    }

    /// What it consists of; a copy for each text would count the owners of all of it.
    private final class Parts: Sendable {
        let tag: PseudoTag
        let styles: [any Style]
        let recipe: Recipe
        /// Whether a style asks how long texts are: counting takes as long as some styles do.
        let needsLength: Bool
        /// For each style how many characters the later ones put around.
        let reserved: [Int]

        init(_ tag: PseudoTag, _ styles: [any Style], _ recipe: Recipe) {
            (self.tag, self.styles, self.recipe) = (tag, styles, recipe)
            needsLength = styles.contains { $0.needsLength }
            reserved = styles.indices.map { index in styles[(index + 1)...].reduce(0) { $0 + $1.overhead } }
        }
    }

    private let parts: Parts
    /// Whether its texts fill up what room their keys have.
    public let needsBudget: Bool
    /// Whether its texts show their keys.
    public let needsKey: Bool
    /// Its language tag.
    public var tag: PseudoTag { parts.tag }
    /// Whether nobody would write by hand what it makes.
    public var isUnmistakable: Bool { styles.contains { $0.isUnmistakable } }
    var styles: [any Style] { parts.styles }

    /// Makes what a recipe says.
    public init(_ recipe: Recipe) throws(StyleError) {
        let tag = try PseudoTag(recipe.tag)
        guard let names = recipe.styles ?? Preset.named(tag.string)?.styles else { throw .noStyle(tag: recipe.tag) }
        let styles = try StyleList.make(names, recipe)
        parts = Parts(tag, styles, recipe)
        needsKey = styles.contains { $0.showsKey }
        needsBudget = recipe.growth == GrowthTarget.budgetName
    }

    /// The same, sharing nothing: where cores count references to one object, they wait for each other.
    public var unshared: Pseudolocale { (try? Pseudolocale(parts.recipe)) ?? self }

    /// The text that became `text` in this pseudo-locale, as far as that can be known.
    public func undo(_ text: String) -> String {
        let (head, tail) = TextTail.split(text)
        return styles.reversed().reduce(head) { $1.undo($0) } + tail
    }

    // MARK: One message

    /// A message to make pseudo text of.
    public struct Original {
        /// Its key, for a pseudo-locale that shows it.
        public var key: [UInt8] = []
        /// How many characters its key has room for.
        public var budget: Int?

        /// A message without a key.
        public init() {}
    }

    /// What became of a message.
    public enum Outcome: Hashable, Sendable {
        /// `workspace.result` holds the pseudo text.
        case made
        /// There are no letters to change.
        case nothingToChange
        /// It is pseudo text already.
        case alreadyPseudo
        /// The pseudo text would not have held what must not change, and is not used.
        case damaged
    }

    /// Makes pseudo text of the text that `write` appends.
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

    /// Whether a text may be what this pseudo-locale makes of another, padded to whichever length: what its first styles
    /// make of that is what is left of the text without the later ones.
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

    /// Makes pseudo text of the workspace's source, by one style after the other until `isEnough`.
    private func make(
        _ original: Original, in workspace: inout Workspace, until isEnough: (_ style: Int, Message) -> Bool
    ) -> Outcome {
        guard LetterCensus(workspace.source).hasAny, !Shortcut.isAll(of: workspace.source.utf8) else {
            return .nothingToChange
        }
        var context = Context(key: original.key, budget: original.budget)
        // A text that is its key is shown as its key by what it is.
        let isKey = needsKey && original.key == workspace.source.utf8
        if !isKey, visibility(in: workspace.source, context) == true { return .alreadyPseudo }
        if parts.needsLength {
            context.length = workspace.source.shownLength
            context.currentLength = context.length
        }
        let styles = parts.styles
        // By their places: a copy of each for each text would count its owners.
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

    /// Whether a message looks like this pseudo-locale's: a style shows, and none says no.
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

    /// Whether a text is this pseudo-locale's, and nobody's who writes by hand.
    public func recognizes(
        _ original: Original = Original(), in workspace: inout Workspace, _ write: (inout [UInt8]) -> Void
    ) -> Bool {
        workspace.source.parse(workspace.parser, write)
        _ = workspace.cutTail()
        guard LetterCensus(workspace.source).hasAny else { return false }
        let context = Context(key: original.key, budget: original.budget)
        // Of a person's text in brackets only the brackets show.
        guard visibility(in: workspace.source, context) == true,
            styles.contains(where: { $0.isUnmistakable && $0.isVisible(in: workspace.source, context) == true })
        else { return false }
        // Each style is asked about the text as it was when it had made it.
        workspace.made.parse(workspace.parser, textOf: workspace.source)
        for style in styles.reversed() {
            if style.disowns(workspace.made, context) { return false }
            let undone = style.undo(workspace.made.text)
            workspace.made.parse(workspace.parser) { $0 += undone.utf8 }
        }
        return true
    }
}

/// Buffers that many messages are made in, one after the other.
public struct Workspace: Sendable {
    /// How messages are taken apart.
    public var parser: MessageParser
    fileprivate(set) var source = Message()
    fileprivate var made = Message()
    fileprivate var next = Message()
    private var check = Message()

    /// Buffers for messages of a syntax.
    public init(_ parser: MessageParser) { self.parser = parser }

    /// The pseudo text that was made last, as UTF-8.
    public var result: [UInt8] { made.utf8 }

    /// Takes what stands behind the source for a toolkit away from it.
    fileprivate mutating func cutTail() -> [UInt8] {
        let start = TextTail.start(in: source.utf8)
        guard start < source.utf8.count else { return [] }
        let utf8 = source.utf8
        source.parse(parser) { $0 += utf8[..<start] }
        return Array(utf8[start...])
    }

    /// Whether the pseudo text, read again, has every placeholder and tag of the source, and nothing new.
    fileprivate var isIntact: Bool {
        mutating get {
            check.parse(parser, textOf: made)
            return check.keepsParts(of: source) && check.addsNoSpecifiers(to: source)
                && BidiBalance.holds(in: check.utf8, asIn: source.utf8)
        }
    }
}
