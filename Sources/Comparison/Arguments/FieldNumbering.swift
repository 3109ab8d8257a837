// Which fields without a name are the next argument: `{}` and Python's `{:d}`.

import MessagePatterns

/// What of the fields of a text is known by its position.
public enum FieldNumbering: Sendable {
    /// None: `{}` is text.
    case none
    /// `{}`, as in Rust, C++ and wherever an app fills it in itself.
    case empty
    /// `{}` and whatever else Python numbers, and its names without their formats.
    case python

    /// What is known by its position in a translation of a source.
    package init(_ syntax: Syntax, source: borrowing Message) {
        switch syntax {
        case .pythonBraces: self = .python
        case .auto, .resolved, .otherFormat, .unknownFormat, .dotNetBraces:
            let hasEmpty = source.parts.contains { part in
                part.kind == .placeholder && source.utf8[part.range].elementsEqual("{}".utf8)
            }
            self = hasEmpty ? .empty : .none
        // ICU and Java refuse it.
        case .messageFormat, .javaMessageFormat, .flutterMessage, .browserMessage, .wikiMessage, .phpMessage, .fluent,
            .printf, .python, .template, .qt, .apple, .markup, .text, .tildeFormat:
            self = .none
        }
    }
}
