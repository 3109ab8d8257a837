// Sides in layouts that should follow the direction of writing.

import Code
import Platforms

extension Rule.Check {
    /// Sides in layouts.
    static let sidesInResources = Rule.Check.code(of: .resource) { subject, findings in
        guard !subject.isOffScreen, !subject.isForOneDirection, ResourceFile(path: subject.file.path)?.isLayout ?? false
        else { return }
        let mirroring = subject.resources.modules.mirroring(of: subject.file.path)
        // Without a language that needs it, nothing lacks.
        guard mirroring != .refused, mirroring != .lacking || subject.hasRightToLeftLanguage else { return }
        for view in subject.file.tree.nodes(.call) {
            let sides = FixedSide.all(of: view, lengths: subject.resources.lengths)
            guard !sides.isEmpty, !view.isAlwaysHidden(subject.resources),
                !(ResourceNames.isEmptyText(view) || ResourceNames.isEmptyFrame(view)) || subject.resources.names(view)
            else { continue }
            for fixed in sides.withoutSecondSides {
                let name = fixed.value.label
                findings.add(
                    in: subject.file, at: fixed.value.range,
                    fixed.side.map { "'\(name)' is '\($0)' in languages written from right to left, too" }
                        ?? "'\(name)' stays on its side in languages written from right to left, too",
                    help: mirroring == .lacking
                        ? "first set 'android:supportsRtl=\"true\"' in the manifest, without which Android mirrors "
                            + "nothing; then use '\(fixed.other)'"
                        : "use '\(fixed.other)'",
                    most: subject.isMirrored ? nil : .note)
            }
        }
    }
}

extension [FixedSide] {
    /// The same without the right padding of a view that has a left one, too: one edit mends both.
    fileprivate var withoutSecondSides: [FixedSide] {
        filter { fixed in
            fixed.side != nil
                || !contains { other in
                    other.value.range.lowerBound < fixed.value.range.lowerBound
                        && other.value.label == ResourceNames.opposite(of: fixed.value.label)
                }
        }
    }
}
