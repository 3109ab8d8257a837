// Attributes of layouts, menus and settings that show texts, or fix a direction.

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
    public static let sampleText = "android:text"

    /// The one that names a view.
    public static let id: StaticString = "android:id"

    /// What marks a view whose texts are literals on purpose.
    public static let literalMark: StaticString = "HardcodedText"

    /// Words in the names of files whose contents only developers see.
    public static let developerWords: [StaticString] = [
        "debug", "sample", "preview", "test", "example", "developer", "demo",
    ]

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

    /// What the sides that relate a view to others begin with; only a `RelativeLayout` has them.
    public static let relations: [String] = ["android:layout_align", "android:layout_to"]

    /// Containers whose children stand one behind the other, or on top of each other.
    public static let plainContainers: Set<String> = ["LinearLayout", "FrameLayout"]

    /// Attributes whose value is one or more sides.
    public static let gravities: Set<String> = ["android:gravity", "android:layout_gravity"]

    /// The element and the attribute with which an app says that its screens can be mirrored.
    public static let mirroring: (element: StaticString, attribute: StaticString) = (
        "application", "android:supportsRtl"
    )

    /// What is in the paths of resources for one direction.
    public static let directionFolder = "-ldrtl"
}
