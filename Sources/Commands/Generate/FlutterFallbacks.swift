// What Flutter's build asks for beside a pseudo-locale: a file of its language alone, to fall back on.

import Catalogs
import Generation
import Pseudolocales

enum FlutterFallbacks {
    /// A warning for each file that flutter gen-l10n will ask for, and that the app has not.
    static func warnings(for plan: Plan) -> [String] {
        var warnings: [String] = []
        for job in plan.jobs where job.file.format.id == "arb" {
            let known = Set(([job.file] + job.sources.translations).compactMap(\.locale).map(PseudoTag.folded))
            for pseudolocale in job.outputs.flatMap(\.pseudolocales) where !known.contains(pseudolocale.tag.language) {
                let warning =
                    "flutter gen-l10n refuses \(pseudolocale.tag.string) without "
                    + "\(job.file.path(in: pseudolocale.tag.language)), which the app has not; {} is enough in it"
                if !warnings.contains(warning) { warnings.append(warning) }
            }
        }
        return warnings
    }
}
