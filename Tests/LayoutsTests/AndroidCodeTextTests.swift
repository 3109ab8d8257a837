// The rooms of texts that code shows in the views of Android's layouts.

import Catalogs
import Layouts
import Platforms
import Testing

@Suite("Texts that code shows in Android's layouts")
struct AndroidCodeTextTests {
    private static let layout = """
        <LinearLayout android:layout_width="match_parent" android:layout_height="wrap_content" android:padding="20dp">
        <TextView android:id="@+id/berth_title" android:layout_width="wrap_content" android:layout_height="wrap_content"
            android:maxLines="1"/>
        </LinearLayout>
        """

    /// The rooms of the texts of a layout that code shows.
    private static func rooms(_ code: String, layout: String = layout, others: [String] = []) throws -> [String: Double]
    {
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            return [:]
        }
        var files = ["res/layout/berth_row.xml": layout, "src/Row.kt": code]
        for name in others { files["res/layout/\(name).xml"] = layout }
        let bytes = files.mapValues { Array($0.utf8) }
        let paths = files.keys.sorted().map { CatalogPath($0) }
        let read = prepare(
            LayoutFiles(
                layouts: paths.filter { $0.extension == "xml" }, resources: [], code: [CatalogPath("src/Row.kt")],
                bytes: { bytes[$0.string] }))
        guard let scene = read(CatalogPath("res/layout/berth_row.xml"))?.scenes.first else { return [:] }
        let places = scene.places(on: [Device("phone 360", width: 360)], contents: ContentSizes { _, _ in 50 })
        return places.reduce(into: [:]) { $0[$1.key] = $1.room.width }
    }

    @Test(
        "A text has the room of the view that code shows it in",
        arguments: [
            "binding.berthTitle.text = getString(R.string.one)",
            "binding.berthTitle.setText(R.string.one);",
            "berthTitle.text =\n    context.resources.getText(R.string.one)",
            "berth_title.setText(isFree ? R.string.one : R.string.two);",
            "with(binding) { berthTitle.text = if (isFree) getString(R.string.one) else getString(R.string.two) }",
        ])
    func shown(statement: String) throws {
        let rooms = try Self.rooms("class Row(val binding: BerthRowBinding) {\n\(statement)\n}")
        #expect(rooms["one"] == 320)
        #expect(rooms["two"] == (statement.contains("two") ? 320 : nil))
    }

    @Test(
        "A text that is changed, or put together, has none",
        arguments: [
            "binding.berthTitle.text = getString(R.string.one) + name",
            "binding.berthTitle.text = \"$name ${R.string.one}\"",
            "binding.berthTitle.text = getString(R.string.one).uppercase()",
            "binding.berthTitle.text += getString(R.string.one)", "binding.berthTitle.text == getString(R.string.one)",
            "binding.otherTitle.text = getString(R.string.one)",
        ])
    func changed(statement: String) throws {
        #expect(try Self.rooms("val binding: BerthRowBinding\n\(statement)\n").isEmpty)
    }

    @Test("What code does with a view says nothing about a variable that has the name of its id")
    func nameOfAnID() throws {
        let layout = Self.layout.replacing("android:maxLines=\"1\"", with: "android:text=\"@string/one\"")
        // The order of names differs from run to run, so one pair might not show it.
        let lines = (0..<12).map { number in
            """
            var b\(number) = findViewById(R.id.c\(number));
            var c\(number) = findViewById(R.id.berth_title);
            b\(number).setText(name);

            """
        }
        let code = "R.layout.berth_row\n" + lines.joined()
        #expect(try Self.rooms(code, layout: layout)["one"] == 320)
    }

    @Test("A text that code sets by its id, where no layout with that id is named, has no room")
    func includedLayout() throws {
        let layout = Self.layout.replacing("android:maxLines=\"1\"", with: "android:text=\"@string/one\"")
        for (code, room) in [
            ("inflate(R.layout.outer); ((TextView) findViewById(R.id.berth_title)).setText(name);", nil),
            ("TextView title = findViewById(R.id.berth_title); title.setText(name);", nil),
            ("findViewById(R.id.berth_title).setEnabled(true);", 320),
        ] as [(String, Double?)] {
            #expect(try Self.rooms(code, layout: layout)["one"] == room, "\(code)")
        }
    }

    @Test("A name that means a view of several layouts means none")
    func severalLayouts() throws {
        let code = "R.layout.berth_row; R.layout.other_row\nberthTitle.setText(R.string.one);"
        #expect(try Self.rooms(code)["one"] == 320)
        #expect(try Self.rooms(code, others: ["other_row"]).isEmpty)
        // Another file of the app has that layout.
        #expect(
            try Self.rooms("R.layout.berth_row\nberthTitle.setText(R.string.one);", others: ["other_row"])["one"] == 320
        )
    }

    @Test("Beside another text, its room is not known")
    func besideOthers() throws {
        let text = "<TextView android:text=\"@string/name\" android:layout_width=\"wrap_content\""
        let row = Self.layout.replacing(
            "<TextView", with: "\(text) android:layout_height=\"wrap_content\"/>\n<TextView")
        let rooms = try Self.rooms("val b: BerthRowBinding\nb.berthTitle.setText(R.string.one);", layout: row)
        #expect(rooms["one"] == nil)
    }
}
