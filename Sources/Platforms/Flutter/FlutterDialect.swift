// How Flutter reads texts: its code generator rejects invalid ones.

import Catalogs
import Comparison
import MessagePatterns

enum FlutterDialect: Dialect {
    static func fault(ofSource subject: TextSubject) -> SourceFault? {
        FlutterSyntax.words(for: subject.message).map { SourceFault($0) }
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        FlutterSyntax.naming(differences, in: subject.message, source).map { difference in
            // The code generator escapes dollar signs, so they are shown.
            switch difference {
            case .added(let spelling, nearest: _) where spelling.hasPrefix("$"): .introduced(spelling)
            case .changed(let spelling, let was) where spelling == "$\(was)": .renamed(spelling, was: was)
            default: difference
            }
        }
    }
}
