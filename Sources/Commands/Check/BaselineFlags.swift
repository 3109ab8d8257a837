// The flag and the default path of the baseline.

import Audit
import Basics
import Configuration

enum BaselineFlags {
    static let baseline = Flag(
        name: "baseline", value: "FILE", takes: .files,
        summary: "The baseline of accepted findings, as written by 'swell baseline create'; 'never' uses none.")

    /// The baseline that the flag or else the configuration names; nil if neither does.
    static func path(_ invocation: Invocation, _ settings: Settings) -> String? {
        if let given = invocation.value(of: baseline) { return given }
        return settings.configuration.check.baseline.map { FolderListing.beside(settings.configuration.file, $0.value) }
    }

    /// The default baseline: beside the configuration, or else in the current folder.
    static func usualPath(_ settings: Settings) -> String {
        FolderListing.beside(settings.configuration.file, Baseline.usualName)
    }
}
