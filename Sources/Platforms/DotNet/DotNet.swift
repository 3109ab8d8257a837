// .NET and its resource files.

import Basics
import Catalogs
import Comparison
import MessagePatterns

extension Platform {
    static let dotNet = Platform(
        name: ".NET", formats: [Format(ResxFormat.self)], files: PlatformFiles(layouts: ["xaml"], code: ["cs"]),
        dialect: { _ in DotNetDialect.self })
}

/// How .NET's formatter and code of apps fill texts.
enum DotNetDialect: Dialect {
    /// Words with spaces around them in braces are no placeholders: `{ IPAddress }` is an example of a syntax.
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        differences.filter { difference in
            switch difference {
            case .lost(let spelling), .added(let spelling, _), .changed(let spelling, _): !isExample(spelling)
            default: true
            }
        }
    }

    private static func isExample(_ spelling: String) -> Bool {
        spelling.hasPrefix("{ ") && spelling.utf8.dropFirst(2).first?.isLetter ?? false
    }
}
