// Sides in layouts that should follow the direction of writing.

import Code
import Platforms

extension Rule.Check {
    /// Sides in layouts.
    static let sidesInResources = Rule.Check.code(of: .resource) { subject, findings in
        guard !subject.isOffScreen, !subject.isForOneDirection, ResourceFile(path: subject.file.path)?.isLayout ?? false
        else { return }
        for view in subject.file.tree.nodes(.call) {
            let sides = FixedSide.all(of: view, lengths: subject.resources.lengths)
            guard !sides.isEmpty, !view.isAlwaysHidden(subject.resources),
                !(ResourceNames.isEmptyText(view) || ResourceNames.isEmptyFrame(view)) || subject.resources.names(view)
            else { continue }
            for fixed in sides {
                let name = fixed.value.label
                findings.add(
                    in: subject.file, at: fixed.value.range,
                    fixed.side.map { "'\(name)' is '\($0)' in languages written from right to left, too" }
                        ?? "'\(name)' stays on its side in languages written from right to left, too",
                    help: "use '\(fixed.other)'", most: subject.isMirrored ? nil : .note)
            }
        }
    }
}

extension CodeProject {
    /// Whether the app says that its screens can be mirrored.
    var supportsMirroring: Bool {
        files.contains { file in
            file.language == .resource
                && file.tree.nodes(.call).contains {
                    $0.isNamed(ResourceNames.mirroring.element)
                        && $0.argument(ResourceNames.mirroring.attribute)?.text == "true"
                }
        }
    }
}
