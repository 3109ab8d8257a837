// Keys that frameworks look up themselves, whether the app's source has them or not.

import Catalogs
import Code

/// Keys with the same beginning, in any file or in those of one name.
package struct FrameworkKeys: Sendable, ExpressibleByStringLiteral {
    private let beginning: String
    private let file: String?

    package init(_ beginning: String, inFile file: String? = nil) {
        (self.beginning, self.file) = (beginning, file)
    }

    package init(stringLiteral beginning: String) { self.init(beginning) }

    /// Whether the key of an entry is one of them.
    package func contain(_ entry: Entry) -> Bool {
        guard entry.key.hasPrefix(beginning) else { return false }
        return file.map { CatalogPath(entry.catalog.path).name == $0 } ?? true
    }
}

/// Keys of a framework that apps rarely look up in another way than by some of its methods.
package struct CalledKeys: Sendable {
    let beginning: String
    /// What calls for them: methods, and libraries with such calls; code has the name of one.
    package let callers: [String]

    /// Whether a key is one of them.
    package func contain(_ key: String) -> Bool { key.hasPrefix(beginning) }
}

/// How the app's own files spell keys, because no library looks up others, except those that it puts together.
package struct SpelledKeys: Sendable {
    /// The names at the ends of keys that are long enough.
    package let length: LongName.Length
    /// A file that every app with such keys has; nil if the format of their catalogs is enough.
    package var manifest: String?
    /// The keys that only some methods and libraries look up.
    package var called: [CalledKeys] = []
    /// A class that every app has, but a library with catalogs hardly any.
    package var appClass: String?
    /// Whether code chooses from groups of keys without spelling them: `t(state, scope: 'orders')`.
    package var haveScopes = false
    /// Whether keys may be whole texts, which code has as they are.
    package var mayBeTexts = false
    /// The call whose first argument names the file with the text, as `Yii::t('app.menu', 'Open')` does with `menu`.
    package var categoryCall: StaticString?
}
