// What `fixed-direction` finds and leaves alone.

extension [RuleExample] {
    /// Texts and views on one side.
    static var fixedDirections: Self {
        [
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too", "a label",
                .swift("func show() { label.textAlignment = .left }")),
            .finds(
                "'contentHorizontalAlignment' is 'right' in languages written from right to left, too", "a button",
                .swift("func show() { button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.right }")
            ),
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too; 1 more place",
                "two labels of an app without such a language: one note",
                .swift("func show() { title.textAlignment = .left }\nfunc hide() { label.textAlignment = .right }")),
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too", "an argument",
                .swift("let style = Style(textAlignment: .left)")),
            .finds(
                "'android:paddingLeft' stays on its side in languages written from right to left, too", "a layout",
                .android("<TextView android:paddingLeft=\"8dp\"/>")),
            .finds(
                "'android:gravity' is 'right' in languages written from right to left, too", "the gravity of a view",
                .android("<TextView android:layout_width=\"match_parent\" android:gravity=\"right|center_vertical\"/>")),
            .leaves(
                "the gravity of a view that is as wide as its text",
                .android(
                    "<TextView android:layout_width=\"wrap_content\" android:gravity=\"left\"/>")),
            .leaves(
                "a gravity that text alignment replaces",
                .android(
                    "<TextView android:layout_width=\"match_parent\" android:gravity=\"left\" android:textAlignment=\"viewStart\"/>"
                )),
            .finds(
                "'android:layout_gravity' is 'right' in languages written from right to left, too",
                "a view in a column",
                .android(
                    "<Button android:layout_width=\"wrap_content\" android:layout_gravity=\"right\"/>",
                    in: "LinearLayout android:orientation=\"vertical\"")),
            .leaves(
                "a view in a row, which stands where its turn is",
                .android(
                    "<Button android:layout_width=\"wrap_content\" android:layout_gravity=\"right\"/>",
                    in: "LinearLayout android:orientation=\"horizontal\"")),
            .leaves(
                "a badge on a picture",
                .android(
                    "<FrameLayout android:layout_width=\"48dp\"><ImageView android:layout_width=\"16dp\" android:layout_gravity=\"bottom|right\"/></FrameLayout>"
                )),
            .finds(
                "'android:layout_toRightOf' stays on its side in languages written from right to left, too",
                "a relation to another view",
                .android("<TextView android:layout_toRightOf=\"@id/icon\"/>", in: "RelativeLayout")),
            .leaves(
                "a relation to another view of the same width",
                .android(
                    "<Button android:id=\"@+id/scan\" android:layout_width=\"match_parent\"/>"
                        + "<Button android:layout_width=\"match_parent\" android:layout_alignLeft=\"@id/scan\"/>",
                    in: "RelativeLayout")),
            .finds(
                "'android:paddingLeft' stays on its side in languages written from right to left, too",
                "different paddings on both sides of a view",
                .android("<TextView android:paddingLeft=\"8dp\" android:paddingRight=\"4dp\"/>")),
            .leaves(
                "a button that shows only a picture",
                .android(
                    "<Button android:layout_width=\"wrap_content\" android:drawableRight=\"@drawable/sort\"/>")),
            .leaves(
                "handles on both sides",
                .android(
                    """
                    <ImageView android:src="@drawable/handle" android:layout_width="8dp" android:layout_gravity="left"/>
                    <ImageView android:src="@drawable/handle" android:layout_width="8dp" android:layout_gravity="right"/>
                    """)),
            .leaves(
                "a clock, which is read from left to right in every language",
                .android(
                    """
                    <TextView android:id="@+id/hours" android:layout_toLeftOf="@id/colon"/>
                    <TextView android:id="@+id/minutes" android:layout_toRightOf="@id/colon"/>
                    """, in: "RelativeLayout")),
            .leaves(
                "a number between two buttons",
                .android(
                    "<EditText android:layout_toLeftOf=\"@id/more\" android:layout_toRightOf=\"@id/less\"/>",
                    in: "RelativeLayout")),
            .finds(
                "'android:layout_toRightOf' stays on its side in languages written from right to left, too",
                "a field between two buttons that change sides",
                .android(
                    """
                    <Button android:id="@+id/less" android:layout_alignParentStart="true"/>
                    <Button android:id="@+id/more" android:layout_alignParentEnd="true"/>
                    <EditText
                        android:layout_toLeftOf="@id/more" android:layout_toStartOf="@id/more"
                        android:layout_toRightOf="@id/less"/>
                    """, in: "RelativeLayout")),
            .leaves(
                "the ends of a row in the middle",
                .android(
                    "<ImageView android:src=\"@drawable/no\" android:layout_marginLeft=\"16dp\"/>"
                        + "<ImageView android:src=\"@drawable/yes\" android:layout_marginRight=\"16dp\"/>",
                    in: "LinearLayout android:orientation=\"horizontal\" android:gravity=\"center\"")),
            .leaves(
                "an empty frame", .android("<FrameLayout android:paddingLeft=\"75dp\"/>", in: "LinearLayout")),
            .leaves(
                "a length that nobody sees", .android("<TextView android:layout_marginLeft=\"1dp\"/>")),
            .leaves(
                "a layout for the left hand, beside one for the right",
                .android("", code: "R.layout.keys_left; R.layout.keys_right") + [
                    .init("src/main/res/layout/keys_left.xml", "<TextView android:paddingLeft=\"8dp\"/>\n"),
                    .init("src/main/res/layout/keys_right.xml", "<TextView android:paddingRight=\"8dp\"/>\n"),
                ]),
            .leaves(
                "a relation to other views, which a frame ignores",
                .android("<TextView android:layout_alignParentLeft=\"true\"/>")),
            .leaves(
                "the side of a view that is as wide as its frame",
                .android("<TextView android:layout_width=\"match_parent\" android:layout_gravity=\"bottom|left\"/>")),
            .leaves(
                "a side that the padding of all sides replaces",
                .android("<TextView android:paddingLeft=\"8dp\" android:padding=\"4dp\"/>")),
            .leaves(
                "a view that is never mirrored",
                .android(
                    "<LinearLayout android:layoutDirection=\"ltr\"><TextView android:paddingLeft=\"8dp\"/></LinearLayout>"
                )),
            .leaves(
                "a layout beside one for languages written from right to left",
                .android("<TextView android:paddingLeft=\"8dp\"/>") + [
                    .init("src/main/res/layout-ldrtl/menu.xml", "<TextView android:paddingRight=\"8dp\"/>\n")
                ]),
            .leaves(
                "a layout that nothing names", .android("<TextView android:paddingLeft=\"8dp\"/>", code: "")),
            .leaves(
                "sides of equal lengths",
                .android(
                    "<TextView android:paddingLeft=\"@dimen/left\" android:paddingRight=\"@dimen/right\"/>",
                    catalog: "<string name=\"menu_title\">Menu</string><dimen name=\"left\">8dp</dimen>"
                        + "<dimen name=\"right\">8dp</dimen>")),
            .leaves(
                "the anchor of a menu, which nobody sees",
                .android(
                    "<View android:layout_width=\"1px\" android:layout_height=\"1px\" "
                        + "android:layout_alignParentLeft=\"true\"/>", in: "RelativeLayout")),
            .finds(
                "'android:layout_marginRight' stays on its side in languages written from right to left, too",
                "a margin at one side of a view that is at the end of its parent",
                .android(
                    "<Button android:layout_alignParentEnd=\"true\" android:layout_alignParentRight=\"true\" "
                        + "android:layout_marginRight=\"8dp\"/>", in: "RelativeLayout")),
            .leaves(
                "a text that nothing sets", .android("<TextView android:text=\"\" android:paddingLeft=\"8dp\"/>")),
            .leaves(
                "a picture whose parts stand on fixed sides",
                .android(
                    "<FrameLayout tools:ignore=\"rtlHardcoded\"><ImageView android:layout_marginLeft=\"8dp\"/></FrameLayout>"
                )),
            .leaves(
                "a margin beside a view in the middle",
                .android(
                    "<Button android:layout_width=\"wrap_content\" android:layout_gravity=\"center_horizontal\" "
                        + "android:layout_marginLeft=\"4dp\"/>", in: "LinearLayout android:orientation=\"vertical\"")),
            .leaves(
                "signs that point to their sides",
                .android(
                    "<Button android:layout_width=\"wrap_content\" android:text=\"&lt;\" "
                        + "android:layout_alignParentLeft=\"true\"/>"
                        + "<Button android:layout_width=\"wrap_content\" android:text=\"&gt;\" "
                        + "android:layout_alignParentRight=\"true\"/>", in: "RelativeLayout")),
            .leaves(
                "equal sides", .android("<TextView android:paddingLeft=\"8dp\" android:paddingRight=\"8dp\"/>")),
            .leaves(
                "an attribute for old versions beside the new one",
                .android("<TextView android:paddingLeft=\"8dp\" android:paddingStart=\"8dp\"/>")),
            .leaves(
                "a side for old versions beside the new one",
                .android("<TextView android:layout_width=\"match_parent\" android:gravity=\"end|right\"/>")),
            .leaves(
                "a side that the developer means",
                .android(
                    "<TextView android:layout_width=\"match_parent\" android:gravity=\"right\" tools:ignore=\"RtlHardcoded\"/>"
                )),
            .leaves("the start of the line", .swift("func show() { label.textAlignment = .natural }")),
            .leaves(
                "code that looks at the direction",
                .swift("func show() { label.textAlignment = isRightToLeft ? .right : .left }")),
            .leaves("a comparison", .swift("func isStart() -> Bool { label.textAlignment == .left }")),
            .leaves(
                "a type of the app's own",
                .swift("enum MenuSide { case left, right }\nstruct Menu { var alignment: MenuSide = .left }")),
            .leaves("another property", .swift("func show() { gradient.start = .left }")),
            .leaves("a view whose parameter may mean anything", .swift("let header = Header(alignment: .left)")),
            .leaves(
                "a side of the screen",
                .swift("func show() { label.textAlignment = side == .left ? .left : .right }")),
            .leaves(
                "a label with a frame in points",
                .swift(
                    """
                    func show() {
                        label.alignment = .right
                        label.frame = NSRect(x: 20, y: 4, width: 38, height: 14)
                    }
                    """)),
            .leaves(
                "a label at the right side of its view",
                .swift(
                    """
                    func show() {
                        label.textAlignment = .right
                        label.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
                    }
                    """)),
            .leaves(
                "a label whose frame another function sets in points",
                .swift(
                    """
                    final class Cell: UIView {
                        let name: UILabel = { let label = UILabel(); label.textAlignment = .right; return label }()
                        override func layoutSubviews() { name.frame = CGRect(x: 4, y: 4, width: 38, height: 14) }
                    }
                    """)),
            .finds(
                "'textAlignment' is 'right' in languages written from right to left, too",
                "a label as wide as its view",
                .swift(
                    """
                    final class Cell: UIView {
                        let name: UILabel = { let label = UILabel(); label.textAlignment = .right; return label }()
                        override func layoutSubviews() {
                            let width = bounds.width - 8
                            name.frame = CGRect(x: 4, y: 4, width: width, height: 14)
                        }
                    }
                    """)),
            .leaves(
                "a label on one line that only one constraint places, so that it is as wide as its text",
                .swift(
                    """
                    func show() {
                        label.textAlignment = .left
                        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                        label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true
                    }
                    """)),
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too", "a label of several lines",
                .swift(
                    """
                    func show() {
                        label.textAlignment = .left
                        label.numberOfLines = 0
                        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    }
                    """)),
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too",
                "a label between both sides of its view",
                .swift(
                    """
                    func show() {
                        label.textAlignment = .left
                        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                        view.trailingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
                    }
                    """)),
            .leaves(
                "the title of a button, which is as wide as its text",
                .swift("func show() { button.titleLabel?.textAlignment = .left }")),
            .finds(
                "'textAlignment' is 'left' in languages written from right to left, too",
                "the title of a button on several lines",
                .swift(
                    "func show() { button.titleLabel?.textAlignment = .left; button.titleLabel?.numberOfLines = 0 }")),
            .leaves(
                "a style that no text gets",
                .swift("func show() { let style = NSMutableParagraphStyle(); style.alignment = .left }")),
            .finds(
                "'alignment' is 'left' in languages written from right to left, too", "a style that a text gets",
                .swift(
                    "func show() { let style = NSMutableParagraphStyle(); style.alignment = .left; draw(style) }")),
            .leaves(
                "a text that code draws",
                .swift(
                    "func draw(_ rect: CGRect) { let style = NSMutableParagraphStyle(); style.alignment = .right }")),
            .leaves(
                "a label of a chart, which is not mirrored",
                .swift("final class PriceChart: UIView { func show() { label.textAlignment = .right } }")),
            .leaves("a preview", .swift("#Preview { Title(textAlignment: .left) }")),
        ]
    }
}
