// The protocol of styles, and the list of them: one file and one line here add another.

import MessagePatterns

/// A way to turn a message into pseudo text: it changes only the text between placeholders.
protocol Style: Sendable {
    static var id: String { get }
    static var summary: String { get }
    /// The argument that may follow the name and a colon, as help displays it; nil if there is none.
    static var argument: String? { get }

    /// Creates the style with its settings.
    init(_ settings: StyleSettings) throws(StyleError)

    /// The number of characters that the style adds around any message.
    var overhead: Int { get }
    /// Whether the style shows keys.
    var showsKey: Bool { get }
    /// Whether the style needs the length of the original.
    var needsLength: Bool { get }
    /// Whether texts keep their length.
    var keepsLength: Bool { get }
    /// Whether a person would never write the style's texts by hand.
    var isUnmistakable: Bool { get }
    /// Appends the message in this style.
    func apply(_ message: Message, _ context: Context, to output: inout Message)
    /// Whether a message already is in this style; nil if that cannot be determined.
    func isVisible(in message: Message, _ context: Context) -> Bool?
    /// Whether this style cannot have generated a message, because it would have changed it further.
    func rulesOut(_ message: Message, _ context: Context) -> Bool
    /// Restores the text that became `text` in this style, as far as possible.
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
    func rulesOut(_ message: Message, _ context: Context) -> Bool { false }
    func undo(_ text: String) -> String { text }

    /// Whether the style would change a message.
    func changes(_ message: Message, _ context: Context) -> Bool {
        var made = Message()
        apply(message, context, to: &made)
        return made.utf8 != message.utf8
    }
}

/// A style that changes each text independently.
protocol LetterStyle: Style {
    /// Appends a range of text in this style.
    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8])
}

extension LetterStyle {
    func rulesOut(_ message: Message, _ context: Context) -> Bool { changes(message, context) }

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

/// What is known about the current message.
struct Context {
    /// The key of the message, or empty.
    var key: [UInt8] = []
    /// The number of characters in the original; 0 if no style needs it.
    var length = 0
    /// The number of characters in the current message, if known without counting.
    var currentLength: Int?
    /// The character limit of the key, if known.
    var budget: Int?
    /// The number of characters that later styles add around the message.
    var reserved = 0
}

/// The settings of a style.
struct StyleSettings {
    /// The argument after its name and a colon.
    var argument: String?
    var growth: GrowthTarget
    var brackets: String?
    var padding: String?
}

/// A style as displayed to users.
public struct StyleKind: Sendable {
    let type: any Style.Type

    /// The name used on the command line.
    public var id: String { type.id }
    /// A one-line summary.
    public var summary: String { type.summary }
    /// The argument that may follow the name and a colon; nil if there is none.
    public var argument: String? { type.argument }

    /// All styles, in the order in which they are listed.
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
