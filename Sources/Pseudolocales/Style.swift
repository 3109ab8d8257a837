// What a style is, and the list of them: one file and one line here add another.

import MessagePatterns

/// A way to make pseudo text out of a message: it changes the text between placeholders, and nothing else.
protocol Style: Sendable {
    static var id: String { get }
    static var summary: String { get }
    /// What may stand after the name and a colon, as help shows it; nil where nothing may.
    static var argument: String? { get }

    /// The style with what stands after its name.
    init(_ settings: StyleSettings) throws(StyleError)

    /// How many characters it puts around any message.
    var overhead: Int { get }
    /// Whether it shows keys.
    var showsKey: Bool { get }
    /// Whether it asks how long the original is.
    var needsLength: Bool { get }
    /// Whether texts stay as long as they are.
    var keepsLength: Bool { get }
    /// Whether nobody would write by hand what it makes.
    var isUnmistakable: Bool { get }
    /// Appends the message in this style.
    func apply(_ message: Message, _ context: Context, to output: inout Message)
    /// Whether a message is in this style already; nil where that can't be told.
    func isVisible(in message: Message, _ context: Context) -> Bool?
    /// Whether this style can't have made a message, because it would have made more of it.
    func disowns(_ message: Message, _ context: Context) -> Bool
    /// The text that became `text` by this style, as far as that can be known.
    func undo(_ text: String) -> String
}

extension Style {
    static var argument: String? { nil }
    var overhead: Int { 0 }
    var showsKey: Bool { false }
    var needsLength: Bool { false }
    var keepsLength: Bool { false }
    var isUnmistakable: Bool { false }
    func isVisible(in message: Message, _ context: Context) -> Bool? { nil }
    func disowns(_ message: Message, _ context: Context) -> Bool { false }
    func undo(_ text: String) -> String { text }

    /// Whether a message would not stay as it is.
    func changes(_ message: Message, _ context: Context) -> Bool {
        var made = Message()
        apply(message, context, to: &made)
        return made.utf8 != message.utf8
    }
}

/// A style that changes each text for itself.
protocol LetterStyle: Style {
    /// Appends a range of text in this style.
    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8])
}

extension LetterStyle {
    func disowns(_ message: Message, _ context: Context) -> Bool { changes(message, context) }

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        for part in message.parts {
            if part.kind == .text {
                output.append(.text) { append(message.utf8, part.range, to: &$0) }
            } else {
                output.append(part, of: message)
            }
        }
    }
}

/// What is known of the message at hand.
struct Context {
    /// Its key; empty where there is none.
    var key: [UInt8] = []
    /// How many characters the original has; 0 where no style asks.
    var length = 0
    /// How many the message at hand has, where that is known without counting.
    var currentLength: Int?
    /// How many characters its key has room for, where that is known.
    var budget: Int?
    /// How many characters later styles put around it.
    var reserved = 0
}

/// What a style is made with.
struct StyleSettings {
    /// What stands after its name and a colon.
    var argument: String?
    var growth: GrowthTarget
    var brackets: String?
    var padding: String?
}

/// A style by what a person needs to know of it.
public struct StyleKind: Sendable {
    let type: any Style.Type

    /// The name used on the command line.
    public var id: String { type.id }
    /// One line about it.
    public var summary: String { type.summary }
    /// What may stand after the name and a colon; nil where nothing may.
    public var argument: String? { type.argument }

    /// Every style, in the order in which they are listed.
    public static let all: [StyleKind] = [
        StyleKind(type: Accented.self),
        StyleKind(type: Expanded.self),
        StyleKind(type: Bracketed.self),
        StyleKind(type: Classic.self),
        StyleKind(type: Mirrored.self),
        StyleKind(type: ScriptStyle.self),
        StyleKind(type: Doubled.self),
        StyleKind(type: Tall.self),
        StyleKind(type: Wide.self),
        StyleKind(type: Unbroken.self),
        StyleKind(type: Keys.self),
        StyleKind(type: Plain.self),
    ]
}
