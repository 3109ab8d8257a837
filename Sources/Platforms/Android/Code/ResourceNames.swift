// Attributes of layouts, menus and settings that show texts, or fix a direction.

import Basics
import Code

/// Attributes of resources.
public enum ResourceNames {
    /// Those that show a text as it is.
    private static let texts: Set<String> = [
        "android:text", "android:hint", "android:title", "android:summary", "android:contentDescription", "app:title",
        "app:summary",
    ]

    /// Whether only screen readers say the text of an attribute.
    public static func isSpoken(_ attribute: String) -> Bool { attribute == "android:contentDescription" }

    /// Whether an attribute is the title of a menu item or of a setting.
    public static func isTitle(_ attribute: String) -> Bool { ["android:title", "app:title"].contains(attribute) }

    /// Whether an attribute is the summary of a setting.
    public static func isSummary(_ attribute: String) -> Bool {
        ["android:summary", "app:summary"].contains(attribute)
    }

    /// Whether a view shows nothing until code adds views to it.
    public static func isEmptyFrame(_ view: CodeNode) -> Bool {
        frames.contains(view.name)
            && !view.arguments.contains {
                $0.kind == .call || ["android:background", "android:foreground"].contains($0.label)
            }
    }

    private static let frames: Set = ["FrameLayout", "LinearLayout", "RelativeLayout"]

    /// What is there for both hands; other pairs, such as the bubbles of a chat, change sides with the language.
    private static let forHands = ["key", "hand", "pad", "thumb"]

    /// The name of a layout for the other hand: `layout/keys_right` of `layout/keys_left`.
    public static func otherSide(of name: String) -> String? {
        guard forHands.contains(where: name.contains) else { return nil }
        if name.hasSuffix("_left") { return name.dropLast(4) + "right" }
        return name.hasSuffix("_right") ? name.dropLast(5) + "left" : nil
    }

    /// Whether the text of a view is empty, so that it shows nothing until code sets one.
    public static func isEmptyText(_ view: CodeNode) -> Bool {
        view.argument("android:hint") == nil
            && view.argument("android:text").map { $0.kind == .string && $0.text.isEmpty } ?? false
    }

    /// Whether a module is a copy of a library of the system's, according to an element of its manifest.
    public static func isCopyOfLibrary(_ manifest: CodeNode) -> Bool {
        manifest.isNamed("manifest")
            && manifest.argument("package").map { package in
                ViewKind.packages.contains { package.text.hasPrefix($0) }
            } ?? false
    }

    /// Whether an attribute of an element shows a text as it is; a row of settings without an input has no hint, and that
    /// of a search must be a reference.
    public static func shows(_ attribute: String, _ element: String) -> Bool {
        texts.contains(attribute) && !(attribute == "android:hint" && ["Preference", "searchable"].contains(element))
    }

    /// Whether it is one that code often sets, too: then the text in the layout is a sample.
    public static func isOftenSet(_ attribute: String) -> Bool {
        ["android:text", "app:summary"].contains(attribute)
    }

    /// The one that names a view.
    public static let id: StaticString = "android:id"

    /// The names of a view in code: `user_name`, and `userName` in a generated binding.
    public static func names(ofID id: String) -> [String] {
        // In code, `_` stands for a dot.
        let name = (id.split(separator: "/").last.map(String.init) ?? id).replacing(".", with: "_")
        let property = LayoutViews.property(of: name)
        return name == property ? [name] : [name, property]
    }

    /// What marks a view whose texts are literals on purpose.
    public static let literalMark: StaticString = "HardcodedText"

    /// Whether the name of a file or of its source set says that only developers see it, or that it credits others: those
    /// are names.
    public static func isPassedOver(_ path: String) -> Bool {
        let folders = path.lowercased().split(separator: "/")
        let name = Array((folders.last ?? "").utf8)
        return passedOver.contains { name.firstOffset(of: $0) != nil }
            || folders.dropLast().contains { folder in sourceSets.contains { folder.hasSuffix($0) } }
    }

    /// How the names of modules and source sets end that users do not get.
    private static let sourceSets = ["internal", "testers", "staging"]

    private static let passedOver: [StaticString] = [
        "debug", "sample", "preview", "test", "example", "developer", "demo", "license", "licence", "credits",
        "contributors", "libraries", "translators",
    ]

    /// Whether a text stands for another one, or credits its authors.
    public static func isSample(_ text: String) -> Bool {
        samples.contains(text) || text.contains(" = ") || text.hasPrefix("©") || text.hasPrefix("Copyright ")
            || text.lowercased().contains("lorem ipsum")
    }

    /// Whether the system fills a view with texts of its own, as it does in rows of lists and settings.
    public static func isOfSystem(_ view: CodeNode) -> Bool {
        view.argument(id).map { $0.text.hasPrefix("@android:id/") || $0.text.hasPrefix("@+android:id/") } ?? false
    }

    /// Whether the title of a group of settings, or the key of that title, says that only developers see it.
    public static func isForDevelopers(_ group: CodeNode) -> Bool {
        let text = title(of: group)
        return ["debug", "develop"].contains { text.hasPrefix($0) || text.hasPrefix("@") && text.contains($0) }
    }

    /// Whether the title of a group of settings, or the key of that title, says that it lists the work of others: names
    /// and licenses.
    public static func isOfCredits(_ group: CodeNode) -> Bool {
        let text = title(of: group)
        return ["license", "licence", "credits", "acknowledg", "contributors"].contains(where: text.contains)
    }

    private static func title(of group: CodeNode) -> String {
        (group.argument("android:title") ?? group.argument("app:title"))?.text.lowercased() ?? ""
    }

    /// Whether a path is that of a file in which an app declares its screens: `AndroidManifest.xml`, and
    /// `AndroidManifest_light.xml` of an edition.
    public static func isManifest(_ path: String) -> Bool {
        path.hasSuffix(".xml") && path.lastPart.hasPrefix("AndroidManifest")
    }

    /// The folder of the module that a manifest belongs to: `player/` for `player/src/main/AndroidManifest.xml`, and for
    /// `player/Properties/AndroidManifest.xml` of .NET.
    public static func module(ofManifest path: String) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folders.dropLast().last == "src" {
            folders.removeLast(2)
        } else if let last = folders.last, ["properties", "manifests"].contains(last.lowercased()) {
            folders.removeLast()
        }
        return folders.map { "\($0)/" }.joined()
    }

    /// Whether a path is that of code for tests.
    public static func isOfTests(_ path: String) -> Bool {
        ["/src/test/", "/src/testFixtures/", "/src/androidTest"].contains(where: path.contains)
    }

    /// Whether a class is a screen that a manifest has to declare, by the name of the class that it inherits from.
    public static func isScreen(_ base: String) -> Bool { base.prefix { $0 != "<" }.hasSuffix("Activity") }

    /// Annotations by which nothing finds a class.
    public static let plainAnnotations: Set<String> = [
        "AndroidEntryPoint", "Deprecated", "RequiresApi", "Suppress", "SuppressLint", "SuppressWarnings", "TargetApi",
    ]

    /// The classes that an attribute names, other than one for tools: `.Berths`, `org.pier.Berths`.
    public static func className(in attribute: CodeNode) -> String? {
        guard attribute.kind == .string, !attribute.label.hasPrefix("tools:") else { return nil }
        return attribute.text.split(separator: ".").last.map(String.init)
    }

    /// The classes of the screens that an element of a manifest declares: those that nothing outside of the app opens,
    /// and those that something may open.
    public static func screens(declaredBy element: CodeNode) -> (unopened: [String], others: [String]) {
        func name(_ attribute: StaticString) -> [String] {
            element.argument(attribute).flatMap { $0.text.split(separator: ".").last.map(String.init) }.map { [$0] }
                ?? []
        }
        switch element.name {
        case "activity":
            let isOpen =
                element.arguments.contains { $0.kind == .call && $0.isNamed("intent-filter") }
                || element.argument("android:exported")?.text == "true"
            // The screen above another one is opened from there.
            return isOpen
                ? ([], name("android:name") + name("android:parentActivityName"))
                : (name("android:name"), name("android:parentActivityName"))
        case "activity-alias": return ([], name("android:targetActivity"))
        default: return ([], [])
        }
    }

    /// The key of a setting, by which code finds it.
    public static let settingKey: [StaticString] = ["android:key", "app:key"]

    /// The key of the app's name.
    public static let appName = "app_name"

    /// What tools put into new views.
    private static let samples: Set<String> = [
        "Test", "New Text", "Large Text", "Medium Text", "Small Text", "New Button", "New CheckBox", "New RadioButton",
        "Hello World", "Hello World!", "Hello world!", "Hello blank fragment",
    ]

    /// Whether a view is hidden until code shows it.
    public static func isHidden(_ view: CodeNode) -> Bool {
        view.argument("android:visibility").map { ["gone", "invisible"].contains($0.text) } ?? false
    }

    // MARK: Directions

    /// Attributes for the left and the right side, and those for the start and the end of a line.
    public static let sides: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "android:layout_margin*", "android:padding*", "android:drawable*", "android:layout_alignParent*",
            "android:layout_to*Of", "android:layout_align*",
        ].flatMap { name in
            [("Left", "Start"), ("Right", "End")].map { side, other in
                (name.replacing("*", with: side), name.replacing("*", with: other))
            }
        })

    /// Whether an attribute places a view on a side that depends on the direction of writing: `android:layout_toEndOf`.
    static func followsDirection(_ name: String) -> Bool { placesByDirection.contains(name) }

    private static let placesByDirection = Set(
        sides.values.filter { name in
            ["android:layout_to", "android:layout_align"].contains(where: name.hasPrefix)
        })

    /// The opposite side of an attribute, which mirrors the same value.
    public static func opposite(of name: String) -> String {
        name.contains("Left") ? name.replacing("Left", with: "Right") : name.replacing("Right", with: "Left")
    }

    /// The attributes that set a side, too, and all others with it.
    static func sidesOfAll(_ name: String) -> [String] {
        ["android:padding", "android:layout_margin"].filter(name.hasPrefix).flatMap { [$0, $0 + "Horizontal"] }
    }

    /// How the attributes begin that tie a view to the side of a margin.
    static func constraint(for margin: String) -> String? {
        margin.hasSuffix("Left") || margin.hasSuffix("Right")
            ? margin.replacing("android:layout_margin", with: "app:layout_constraint") + "_" : nil
    }

    /// Words in the ids of views that stand in the order of time.
    static let orders: [[String]] = [
        ["hour", "minute"], ["position", "duration"], ["rew", "forward"], ["rew", "ffwd"], ["prev", "play"],
        ["play", "next"],
    ]

    /// The element and the attribute with which an app says that its screens can be mirrored.
    public static let mirroring: (element: StaticString, attribute: StaticString) = (
        "application", "android:supportsRtl"
    )

    /// The qualifier of resources for one direction.
    public static let direction = "ldrtl"
}
