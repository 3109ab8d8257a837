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

    /// Whether an attribute of an element shows a text as it is; a row of settings without an input has no hint.
    public static func shows(_ attribute: String, _ element: String) -> Bool {
        texts.contains(attribute) && !(attribute == "android:hint" && element == "Preference")
    }

    /// The one that code often sets, too: then the text in the layout is a sample.
    public static let sampleText: StaticString = "android:text"

    /// The one that names a view.
    public static let id: StaticString = "android:id"

    /// The names of a view in code: `user_name`, and `userName` in a generated binding.
    public static func names(ofID id: String) -> [String] {
        let name = id.split(separator: "/").last.map(String.init) ?? id
        let property = LayoutViews.property(of: name)
        return name == property ? [name] : [name, property]
    }

    /// What marks a view whose texts are literals on purpose.
    public static let literalMark: StaticString = "HardcodedText"

    /// Whether the name of a file says that only developers see it, or that it credits others: those are names.
    public static func isPassedOver(_ path: String) -> Bool {
        let name = Array((path.split(separator: "/").last ?? "").lowercased().utf8)
        return passedOver.contains { name.firstOffset(of: $0) != nil }
    }

    private static let passedOver: [StaticString] = [
        "debug", "sample", "preview", "test", "example", "developer", "demo", "license", "licence", "credits",
        "contributors", "libraries",
    ]

    /// Whether a text stands for another one, or credits its authors.
    public static func isSample(_ text: String) -> Bool {
        samples.contains(text) || text.hasPrefix("©") || text.hasPrefix("Copyright ")
            || text.lowercased().contains("lorem ipsum")
    }

    /// What tools put into new views.
    private static let samples: Set<String> = [
        "New Text", "Large Text", "Medium Text", "Small Text", "New Button", "New CheckBox", "New RadioButton",
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

    /// The opposite side of an attribute, which mirrors the same value.
    public static func opposite(of name: String) -> String {
        name.contains("Left") ? name.replacing("Left", with: "Right") : name.replacing("Right", with: "Left")
    }

    /// The attributes that set a side, too, and all others with it.
    static func sidesOfAll(_ name: String) -> [String] {
        ["android:padding", "android:layout_margin"].filter(name.hasPrefix).flatMap { [$0, $0 + "Horizontal"] }
    }

    /// The element and the attribute with which an app says that its screens can be mirrored.
    public static let mirroring: (element: StaticString, attribute: StaticString) = (
        "application", "android:supportsRtl"
    )

    /// The qualifier of resources for one direction.
    public static let direction = "ldrtl"
}
