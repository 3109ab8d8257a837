// Attributes of views that keep to the left or the right, and whether they have an effect where they stand.

import Code

/// An attribute of a view that stays on one side in every direction of writing.
public struct FixedSide: Sendable {
    /// The value of the attribute; its label is the name.
    public let value: CodeNode
    /// The side that the value names; nil if the attribute is one for that side.
    public let side: String?
    /// What follows the direction of writing instead.
    public let other: String

    /// The attributes of a view that keep its contents, or the view itself, to one side; `lengths` are the values of
    /// dimensions.
    public static func all(of view: CodeNode, lengths: [String: String] = [:]) -> [FixedSide] {
        let found = view.arguments.compactMap { value -> FixedSide? in
            guard value.kind == .string else { return nil }
            let name = value.label
            if let other = ResourceNames.sides[name] {
                guard view.isOneSided(value, other, lengths), view.heeds(name), !view.hasPartner(for: value) else {
                    return nil
                }
                return FixedSide(value: value, side: nil, other: other)
            }
            guard let side = value.side, view.heedsGravity(name), !view.hasPartner(for: value) else { return nil }
            return FixedSide(value: value, side: side, other: side == "left" ? "start" : "end")
        }
        return found.isEmpty || view.drawsNothing || view.meansItsSides ? [] : found
    }
}

extension CodeNode {
    /// `left` or `right`, if a value names one of them; beside `start` or `end`, it is for systems that don't know these.
    fileprivate var side: String? {
        let parts = text.split(separator: "|")
        let left = parts.contains("left") && !parts.contains("start")
        let right = parts.contains("right") && !parts.contains("end")
        return left == right ? nil : left ? "left" : "right"
    }

    /// Whether an attribute gives one side something that the other one lacks, in every direction.
    fileprivate func isOneSided(_ value: CodeNode, _ other: String, _ lengths: [String: String]) -> Bool {
        func resolved(_ text: String) -> String {
            text.hasPrefix("@dimen/") ? lengths[String(text.dropFirst("@dimen/".count))] ?? text : text
        }
        let text = resolved(value.text)
        guard text != "false", text != "@null", !text.hasPrefix("0"), !Self.slight.contains(text) else { return false }
        let opposite = ResourceNames.opposite(of: value.label)
        return !arguments.contains { $0.label == other || $0.label == opposite && resolved($0.text) == text }
    }

    /// Lengths so small that nobody sees which side they are at.
    private static let slight: Set = ["1dp", "2dp", "1dip", "2dip", "1px", "2px"]

    /// Whether it is a view that nobody sees, such as the anchor of a menu: code may color larger ones.
    fileprivate var drawsNothing: Bool {
        guard isNamed("View") || isNamed("Space"), attribute("android:background").isEmpty else { return false }
        return isNamed("Space")
            || ["android:layout_width", "android:layout_height"].allSatisfy {
                ["1px", "1dp", "1dip", "0px"].contains(attribute($0))
            }
    }

    /// Whether a view beside it shows the same picture on the other side.
    fileprivate func hasPartner(for value: CodeNode) -> Bool {
        guard let picture, let container else { return false }
        let opposite = ResourceNames.opposite(of: value.label)
        return container.views.contains { other in
            other.index != index && other.picture == picture
                && other.arguments.contains {
                    $0.label == opposite && (opposite == value.label ? $0.side != value.side : $0.text == value.text)
                }
        }
    }

    /// The picture that a view shows, whichever side it is for: `handle_left`, `handle_right`.
    private var picture: String? {
        let name = attribute("android:src") + attribute("app:srcCompat")
        // Of signs that point to the sides, one is beside the other: `<` and `>`.
        if name.isEmpty, isText, isSign(attribute("android:text")) { return self.name }
        return name.isEmpty ? nil : name.replacing("left", with: "").replacing("right", with: "")
    }

    /// Whether a text is a sign without letters: `>`, or `\u003E`.
    private func isSign(_ text: String) -> Bool {
        guard !text.isEmpty, text.first != "@" else { return false }
        let escaped =
            text.hasPrefix("\\u") && text.count == 6 && text.dropFirst(2).allSatisfy(\.isHexDigit)
            || text == "&lt;" || text == "&gt;"
        return escaped || text.count < 3 && !text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether the developer says that the sides of a view are meant, or that it is never mirrored.
    fileprivate var meansItsSides: Bool {
        // A sliding drawer has its handle at one of its sides.
        if name.hasSuffix("SlidingDrawer") { return true }
        return ([self] + ancestors).contains { element in
            guard element.kind == .call else { return false }
            return ["ltr", "rtl"].contains(element.attribute("android:layoutDirection"))
                || element.attribute("tools:ignore").split(separator: ",").contains {
                    $0.drop { $0 == " " }.lowercased() == "rtlhardcoded"
                }
        } || container?.isInOrderOfTime ?? false
    }

    /// Whether it is a clock, or has the buttons of a player: their order is the same in every language.
    private var isInOrderOfTime: Bool {
        let ids = views.map { $0.attribute("android:id").lowercased() }
        return ResourceNames.orders.contains { order in
            order.allSatisfy { word in ids.contains { $0.contains(word) } }
        }
    }

    /// Whether an attribute for one side has an effect.
    fileprivate func heeds(_ name: String) -> Bool {
        if name.hasPrefix("android:layout_align") || name.hasPrefix("android:layout_to") {
            guard let container else { return false }
            guard [.relative, .unknown].contains(container.arrangement) else { return false }
            // What lies between two views is where these are, unless they change sides.
            let opposite = ResourceNames.opposite(of: name)
            if name.hasPrefix("android:layout_to"), !attribute(opposite).isEmpty,
                ![name, opposite].contains(where: { container.changesSide(attribute($0)) })
            {
                return false
            }
            if !name.contains("alignParent"), !name.hasPrefix("android:layout_to"), hasWidth(ofView: attribute(name)) {
                return false
            }
            return !name.contains("alignParent") || !fillsContainer && container.isNoPicture
        }
        if name.hasPrefix("android:drawable"), isPictureAlone { return false }
        if name.hasPrefix("android:layout_margin"), isEndOfCenteredRow(name) { return false }
        // A constraint to the same side keeps the view there.
        if name.hasPrefix("android:layout_margin"), let side = ResourceNames.constraint(for: name),
            arguments.contains(where: { $0.label.hasPrefix(side) })
        {
            return false
        }
        // So does the side of the parent, which is reported itself; beside a view in the middle, nobody sees a margin.
        if name.hasPrefix("android:layout_margin") {
            let side = name.replacing("margin", with: "alignParent")
            let isTied = attribute(side) == "true" && attribute(ResourceNames.sides[side] ?? "").isEmpty
            if isCentered || isTied && (container == nil || heeds(side)) { return false }
        }
        // The same attribute for all sides replaces those for single ones.
        return !ResourceNames.sidesOfAll(name).contains { !attribute($0).isEmpty }
    }

    /// Whether one of its views is on the other side in languages written from right to left.
    private func changesSide(_ id: String) -> Bool {
        let name = id.split(separator: "/").last
        return views.contains { view in
            view.attribute("android:id").split(separator: "/").last == name
                && view.arguments.contains { ResourceNames.followsDirection($0.label) && $0.text != "false" }
        }
    }

    /// Whether the gravity of a view has an effect sideways.
    fileprivate func heedsGravity(_ name: String) -> Bool {
        switch name {
        case "android:layout_gravity":
            guard let container else { return false }
            switch container.arrangement {
            case .drawer: return true
            case .column: return !fillsContainer
            case .frame: return !fillsContainer && container.isNoPicture
            case .row, .relative, .constraint, .unknown: return false
            }
        case "android:gravity":
            guard !isNarrow else { return false }
            if isText { return ["", "gravity", "inherit"].contains(attribute("android:textAlignment")) }
            switch arrangement {
            case .relative: return true
            case .column: return views.contains { !$0.fillsContainer && $0.attribute("android:layout_gravity").isEmpty }
            case .row:
                return !views.contains { $0.fillsContainer || !$0.attribute("android:layout_weight").isEmpty }
            case .frame, .drawer, .constraint, .unknown: return false
            }
        default: return false
        }
    }

    // MARK: Views

    /// Whether a view stands in the middle of its container, from left to right.
    private var isCentered: Bool {
        guard let container, !fillsContainer else { return false }
        switch container.arrangement {
        case .column, .frame:
            let parts = attribute("android:layout_gravity").split(separator: "|")
            return parts.contains("center") || parts.contains("center_horizontal")
        case .relative:
            return ["android:layout_centerHorizontal", "android:layout_centerInParent"].contains {
                attribute($0) == "true"
            }
        case .row, .drawer, .constraint, .unknown: return false
        }
    }

    /// Whether a view is the first or the last one in a row in the middle, with the same margin at the other end.
    private func isEndOfCenteredRow(_ margin: String) -> Bool {
        guard let container, container.arrangement == .row,
            container.attribute("android:gravity").split(separator: "|").contains(where: {
                $0 == "center" || $0 == "center_horizontal"
            })
        else { return false }
        let views = container.views
        guard let first = views.first, let last = views.last, first.index != last.index,
            !views.contains(where: { $0.fillsContainer || !$0.attribute("android:layout_weight").isEmpty })
        else { return false }
        let isFirst = margin.hasSuffix("Left")
        return index == (isFirst ? first : last).index
            && (isFirst ? last : first).attribute(ResourceNames.opposite(of: margin)) == attribute(margin)
    }

    /// Whether a view is as wide as its container, or takes the rest of it.
    private var fillsContainer: Bool { ["match_parent", "fill_parent", "0dp", "0dip"].contains(width) }

    /// Whether it is more than a picture or a button: what lies on these is a decoration.
    private var isNoPicture: Bool { fillsContainer || container == nil }

    /// Whether a view is as wide as its contents; in a table, it is as wide as its column.
    private var isNarrow: Bool {
        (width.isEmpty && !(container?.isNamed("TableRow") ?? false) || width == "wrap_content")
            && attribute("android:minWidth").isEmpty
            && (attribute("android:layout_weight").isEmpty || container?.arrangement == .constraint)
    }

    private var width: String { attribute("android:layout_width") }

    /// Whether another view in its container, by the id, is exactly as wide: then both sides of the two are the same.
    private func hasWidth(ofView id: String) -> Bool {
        let name = id.split(separator: "/").last
        guard !width.isEmpty, width != "wrap_content", let container,
            let other = container.views.first(where: { $0.attribute("android:id").split(separator: "/").last == name })
        else { return false }
        return other.width == width || other.fillsContainer && fillsContainer
    }

    /// Whether it is a button as wide as its picture, without a text.
    private var isPictureAlone: Bool {
        name.hasSuffix("Button") && width == "wrap_content"
            && ["android:text", "android:hint"].allSatisfy { attribute($0).isEmpty }
    }

    /// Whether a view shows a text of its own.
    private var isText: Bool {
        let name = name
        return Self.texts.contains { name.hasSuffix($0) } && !name.hasSuffix("ImageButton")
    }

    private static let texts = [
        "TextView", "EditText", "Button", "CheckBox", "Switch", "SwitchCompat", "SwitchMaterial", "Chronometer",
        "TextClock",
    ]

    /// The views in a view.
    private var views: [CodeNode] { arguments.filter { $0.kind == .call } }

    /// The view that contains it; nil at the root of a layout.
    private var container: CodeNode? { parent.flatMap { $0.kind == .call && !$0.isNamed("layout") ? $0 : nil } }

    /// The value of an attribute; empty if there is none.
    private func attribute(_ name: String) -> String { arguments.first { $0.label == name }?.text ?? "" }

    // MARK: Containers

    /// How a view arranges those in it.
    private enum Arrangement { case row, column, frame, drawer, relative, constraint, unknown }

    private var arrangement: Arrangement {
        var name = name
        if name == "merge" {
            name = attribute("tools:parentTag").split(separator: ".").last.map(String.init) ?? ""
        }
        guard let (_, arrangement) = Self.arrangements.first(where: { name.hasSuffix($0.0) }) else { return .unknown }
        guard arrangement == .row, name != "TableRow" else { return arrangement }
        switch attribute("android:orientation") {
        case "vertical": return .column
        case "horizontal": return .row
        // A style, or the class, may set it.
        case "": return arguments.contains { $0.label == "style" } || name != "LinearLayout" ? .unknown : .row
        default: return .unknown
        }
    }

    /// The ends of the names of classes.
    private static let arrangements: [(String, Arrangement)] = [
        ("LinearLayout", .row), ("LinearLayoutCompat", .row), ("RadioGroup", .row), ("TableRow", .row),
        ("TableLayout", .column), ("AppBarLayout", .column),
        ("RelativeLayout", .relative), ("ConstraintLayout", .constraint), ("MotionLayout", .constraint),
        ("DrawerLayout", .drawer),
        ("FrameLayout", .frame), ("ScrollView", .frame), ("CardView", .frame), ("CoordinatorLayout", .frame),
        ("ViewSwitcher", .frame), ("ViewFlipper", .frame), ("ViewAnimator", .frame),
        ("CollapsingToolbarLayout", .frame), ("Toolbar", .frame),
    ]
}
