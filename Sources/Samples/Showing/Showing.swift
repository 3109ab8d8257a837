// One pass over the parts of a message, along one path through its branches.
//
// - Text and locked words: as written, without Markdown's `**` if two of them pair within one branch.
// - Addresses and paths: as written, with samples for `%@` and `{id}` in them.
// - Tags, the brackets and target of a link, comments, ICU's quotes: nothing. `<br>` is a line break. Texts in
//   attributes are not part of this text.
// - `&amp;` and `\n`: the character; an unknown entity as written. `%%`: `%`.
// - `` `code` ``, `<code>`, `<ph>`, `<xliff:g>`: their content. `<script>`, `<style>`, `<bpt>`, `<ept>`: nothing.
// - A placeholder: its sample. A set of branches: the one that the current number or word selects; an argument has one
//   value throughout a message, and a branch that no value selects is not displayed.

import Basics
import MessagePatterns

/// A text under construction.
struct Showing {
    private let context: SampleMaker.Context
    private var message: Message { context.message }
    private(set) var output = ShownText()
    /// The enclosing branches: the index after each, and the number for `#`.
    private var open: [(end: Int, number: String?)] = []
    /// The values of the arguments that selected a branch.
    private var chosen: [String: ArgumentValue] = [:]
    /// The indices of the texts that replace `%#@name@`, by name.
    private var substituted: [String: Int] = [:]
    /// Whether the current part is inside of a tag, where nothing is displayed.
    private var isInTag = false
    /// The number of previous arguments without a position of their own.
    private var position = 0
    private var nextHidden = 0

    init(_ context: SampleMaker.Context) {
        self.context = context
        if let variant = context.variant {
            output.choices.append(
                Choice(
                    name: variant.placeholders.first ?? "",
                    value: variant.placeholders.isEmpty ? "" : variant.number ?? "",
                    category: variant.category))
        }
    }

    mutating func run(_ maker: inout SampleMaker, _ path: inout Path) {
        var index = 0
        while index < message.parts.count {
            let part = message.parts[index]
            path.steps += 1
            switch part.kind {
            case .branchStart: index = enter(index, &maker, &path)
            case .branchNext, .branchEnd: index = open.popLast()?.end ?? index + 1
            case .text, .placeholder, .markup, .locked:
                show(part, &maker, &path)
                index += 1
            }
        }
    }

    // MARK: Branches

    /// Selects a branch and returns the index of its first part.
    private mutating func enter(_ index: Int, _ maker: inout SampleMaker, _ path: inout Path) -> Int {
        guard let branch = context.branches?.byStart[index] else { return index + 1 }
        let isNew = chosen[branch.name] == nil
        let value = value(of: branch, &path)
        chosen[branch.name] = value
        let option = branch.options[
            branch.option(for: value.text) { maker.category(of: $0, ordinal: branch.kind == .ordinal) }]
        if isNew {
            output.choices.append(
                Choice(name: branch.name, value: value.text, category: branch.kind == .select ? "" : option.selector))
        }
        let number: String? =
            switch branch.kind {
            case .plural, .ordinal: Decimal.difference(value.text, branch.offset)
            // ICU does not interpret `#` in these.
            case .select, .choice: nil
            }
        open.append((branch.end + 1, number))
        return option.start
    }

    private func value(of branch: Branch, _ path: inout Path) -> ArgumentValue {
        if let known = chosen[branch.name] { return known }
        let values = context.arguments?.values[branch.name] ?? []
        guard !values.isEmpty else { return ArgumentValue(text: "other", isNumber: false) }
        return values[path.choose(at: Fork(name: branch.name, count: values.count, depth: open.count))]
    }

    // MARK: Parts

    private mutating func show(_ part: Message.Part, _ maker: inout SampleMaker, _ path: inout Path) {
        if isInTag || part.kind == .markup { return showMarkup(part) }
        switch part.kind {
        case .text: showText(part.range)
        case .placeholder: showPlaceholder(part.range, &maker, &path)
        case .locked: showLocked(part.range, of: message, &maker)
        case .markup, .branchStart, .branchNext, .branchEnd: break
        }
    }

    /// Texts in a tag's attributes are not displayed in this text.
    private mutating func showMarkup(_ part: Message.Part) {
        let utf8 = message.utf8
        let begins = utf8[part.range.lowerBound] == UInt8(ascii: "<")
        if !isInTag { MarkupText.append(part.range, of: utf8, to: &output.utf8) }
        guard part.kind == .markup, isInTag || begins else { return }
        isInTag =
            utf8[part.range.upperBound - 1] != UInt8(ascii: ">") && !utf8.has("<![CDATA[", at: part.range.lowerBound)
    }

    private mutating func showText(_ range: Range<Int>) {
        var start = range.lowerBound
        while nextHidden < context.hidden.count, context.hidden[nextHidden] < range.upperBound {
            let mark = context.hidden[nextHidden]
            nextHidden += 1
            guard mark >= start else { continue }
            output.utf8 += message.utf8[start..<mark]
            start = mark + 2
        }
        output.utf8 += message.utf8[start..<range.upperBound]
    }

    private mutating func showPlaceholder(_ range: Range<Int>, _ maker: inout SampleMaker, _ path: inout Path) {
        let placeholder = next(range, of: message, &maker)
        if placeholder.sort == .substitution, let texts = context.substitutions[placeholder.name], !texts.isEmpty {
            let known = substituted[placeholder.name]
            let fork = Fork(name: placeholder.spelling, count: texts.count, depth: open.count)
            let index = known ?? path.choose(at: fork)
            substituted[placeholder.name] = index
            output.append(texts[index])
            if known == nil { output.choices += texts[index].choices }
            return
        }
        let isPercent = message.utf8.hasPercent(at: range.upperBound) || output.utf8.last == UInt8(ascii: "%")
        let sample = maker.sample(
            of: placeholder, at: position, number: number(of: placeholder), isPercent: isPercent, given: context.given)
        output.append(sample.text, for: placeholder.spelling, isGuess: sample.isGuess)
    }

    /// The placeholder at a range, after counting its position among the arguments.
    private mutating func next(_ range: Range<Int>, of message: Message, _ maker: inout SampleMaker) -> Placeholder {
        let placeholder = maker.placeholder(message, range)
        if let specifier = placeholder.specifier { position += specifier.taken }
        return placeholder
    }

    /// The number that a placeholder displays if branches or the variant determine it.
    private func number(of placeholder: Placeholder) -> String? {
        if placeholder.sort == .pluralNumber { return open.last?.number }
        if let value = chosen[placeholder.name], value.isNumber { return value.text }
        guard let variant = context.variant else { return nil }
        return placeholder.sort == .variantNumber || variant.placeholders.contains(placeholder.key)
            ? variant.number : nil
    }

    // MARK: Locked parts

    private mutating func showLocked(_ range: Range<Int>, of message: Message, _ maker: inout SampleMaker) {
        switch LockedText(range, of: message.utf8) {
        case .nothing: break
        case .words(let words): showWords(words, of: message, &maker)
        case .example(let example, let inner):
            output.append(example, for: String(decoding: message.utf8[inner], as: UTF8.self), isGuess: false)
        case .element(let range):
            // Locked parts in it contain no tags that could contain others.
            let inner = maker.inner(message.utf8[range])
            for part in inner.parts {
                switch part.kind {
                case .text: output.utf8 += inner.utf8[part.range]
                case .markup: MarkupText.append(part.range, of: inner.utf8, to: &output.utf8)
                case .locked: showWords(part.range, of: inner, &maker)
                case .placeholder: showInner(part.range, of: inner, &maker)
                case .branchStart, .branchNext, .branchEnd: break
                }
            }
        }
    }

    private mutating func showWords(_ range: Range<Int>, of message: Message, _ maker: inout SampleMaker) {
        var start = range.lowerBound
        for found in LockedText.placeholders(in: range, of: message.utf8) {
            output.utf8 += message.utf8[start..<found.lowerBound]
            showInner(found, of: message, &maker)
            start = found.upperBound
        }
        output.utf8 += message.utf8[start..<range.upperBound]
    }

    private mutating func showInner(_ range: Range<Int>, of message: Message, _ maker: inout SampleMaker) {
        let placeholder = next(range, of: message, &maker)
        let sample = maker.sample(
            of: placeholder, at: position, number: number(of: placeholder), isPercent: false, given: context.given)
        output.append(sample.text, for: placeholder.spelling, isGuess: sample.isGuess)
    }
}

extension Placeholder {
    /// Identifies the placeholder in a message.
    var key: String { name.isEmpty ? spelling : name }
}

extension Array where Element == UInt8 {
    /// Whether there is a percent sign at an offset, or after a space there, that is not the start of something else.
    fileprivate func hasPercent(at offset: Int) -> Bool {
        var at = offset
        for space: StaticString in [" ", "\u{A0}", "\u{202F}"] where has(space, at: at) {
            at += space.utf8CodeUnitCount
            break
        }
        if has("٪", at: at) { return true }
        guard has("%", at: at) else { return false }
        guard at + 1 < count else { return true }
        switch self[at + 1] {
        case UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
            UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "\\"):
            return true
        case UInt8(ascii: "<"): return has("/", at: at + 2)
        case let next: return next.isSpace || next >= 0x80
        }
    }
}
