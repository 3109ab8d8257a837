// How Flutter reads texts: its generator of code refuses what it can't.

import Comparison
import MessagePatterns

struct FlutterDialect: Dialect {
    func fault(ofSource subject: TextSubject) -> SourceFault? {
        FlutterSyntax.words(for: subject.message).map { SourceFault($0) }
    }

    func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        FlutterSyntax.naming(differences, in: subject.message, source)
    }
}
