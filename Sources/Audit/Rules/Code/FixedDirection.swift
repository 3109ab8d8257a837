// `fixed-direction`: texts aligned to the left or the right, whatever the language.

import Code
import Platforms

extension Rule {
    static let fixedDirection = Rule(
        "fixed-direction", .warning, .wrongText,
        summary: "Code aligns a text to the left or right in every language.",
        explanation: """
            Arabic, Hebrew, Persian and Urdu are written from right to left: their texts start at the right edge. A \
            text that code aligns to the left ends there instead. Use `.natural` for the start of the line, and \
            `.leading` and `.trailing` for contents of controls. Code that looks at the direction first is right. \
            In layouts of Android, `android:paddingLeft` and the like stay on the left; `android:paddingStart` is at \
            the start of the line. Equal values on both sides are fine, and so are pairs of the old attribute and the \
            new one, and attributes without effect where they stand. Android mirrors nothing unless the manifest of the \
            application says `supportsRtl`: one note for each application counts all places then, if the app has such a \
            language, and there is none if it says `false`. `tools:ignore` with `RtlHardcoded`, or a `layoutDirection`, says that a side is \
            meant.

            Labels with a frame in points, or with a constraint to only one of `leftAnchor` and `rightAnchor`, and what \
            code draws itself are left alone, and charts: their layout stays as it is. So are labels on one line that are as wide as \
            their text, because they hug it or have a constraint to only one side, and titles of buttons: their alignment \
            has no effect. As long as no language of the app is one of these, one finding counts all places, and \
            is a note.
            """,
        examples: .fixedDirections,
        check: .both(.sidesInResources, .alignmentsInCode))
}

extension Rule.Check {
    /// Alignments in code.
    fileprivate static let alignmentsInCode = Rule.Check.code { subject, findings in
        guard !subject.isOffScreen else { return }
        var layouts: FixedLayouts?
        for member in subject.file.tree.nodes(.member) where member.isNamed("left") || member.isNamed("right") {
            guard let (name, kind) = member.destination, DirectionNames.alignments.contains(name),
                kind != .call || !DirectionNames.ambiguousLabels.contains(name),
                !member.followsDirection, !member.isOffScreen, !member.isOfOwnType(in: subject.code), !member.isInChart
            else { continue }
            // What code draws in a place of its own is not mirrored.
            if let body = member.bodyAround, body.kind == .function, body.isDrawing { continue }
            if let view = AlignedView(aligning: member) {
                let known = layouts ?? FixedLayouts(subject.file.tree)
                layouts = known
                if known.fix(view) || view.isUnused || view.isTitleOnOneLine { continue }
            }
            let isOfControl = name == "contentHorizontalAlignment" || name == "alignment" && member.isOfStack
            findings.add(
                in: subject.file, at: member.range,
                "'\(name)' is '\(member.name)' in languages written from right to left, too",
                help: isOfControl
                    ? "use '.\(member.isNamed("left") ? "leading" : "trailing")'"
                    : member.isNamed("left")
                        ? "use '.natural'" : "choose it by the direction of the user's language",
                most: subject.isMirrored ? nil : .note)
        }
    }
}

extension CodeNode {
    /// Whether it is in a type for charts, which are not mirrored.
    fileprivate var isInChart: Bool {
        enclosingType.map { type in
            ["Chart", "ChartView", "Graph", "GraphView", "Plot", "PlotView"].contains(where: type.name.hasSuffix)
        }
            ?? false
    }

    /// Whether it aligns what is in a stack: `stack.alignment = .left`.
    fileprivate var isOfStack: Bool {
        guard let view = AlignedView(aligning: self)?.name else { return false }
        let name = view.lowercased()
        return name.hasSuffix("stack") || name.hasSuffix("stackview")
            || tree.nodes(.variable).contains {
                $0.name == view && $0.declaredValue?.bare.isNamed("NSStackView") ?? false
            }
    }

    /// Whether it is the value of a variable whose written type the project declares: `var side: MenuSide = .left`.
    fileprivate func isOfOwnType(in code: CodeProject) -> Bool {
        guard let variable = meaningfulParent, variable.kind == .variable, let type = variable.declaredType else {
            return false
        }
        let name = type.text.prefix { $0 != "?" && $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        return code.declarations.declarations(named: name).contains { $0.kind == .type }
    }
}

extension CodeNode {
    /// Whether it is a function that draws: `draw(_:)`, `drawText()`, but not `drawerDidOpen()`.
    fileprivate var isDrawing: Bool {
        guard isNameBeginning(with: "draw") else { return false }
        return name.dropFirst(4).first?.isUppercase ?? true
    }
}
