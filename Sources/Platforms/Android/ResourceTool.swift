// The tools that read a resource file: Android's own, or Compose Multiplatform's, which support fewer escapes.

import Catalogs

/// A tool that reads the texts of resources.
enum ResourceTool {
    /// aapt2: a backslash before a quote, quotes around white space, arguments with numbers.
    case android
    /// Compose Multiplatform, in `composeResources`: `\n`, `\t`, `\\` and `\u2026` are escapes, all else is text.
    case compose

    init(_ path: CatalogPath) {
        self = path.string.contains("composeResources/values") ? .compose : .android
    }

    /// The form of a text.
    var text: Form {
        switch self {
        case .android: .androidText
        case .compose: .xmlText
        }
    }

    /// The form of a text with elements in it.
    var mixed: Form {
        switch self {
        case .android: .androidMixed
        case .compose: .xmlMixed
        }
    }
}
