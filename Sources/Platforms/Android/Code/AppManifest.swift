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
    /// Whether it is the one of all builds of the module, and asks for a device that is no phone, or starts only there.
    let isForOtherDevices: Bool

    /// Reads a manifest; nil if a file is something else.
    init?(_ file: CodeFile) {
        guard ResourceNames.isManifest(file.path) else { return nil }
        module = ResourceNames.module(ofManifest: file.path)
        let set = file.path.dropFirst(module.count).lowercased()
        isForUsers = !set.contains("debug") && !ResourceNames.isOfTests(file.path)
        let elements = Array(file.tree.nodes(.call))
        let application = elements.first { $0.isNamed(ResourceNames.mirroring.element) }
        mirrors = application?.argument(ResourceNames.mirroring.attribute).map { $0.text != "false" }
        let categories = elements.filter { $0.isNamed("category") }.compactMap { $0.argument("android:name")?.text }
        let starts = categories.contains("android.intent.category.LAUNCHER")
        isOfApplication = application?.argument("android:icon") != nil || starts
        let asksForFeature = elements.contains { element in
            element.isNamed("uses-feature") && element.argument("android:required")?.text != "false"
                && (element.argument("android:name").map { Self.otherDevices.contains($0.text) } ?? false)
        }
        // Of televisions only.
        let startsElsewhere = !starts && categories.contains("android.intent.category.LEANBACK_LAUNCHER")
        isForOtherDevices =
            (!set.hasPrefix("src/") || set.hasPrefix("src/main/")) && (asksForFeature || startsElsewhere)
        let name = application?.argument("android:label")?.text ?? ""
        label = name.hasPrefix("@") || name.hasPrefix("$") ? "" : name
    }

    /// The features that phones lack: those of televisions, watches and cars.
    private static let otherDevices: Set = [
        "android.software.leanback", "android.software.leanback_only", "android.hardware.type.television",
        "android.hardware.type.watch", "android.hardware.type.automotive",
    ]
}
