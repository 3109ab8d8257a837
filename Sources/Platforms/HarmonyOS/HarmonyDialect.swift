// How HarmonyOS inserts arguments into its texts.

import Catalogs
import Comparison
import MessagePatterns

/// HarmonyOS's resource manager: it replaces `%d`, `%s` and `%f`, and leaves everything else unchanged.
enum HarmonyDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        differences.filter { difference in
            switch difference {
            case .lonePercent: false
            case .lost(let spelling): !HarmonyMarks.isOne(spelling)
            default: true
            }
        }
    }
}
