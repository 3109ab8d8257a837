// The text of a key as code writes it: parts that are known, and parts that are not.

/// The text of a key: literal text, placeholders, and what only running code knows.
public struct KeyText: Hashable, Sendable {
    /// A part of a key.
    public enum Part: Hashable, Sendable {
        /// Text that stands in the code.
        case text(String)
        /// An interpolation that a localized text turns into a placeholder, such as `%@`.
        case placeholder
        /// What a variable or a call returns.
        case unknown
    }

    /// Its parts in order; texts are never next to each other.
    public private(set) var parts: [Part] = []

    /// Creates a key from parts.
    public init(_ parts: [Part] = []) { for part in parts { append(part) } }

    /// Creates a key that is written out.
    public init(_ text: String) { append(.text(text)) }

    /// The key, if all of it is known.
    public var literal: String? {
        guard parts.count == 1, case .text(let text) = parts.first else { return parts.isEmpty ? "" : nil }
        return text
    }

    /// Whether a part of it is only known when the app runs.
    public var isDynamic: Bool { parts.contains(.unknown) }

    /// Whether nothing of it is known that distinguishes keys: at most punctuation.
    public var isOpen: Bool {
        isDynamic
            && !parts.contains { part in
                if case .text(let text) = part {
                    text.utf8.contains { $0.isLetter || $0.isDigit || $0 > 0x7F }
                } else {
                    false
                }
            }
    }

    mutating func append(_ part: Part) {
        switch (part, parts.last) {
        case (.text(let more), .text(let text)): parts[parts.count - 1] = .text(text + more)
        case (.text(""), _), (.unknown, .unknown): break
        default: parts.append(part)
        }
    }

    /// Whether a key of a catalog can be this one.
    public func matches(_ key: String) -> Bool {
        let key = Array(key.utf8)
        var at = 0
        var isLoose = false
        for (index, part) in parts.enumerated() {
            switch part {
            case .unknown: isLoose = true
            case .placeholder:
                guard !isLoose else { continue }
                guard let end = Placeholder.end(key, at) else { return false }
                at = end
            case .text(let text):
                let text = Array(text.utf8)
                if !isLoose {
                    guard key.count - at >= text.count, key[at..<at + text.count].elementsEqual(text) else {
                        return false
                    }
                    at += text.count
                } else if index == parts.count - 1 {
                    return key.count - at >= text.count && key.suffix(text.count).elementsEqual(text)
                } else {
                    guard let start = key.firstOffset(of: text, in: at..<key.count) else { return false }
                    at = start + text.count
                }
                isLoose = false
            }
        }
        return isLoose || at == key.count
    }

    /// The key as people read it: `%@` for placeholders and `…` for what is unknown.
    public var description: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder: "%@"
            case .unknown: "…"
            }
        }.joined()
    }
}

extension KeyText {
    /// A key with every placeholder as `%@`: the form in which keys with interpolations are compared.
    public static func foldingPlaceholders(_ key: String) -> String { Placeholder.folded(key) }

    /// Formats that interpolations become: `%@`, `%lld`, `%1$@`, `%.2f`.
    enum Placeholder {
        /// The end of a placeholder that begins at an offset; nil if there is none.
        static func end(_ text: [UInt8], _ start: Int) -> Int? {
            guard start < text.count, text[start] == UInt8(ascii: "%") else { return nil }
            var at = start + 1
            while at < text.count {
                switch text[at] {
                case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "u"), UInt8(ascii: "g"),
                    UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "c"):
                    return at + 1
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "l"),
                    UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"):
                    at += 1
                default: return nil
                }
            }
            return nil
        }

        /// A key with every placeholder as `%@`: the form in which keys with interpolations are compared.
        static func folded(_ key: String) -> String {
            let text = Array(key.utf8)
            guard text.contains(UInt8(ascii: "%")) else { return key }
            var folded: [UInt8] = []
            var at = 0
            while at < text.count {
                if let end = end(text, at) {
                    folded += "%@".utf8
                    at = end
                } else {
                    folded.append(text[at])
                    at += 1
                }
            }
            return String(decoding: folded, as: UTF8.self)
        }
    }
}
