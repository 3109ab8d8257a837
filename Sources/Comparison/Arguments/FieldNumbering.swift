// Which unnamed fields take the next argument: `{}` and Python's `{:d}`.

import MessagePatterns

/// Which fields of a text are identified by position.
public enum FieldNumbering: Sendable {
    /// None: `{}` is text.
    case none
    /// `{}`, as in Rust, C++ and apps that replace it themselves.
    case empty
    /// `{}` and all other fields that Python numbers, and names without their formats.
    case python

    /// Creates the numbering for a translation of a source.
    package init(_ syntax: Syntax, source: borrowing Message) {
        switch syntax {
        case .pythonBraces: self = .python
        case .auto, .resolved, .otherFormat, .unknownFormat, .dotNetBraces:
            let hasEmpty = source.parts.contains { part in
                part.kind == .placeholder && source.utf8[part.range].elementsEqual("{}".utf8)
            }
            self = hasEmpty ? .empty : .none
        // ICU and Java reject it.
        case .messageFormat, .javaMessageFormat, .flutterMessage, .browserMessage, .wikiMessage, .phpMessage, .fluent,
            .printf, .python, .template, .qt, .apple, .markup, .text, .tildeFormat:
            self = .none
        }
    }
}
