// Sides in layouts that should follow the direction of writing.

import Code
import Platforms

extension Rule.Check {
    /// Sides in resources.
    static let sidesInResources = Rule.Check.code(of: .resource) { subject, findings in
        guard !subject.isOffScreen, !subject.file.path.contains(ResourceNames.directionFolder) else { return }
        for element in subject.file.tree.nodes(.call) where !element.ignoresSides {
            for value in element.arguments where value.kind == .string {
                if let other = ResourceNames.sides[value.label] {
                    guard element.isOneSided(value, other), !element.ignoresRelation(value.label) else { continue }
                    findings.add(
                        in: subject.file, at: value.range,
                        "'\(value.label)' stays on its side in languages written from right to left, too",
                        help: "use '\(other)'", most: subject.isMirrored ? nil : .note)
                } else if ResourceNames.gravities.contains(value.label), let side = value.side,
                    !element.fillsItsPlace(value.label)
                {
                    findings.add(
                        in: subject.file, at: value.range,
                        "'\(value.label)' is '\(side)' in languages written from right to left, too",
                        help: "use '\(side == "left" ? "start" : "end")'", most: subject.isMirrored ? nil : .note)
                }
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

extension CodeNode {
    /// Whether an attribute of an element gives one side something that the other one lacks, in every direction.
    fileprivate func isOneSided(_ value: CodeNode, _ other: String) -> Bool {
        let text = value.text
        guard text != "false", text != "@null", !text.hasPrefix("0") else { return false }
        let opposite = ResourceNames.opposite(of: value.label)
        return !arguments.contains { $0.label == other || $0.label == opposite && $0.text == text }
    }

    /// Whether the container of a view ignores how an attribute relates it to other views.
    fileprivate func ignoresRelation(_ attribute: String) -> Bool {
        ResourceNames.relations.contains { attribute.hasPrefix($0) } && isInPlainContainer
    }

    /// Whether a view is as wide as its container, so that the side on which it stands does not matter.
    fileprivate func fillsItsPlace(_ attribute: String) -> Bool {
        guard attribute == "android:layout_gravity", isInPlainContainer, let width = argument("android:layout_width")
        else { return false }
        return ["match_parent", "fill_parent"].contains(width.text)
    }

    private var isInPlainContainer: Bool { parent.map { ResourceNames.plainContainers.contains($0.name) } ?? false }

    /// Whether the developer says that its sides are meant.
    fileprivate var ignoresSides: Bool {
        argument("tools:ignore").map { $0.text.split(separator: ",").contains("RtlHardcoded") } ?? false
    }

    /// `left` or `right`, if a value names one of them; beside `start` or `end`, it is for systems that don't know these.
    fileprivate var side: String? {
        let parts = text.split(separator: "|")
        let left = parts.contains("left") && !parts.contains("start")
        let right = parts.contains("right") && !parts.contains("end")
        return left == right ? nil : left ? "left" : "right"
    }
}
