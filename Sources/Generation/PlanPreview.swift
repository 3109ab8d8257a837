// The files of a plan as their platforms see them.

import Platforms
import Pseudolocales

extension Plan {
    /// The files generated for a platform.
    public func made(for platform: Platform) -> GeneratedFiles {
        let files = jobs.filter { $0.file.format.platform == platform }.flatMap { job in
            job.outputs.map { output in
                GeneratedFiles.File(
                    format: job.file.format, path: output.path, tags: output.pseudolocales.map(\.tag.string),
                    isListed: { project.listsFilesIndividually(job.file) })
            }
        }
        let app: String? = if case .bundle(let app) = placement { app } else { nil }
        return GeneratedFiles(files, app: files.isEmpty ? nil : app, isInPlace: placement == .inPlace)
    }

    /// What builds require in addition to pseudo-locales whose languages the app lacks.
    public var missing: [String] {
        var missing: [String] = []
        for job in jobs {
            let known = Set(([job.file] + job.sources.translations).compactMap(\.locale).map(PseudoTag.folded))
            for tag in job.outputs.flatMap(\.pseudolocales).map(\.tag) where !known.contains(tag.language) {
                let words = job.file.format.platform.missing(tag.string, tag.language) { job.file.path(in: $0) }
                if let words, !missing.contains(words) { missing.append(words) }
            }
        }
        return missing
    }
}
