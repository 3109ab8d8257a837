// Labels and titles that SwiftUI takes, but does not show.

import Code

extension CodeNode {
    /// Whether it is the label of a view that shows none where it stands: a picker in a menu, which is a part of it, or
    /// a dialog with a hidden title.
    func isHiddenLabel(of view: CodeNode, titlesOfDialogs hidesTitles: Bool) -> Bool {
        guard view.kind == .call, parent?.index == view.index else { return false }
        if let control = view.labelledControl { return control.hidesItsLabel }
        if view.hidesItsLabel { return true }
        return hidesTitles && view.isNamed("confirmationDialog") && view.argument("titleVisibility") == nil
    }

    /// The control whose label a view is: `Picker(selection: $order, label: Text("Sort"))`.
    private var labelledControl: CodeNode? {
        guard label == "label", let control = parent, control.kind == .call else { return nil }
        return control
    }

    /// Whether it is a control that shows no label: a picker in a menu, or one behind which `labelsHidden()` stands.
    private var hidesItsLabel: Bool {
        if isStyled("labelsHidden"), Self.controls.contains(name) { return true }
        return isNamed("Picker") && !isStyled("pickerStyle")
            && ancestors.contains { $0.kind == .call && $0.isNamed("Menu") }
    }

    /// The controls with a label that a modifier can hide.
    private static let controls: Set = [
        "Picker", "Toggle", "Stepper", "Slider", "DatePicker", "ColorPicker", "MultiDatePicker", "TextField",
        "SecureField", "ProgressView", "Gauge", "LabeledContent",
    ]

    /// Whether a modifier is behind it: `Picker("Sort", …) { … }.pickerStyle(.menu)`.
    private func isStyled(_ modifier: StaticString) -> Bool {
        var inner = self
        for outer in ancestors {
            guard outer.firstChild?.index == inner.index, outer.kind == .member || outer.kind == .call else {
                return false
            }
            if outer.kind == .member, outer.isNamed(modifier) { return true }
            inner = outer
        }
        return false
    }
}

extension CodeProject {
    /// The modules that the code imports.
    var modules: Set<String> {
        Set(files.flatMap { file in file.tree.root.children.filter { $0.kind == .import }.map(\.name) })
    }
}
