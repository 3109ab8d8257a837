// Which baseline is meant.

import Audit
import Basics
import Configuration

enum BaselineFlags {
    static let baseline = Flag(
        name: "baseline", value: "FILE", takes: .files,
        summary: "The file of findings that are let be, which 'swell baseline create' makes; never for none.")

    /// The baseline that a flag or else the configuration names; nil where neither does.
    static func path(_ invocation: Invocation, _ settings: Settings) -> String? {
        if let given = invocation.value(of: baseline) { return given }
        return settings.configuration.check.baseline.map { FolderListing.beside(settings.configuration.file, $0.value) }
    }

    /// The baseline that is meant where none is named: that beside the configuration, or else in the current folder.
    static func usualPath(_ settings: Settings) -> String {
        FolderListing.beside(settings.configuration.file, Baseline.usualName)
    }
}
