// The manifest of a module: whether it is an application, and what it says about the direction of writing.

import Code

/// What a manifest says about its module.
struct AppManifest {
    /// The folder of the module, with a slash at its end.
    let module: String
    /// Whether it is one of an application: it has an icon, or a screen to start with.
    let isOfApplication: Bool
    /// What it says about mirroring; nil if it says nothing.
    let mirrors: Bool?
    /// The words of its application's name, if this is no reference.
    let label: String
    /// Whether it belongs to builds that users get.
    let isForUsers: Bool

    /// Reads a manifest; nil if a file is something else.
    init?(_ file: CodeFile) {
        guard ResourceNames.isManifest(file.path) else { return nil }
        module = ResourceNames.module(ofManifest: file.path)
        let set = file.path.dropFirst(module.count).lowercased()
        isForUsers = !set.contains("debug") && !ResourceNames.isOfTests(file.path)
        let elements = Array(file.tree.nodes(.call))
        let application = elements.first { $0.isNamed(ResourceNames.mirroring.element) }
        mirrors = application?.argument(ResourceNames.mirroring.attribute).map { $0.text != "false" }
        isOfApplication =
            application?.argument("android:icon") != nil
            || elements.contains {
                $0.isNamed("category") && $0.argument("android:name")?.text == "android.intent.category.LAUNCHER"
            }
        let name = application?.argument("android:label")?.text ?? ""
        label = name.hasPrefix("@") || name.hasPrefix("$") ? "" : name
    }
}
