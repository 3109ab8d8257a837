// Which dialog a call builds, as the code around the call says it.

import Code

/// The builders of dialogs that a call may belong to.
struct DialogBuilder {
    /// The classes that may build the dialog.
    private var types: Set<Kind> = []
    /// The themes that the code gives to it; nil if one is not known.
    private var themes: Set<String>? = []

    private enum Kind { case material, appCompat, framework }

    /// Finds the builder on which a call is made; if a variable stands for it, those of the file.
    init(around call: CodeNode) {
        let isFramework = call.tree.root.children.contains {
            $0.kind == .import && $0.isNamed("android.app.AlertDialog")
        }
        var node: CodeNode? = call
        while let current = node {
            if current.kind == .call, current.index != call.index, let type = Self.type(of: current, isFramework) {
                add(current, type)
                return
            }
            node = current.firstChild
        }
        for current in call.tree.nodes(.call) {
            if let type = Self.type(of: current, isFramework) { add(current, type) }
        }
    }

    private mutating func add(_ builder: CodeNode, _ type: Kind) {
        types.insert(type)
        let arguments = Array(builder.arguments)
        guard arguments.count > 1 else { return }
        let path = arguments[1].text.split(separator: ".")
        guard path.count >= 3, path.dropLast().suffix(2).elementsEqual(["R", "style"]) else {
            themes = nil
            return
        }
        // Code writes `_` for the dots in the name of a style.
        themes?.insert(path.last.map { String($0).replacing("_", with: ".") } ?? "")
    }

    private static func type(of call: CodeNode, _ isFramework: Bool) -> Kind? {
        if call.isNamed("MaterialAlertDialogBuilder") { return .material }
        guard call.isNamed("Builder"), let type = call.firstChild?.text, type.hasSuffix("AlertDialog.Builder") else {
            return nil
        }
        return isFramework || type.hasPrefix("android.app.") ? .framework : .appCompat
    }

    /// The room of a button of such a dialog; nil if it may have several lines.
    func adapting(_ room: RoleRoom) -> RoleRoom? {
        // Those of the framework's dialogs wrap.
        guard let themes, !types.contains(.framework) else { return nil }
        var room = room
        room.undoingFacts = [DialogButtons.wrap] + themes.map(DialogButtons.wrap(in:)).sorted()
        if types != [.material] { room.undoingFacts.append(DialogButtons.areOfAppCompat) }
        return room
    }
}
