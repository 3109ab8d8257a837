// The resource elements that contain texts.

import Catalogs

/// A kind of resource that contains texts.
enum AndroidKind {
    case string, plurals, array

    static let quantities = ["zero", "one", "two", "few", "many", "other"]

    /// Creates the kind of an element; nil if it contains no text.
    init?(_ tag: borrowing XMLTag) {
        guard tag.prefix.isEmpty else { return nil }
        if tag.isNamed("string") || tag.isNamed("item") && tag.text("type") == "string" {
            self = .string
        } else if tag.isNamed("plurals") {
            self = .plurals
        } else if tag.isNamed("string-array") {
            self = .array
        } else {
            return nil
        }
    }

    /// Creates the kind of a branch.
    init(variant: String) {
        self = variant.hasPrefix("plural.") ? .plurals : variant.hasPrefix("[") ? .array : .string
    }

    /// The opening tag of its element.
    var tag: String {
        switch self {
        case .string: "<string>"
        case .plurals: "<plurals>"
        case .array: "<string-array>"
        }
    }
}

extension AndroidText.Problem {
    /// The problem as a problem of the file.
    var problem: Fault.Problem {
        switch self {
        case .apostrophe: .unexpected(found: "an unescaped apostrophe", expected: "\\'")
        case .escape(let written): .unexpected(found: written, expected: "\\u and four hexadecimal digits")
        case .nested: .unexpected(found: "an <xliff:g> inside another", expected: "them side by side")
        case .surrogate(let written):
            .unexpected(
                found: "\(written), half of a surrogate pair, which aapt2 drops", expected: "the character itself")
        }
    }
}

extension AndroidText.Problem {
    /// Its effect on aapt2.
    var effect: ReadingFault.Effect {
        switch self {
        case .apostrophe, .escape, .nested: .voidsFile
        case .surrogate: .none
        }
    }
}

extension AndroidContent {
    /// The examples that `<xliff:g example="…">` declares for its placeholders.
    func samples(in utf8: [UInt8], _ value: [UInt8], _ entities: [String: String]) -> [PlaceholderSample] {
        wrappers.compactMap { wrapper in
            let text = value[value.trimmed(wrapper.text)]
            guard let first = text.first, first == UInt8(ascii: "%") || first == UInt8(ascii: "{"),
                let example = XMLTag(utf8, wrapper.open).text("example", entities)
            else { return nil }
            return PlaceholderSample(String(decoding: text, as: UTF8.self), example)
        }
    }
}
