// The tools that read a resource file: Android's own, Compose Multiplatform's, which supports fewer escapes, or moko's.

import Catalogs

/// A tool that reads the texts of resources.
enum ResourceTool {
    /// aapt2: a backslash before a quote, quotes around white space, arguments with numbers.
    case android
    /// Compose Multiplatform, in `composeResources`: `\n`, `\t`, `\\` and `\u2026` are escapes, all else is text.
    case compose
    /// moko-resources, which writes files for aapt2 itself, and escapes what that would reject.
    case moko

    init(_ path: CatalogPath) {
        if path.string.contains("composeResources/values") {
            self = .compose
        } else {
            self = MokoFolder.slot(in: path) == nil ? .android : .moko
        }
    }

    /// The form of a text.
    var text: Form {
        switch self {
        case .android, .moko: .androidText
        case .compose: .xmlText
        }
    }

    /// The form of a text with elements in it.
    var mixed: Form {
        switch self {
        case .android, .moko: .androidMixed
        case .compose: .xmlMixed
        }
    }
}
