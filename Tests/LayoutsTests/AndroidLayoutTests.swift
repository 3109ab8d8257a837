// The rooms of texts in Android's layouts.

import Basics
import Catalogs
import Layouts
import Platforms
import Testing

@Suite("Android layouts")
struct AndroidLayoutTests {
    /// Files of an app; the layout of interest is `main`.
    private static func rooms(
        _ views: String, widths: [String: Double] = [:], _ others: [String: String] = [:]
    ) throws -> [String: PlaceRoom] {
        let scene = try #require(try reading(views, others)?.scenes.first)
        let texts = Dictionary(scene.texts.compactMap { text in text.box.map { ($0, text.key) } }) { first, _ in first }
        let contents = ContentSizes { box, axis in
            texts[box].map { axis == .horizontal ? widths[$0] ?? 50 : 20 }
        }
        let places = scene.places(on: [Device("phone 360", width: 360)], contents: contents)
        return Dictionary(places.map { ($0.key, $0.room) }) { first, _ in first }
    }

    private static func reading(
        _ views: String, _ others: [String: String] = [:], fonts: [String] = []
    ) throws -> LayoutReading? {
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            return nil
        }
        var files = others
        files["app/src/main/res/layout/main.xml"] = views
        let bytes = files.mapValues { Array($0.utf8) }
        let paths = files.keys.sorted().map { CatalogPath($0) }
        let read = prepare(
            LayoutFiles(
                layouts: paths.filter { $0.string.contains("/layout") },
                resources: paths.filter { $0.string.contains("/values") || $0.name == "AndroidManifest.xml" },
                code: paths.filter { $0.extension == "kt" || $0.extension == "java" },
                fonts: fonts.map { CatalogPath($0) }, bytes: { bytes[$0.string] }))
        return read(CatalogPath("app/src/main/res/layout/main.xml"))
    }

    private static let match = "android:layout_width=\"match_parent\" android:layout_height=\"wrap_content\""
    private static let wrap = "android:layout_width=\"wrap_content\" android:layout_height=\"wrap_content\""
    private static let share = "android:layout_width=\"0dp\" android:layout_height=\"wrap_content\""

    private static func text(_ key: String, _ attributes: String = wrap) -> String {
        "<TextView android:text=\"@string/\(key)\" \(attributes)/>"
    }

    private static func values(_ items: String) -> [String: String] {
        ["app/src/main/res/values/values.xml": "<resources>\(items)</resources>"]
    }

    @Test("A text gets what padding and margins leave of the screen")
    func padding() throws {
        let rooms = try Self.rooms(
            """
            <FrameLayout \(Self.match) android:padding="16dp">
            \(Self.text("name", "\(Self.wrap) android:layout_marginStart=\"@dimen/gap\" android:paddingEnd=\"4dp\""))
            </FrameLayout>
            """, Self.values("<dimen name=\"gap\">24dp</dimen>"))
        #expect(rooms["name"]?.width == 300)
        #expect(rooms["name"]?.certainty == .fixed)
    }

    @Test("The first of two texts in a row takes its room, and the second gets the rest")
    func row() throws {
        let rooms = try Self.rooms(
            "<LinearLayout \(Self.match)>\(Self.text("one"))\(Self.text("two"))</LinearLayout>",
            widths: ["one": 100])
        #expect(rooms["one"]?.width == 360)
        #expect(rooms["one"]?.certainty == .fixed)
        #expect(rooms["two"]?.width == 260)
        #expect(rooms["two"]?.certainty == .shared)
    }

    @Test("Weights divide what is left", arguments: [("", 150.0), ("android:weightSum=\"4\"", 75)])
    func weights(sum: String, width: Double) throws {
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match) \(sum)>
            <ImageView android:layout_width="60dp" android:layout_height="60dp"/>
            \(Self.text("one", "\(Self.share) android:layout_weight=\"1\""))
            <View \(Self.share) android:layout_weight="1"/>
            </LinearLayout>
            """)
        #expect(rooms["one"]?.width == width)
    }

    @Test("Views that each ask for the whole width get equal parts of it, margins included")
    func wholeWidths() throws {
        let whole =
            "android:layout_width=\"match_parent\" android:layout_height=\"wrap_content\" "
            + "android:layout_weight=\"1\""
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match)>
            \(Self.text("one", whole + " android:layout_marginEnd=\"20dp\""))\(Self.text("two", whole))
            </LinearLayout>
            """)
        #expect(rooms["one"]?.width == 160)
        #expect(rooms["two"]?.width == 180)
    }

    @Test("A weight adds a share to the width of a view")
    func weightAndWidth() throws {
        func text(_ key: String, _ weight: Int, _ width: Int) -> String {
            Self.text(
                key,
                "android:layout_width=\"\(width)dp\" android:layout_height=\"wrap_content\" android:layout_weight=\"\(weight)\""
            )
        }
        let rooms = try Self.rooms(
            "<LinearLayout \(Self.match)>\(text("one", 1, 80))\(text("two", 2, 100))</LinearLayout>")
        #expect(rooms["one"]?.width == 140)
        #expect(rooms["two"]?.width == 220)
    }

    @Test("A layout that is wider than the screen is not for it")
    func tooWide() throws {
        func row(_ width: Int) -> String {
            "<LinearLayout \(Self.match)><View android:layout_width=\"\(width)dp\" android:layout_height=\"9dp\"/>"
                + "\(Self.text("one", Self.share + " android:layout_weight=\"1\""))</LinearLayout>"
        }
        #expect(try Self.rooms(row(300))["one"]?.width == 60)
        #expect(try Self.rooms(row(400))["one"]?.certainty == .unknown)
    }

    @Test("A view that is gone, or that code hides, takes no room", arguments: [true, false])
    func gone(isHiddenByCode: Bool) throws {
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match)>
            <ImageView android:id="@+id/sign" android:layout_width="60dp" android:layout_height="60dp"
              \(isHiddenByCode ? "" : "android:visibility=\"gone\"")/>
            \(Self.text("one"))
            </LinearLayout>
            """,
            isHiddenByCode
                ? ["app/src/main/kotlin/Main.kt": "val binding: MainBinding\nbinding.sign.isVisible = isNew"] : [:])
        #expect(rooms["one"]?.width == 360)
    }

    @Test("Styles inherit by their parent or by their name, and attributes of the theme lead to them")
    func styles() throws {
        let reading = try Self.reading(
            """
            <LinearLayout \(Self.match)>
            \(Self.text("one", "\(Self.wrap) style=\"@style/Small.Title\""))
            \(Self.text("two", "\(Self.wrap) android:textAppearance=\"?attr/textAppearanceBodySmall\""))
            </LinearLayout>
            """,
            Self.values(
                """
                <style name="Tiny"><item name="android:textSize">9sp</item><item name="android:maxLines">1</item></style>
                <style name="Small" parent="@style/Tiny"/>
                <style name="Small.Title"><item name="android:textStyle">bold</item></style>
                """))
        let texts = try #require(reading?.scenes.first?.texts)
        #expect(texts.map(\.font.size) == [9, 12])
        #expect(texts.map(\.font.weight) == [700, 400])
        #expect(texts.map(\.lines) == [1, nil])
    }

    @Test("An attribute that code adds to the theme has the least of its lengths")
    func attributesOfOtherStyles() throws {
        let text = Self.text("one", "\(Self.wrap) android:textSize=\"?attr/berthSize\"")
        func sizes(_ values: String) throws -> [Double] {
            let styles =
                "<style name=\"Large\"><item name=\"berthSize\">\(values)</item></style>"
                + "<style name=\"Usual\"><item name=\"berthSize\">@dimen/usual</item></style><dimen name=\"usual\">15sp</dimen>"
            let reading = try Self.reading("<FrameLayout \(Self.match)>\(text)</FrameLayout>", Self.values(styles))
            return try #require(reading?.scenes.first?.texts).compactMap { $0.withoutRoom == nil ? $0.font.size : nil }
        }
        #expect(try sizes("22sp") == [15])
        #expect(try sizes("@style/Other").isEmpty)
    }

    @Test("A style that is not known leaves the room unknown")
    func unknownStyle() throws {
        let rooms = try Self.rooms(
            "<FrameLayout \(Self.match)>\(Self.text("one", "\(Self.wrap) style=\"@style/Others\""))</FrameLayout>")
        #expect(rooms["one"]?.certainty == .unknown)
    }

    @Test("Styles and layouts that lead back to themselves end")
    func cycles() throws {
        let include = "<include layout=\"@layout/main\"/>"
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match)>\(include)\(include)
            \(Self.text("one", "\(Self.wrap) style=\"@style/A\" android:textSize=\"@dimen/a\""))</LinearLayout>
            """,
            Self.values(
                """
                <style name="A" parent="B"/><style name="B" parent="A"/>
                <dimen name="a">@dimen/b</dimen><dimen name="b">@dimen/a</dimen>
                """))
        #expect(rooms["one"]?.certainty == .unknown)
    }

    @Test(
        "Damaged layouts and absurd numbers do no harm",
        arguments: [
            "", "<LinearLayout", "<LinearLayout><TextView android:text=\"@string/a\"/>",
            "<TextView android:text=\"@string/a\" android:layout_width=\"1e308dp\" android:textSize=\"nansp\"/>",
            "<LinearLayout android:layout_width=\"-9dp\" android:padding=\"99999999999dp\">"
                + "<TextView android:text=\"@string/a\" android:layout_weight=\"-1e30\" android:maxLines=\"-5\"/></LinearLayout>",
        ])
    func damage(views: String) throws {
        if let scene = try Self.reading(views)?.scenes.first {
            let places = scene.places(on: [Device("phone 360", width: 360)], contents: ContentSizes { _, _ in 20 })
            #expect(places.allSatisfy { $0.room.width.map { 0...100_000 ~= $0 } ?? true })
        }
    }

    @Test("An id means the view beside the one that refers to it, not one in an included layout with the same id")
    func idsOfIncludes() throws {
        let part = """
            <FrameLayout \(Self.match)>
            <View android:id="@+id/icon" android:layout_width="100dp" android:layout_height="9dp"/></FrameLayout>
            """
        let rooms = try Self.rooms(
            """
            <RelativeLayout \(Self.match)>
            <View android:id="@+id/icon" android:layout_width="40dp" android:layout_height="9dp"/>
            <include layout="@layout/part"/>
            \(Self.text("name", "\(Self.wrap) android:layout_toEndOf=\"@id/icon\""))
            </RelativeLayout>
            """, ["app/src/main/res/layout/part.xml": part])
        #expect(rooms["name"]?.width == 320)
    }

    @Test("A text is measured in the app's font of its weight; without its file, another one stands in")
    func fonts() throws {
        let family = """
            <font-family xmlns:app="http://schemas.android.com/apk/res-auto">
            <font app:fontStyle="normal" app:fontWeight="400" app:font="@font/plain"/>
            <font app:fontStyle="normal" app:fontWeight="700" app:font="@font/bold"/></font-family>
            """
        let fonts = ["plain.ttf", "bold.otf", "both.xml"].map { "app/src/main/res/font/\($0)" }
        func font(_ attributes: String) throws -> FontRequest? {
            let views = Self.text("name", "\(Self.wrap) \(attributes)")
            return try Self.reading(views, [fonts[2]: family], fonts: fonts)?.scenes.first?.texts.first?.font
        }
        let names = ["@font/plain": fonts[0], "@font/both": fonts[0]]
        for (name, file) in names {
            #expect(try font("android:fontFamily=\"\(name)\"")?.face == .file(file, besides: "Roboto"))
        }
        let bold = try font("android:fontFamily=\"@font/both\" android:textStyle=\"bold\"")
        #expect(bold?.face == .file(fonts[1], besides: "Roboto"))
        let lost = try font("android:fontFamily=\"@font/lost\"")
        #expect(lost?.face == .named("Roboto"))
        #expect(lost?.isStandIn == true)
    }

    @Test("An included layout is where it is included, with the attributes given there")
    func includes() throws {
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match) android:orientation="vertical" android:padding="20dp">
            <include layout="@layout/part" android:layout_width="200dp" android:layout_height="wrap_content"/>
            </LinearLayout>
            """,
            ["app/src/main/res/layout/part.xml": "<FrameLayout \(Self.match)>\(Self.text("one"))</FrameLayout>"])
        #expect(rooms["one"]?.width == 200)
    }

    @Test("A view of a RelativeLayout ends where the one beside it begins")
    func relative() throws {
        let rooms = try Self.rooms(
            """
            <RelativeLayout \(Self.match)>
            \(Self.text("one", "\(Self.wrap) android:layout_toStartOf=\"@id/two\" android:layout_alignParentStart=\"true\""))
            \(Self.text("two", "\(Self.wrap) android:id=\"@+id/two\" android:layout_alignParentEnd=\"true\""))
            </RelativeLayout>
            """, widths: ["two": 80])
        #expect(rooms["one"]?.width == 280)
        #expect(rooms["one"]?.certainty == .shared)
        #expect(rooms["two"]?.width == 360)
    }

    @Test("A view that takes its room first leaves others less than their smallest width")
    func smallestWidths() throws {
        let rooms = try Self.rooms(
            """
            <RelativeLayout \(Self.match)>
            \(Self.text("one", "\(Self.wrap) android:layout_toStartOf=\"@id/two\" android:minWidth=\"88dp\""))
            \(Self.text("two", "\(Self.wrap) android:id=\"@+id/two\" android:layout_alignParentEnd=\"true\""))
            </RelativeLayout>
            """, widths: ["two": 340])
        #expect(rooms["two"]?.width == 360)
    }

    @Test("Texts that a view or a style shows in capitals are measured in capitals, with the space between letters")
    func capitals() throws {
        let scene = try #require(
            try Self.reading(
                """
                <LinearLayout \(Self.match) android:orientation="vertical">
                <TextView android:text="@string/own" \(Self.wrap) android:textAllCaps="true"/>
                <Button android:text="@string/styled" \(Self.wrap) style="@style/Loud"/>
                <Button android:text="@string/plain" \(Self.wrap) style="@style/Loud" android:textAllCaps="false"/>
                </LinearLayout>
                """,
                Self.values(
                    "<style name=\"Loud\" parent=\"\"><item name=\"android:textAllCaps\">true</item>"
                        + "<item name=\"android:textSize\">10sp</item><item name=\"android:letterSpacing\">0.1</item></style>"
                ))?.scenes.first)
        let fonts = Dictionary(scene.texts.map { ($0.key, $0.font) }) { first, _ in first }
        #expect(fonts["own"]?.isInCapitals == true)
        #expect(fonts["styled"]?.isInCapitals == true)
        #expect(fonts["styled"]?.spacing == 1)
        #expect(fonts["plain"]?.isInCapitals == false)
    }

    @Test("A view that is gone has no room if an earlier one has its id, which is the one that code finds")
    func repeatedID() throws {
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match) android:orientation="vertical">
            <FrameLayout \(Self.match) android:id="@+id/a">\(Self.text("one"))</FrameLayout>
            <FrameLayout \(Self.match) android:id="@+id/a" android:visibility="gone">\(Self.text("two"))</FrameLayout>
            </LinearLayout>
            """)
        #expect(rooms["one"]?.width == 360)
        #expect(rooms["two"]?.width == nil)
    }

    @Test("The smallest width of a view in a row limits the texts after it, and not those before it")
    func smallestWidthsInRow() throws {
        let rooms = try Self.rooms(
            """
            <LinearLayout \(Self.match) android:orientation="horizontal">
            \(Self.text("one", "\(Self.wrap) android:minWidth=\"88dp\""))
            <Button \(Self.wrap) android:id="@+id/set" android:minWidth="100dp"/>
            \(Self.text("two", "\(Self.wrap) android:minWidth=\"88dp\""))
            </LinearLayout>
            """, widths: ["one": 50, "two": 50])
        #expect(rooms["one"]?.width == 360)
        #expect(rooms["two"]?.width == 172)
    }

    @Test(
        "In a ConstraintLayout 0dp is what its edges leave, and a text as wide as it wants is limited by the layout",
        arguments: [("0dp", 244.0), ("wrap_content", 360)])
    func constraints(width: String, room: Double) throws {
        let rooms = try Self.rooms(
            """
            <androidx.constraintlayout.widget.ConstraintLayout \(Self.match)>
            <ImageView android:id="@+id/sign" android:layout_width="100dp" android:layout_height="100dp"
              app:layout_constraintStart_toStartOf="parent"/>
            <TextView android:text="@string/one" android:layout_width="\(width)" android:layout_height="wrap_content"
              android:layout_marginStart="16dp" app:layout_constraintStart_toEndOf="@id/sign"
              app:layout_constraintEnd_toEndOf="parent"/>
            </androidx.constraintlayout.widget.ConstraintLayout>
            """)
        #expect(rooms["one"]?.width == room)
    }

    @Test("Views of a chain that fill it have equal shares")
    func chain() throws {
        let rooms = try Self.rooms(
            """
            <androidx.constraintlayout.widget.ConstraintLayout \(Self.match)>
            <Button android:id="@+id/a" android:text="@string/one" \(Self.share) android:padding="0dp"
              app:layout_constraintStart_toStartOf="parent" app:layout_constraintEnd_toStartOf="@id/b"
              android:layout_marginEnd="8dp"/>
            <Button android:id="@+id/b" android:text="@string/two" \(Self.share) android:padding="0dp"
              app:layout_constraintStart_toEndOf="@id/a" app:layout_constraintEnd_toEndOf="parent"
              android:layout_marginStart="12dp"/>
            </androidx.constraintlayout.widget.ConstraintLayout>
            """)
        #expect(rooms["one"]?.width == 170)
        #expect(rooms["two"]?.width == 170)
    }

    @Test(
        "Texts in containers that are not known have no known room",
        arguments: [("TableLayout", Certainty.unknown), ("HorizontalScrollView", .none)])
    func unknownContainer(name: String, certainty: Certainty) throws {
        #expect(try Self.rooms("<\(name) \(Self.match)>\(Self.text("one"))</\(name)>")["one"]?.certainty == certainty)
    }

    @Test("A class of the app is like the one that it inherits from", arguments: ["kt", "java"])
    func subclass(language: String) throws {
        let code =
            language == "kt"
            ? "class Badge @JvmOverloads constructor(c: Context, a: Attrs? = null) : AppCompatTextView(c, a) {}"
            : "public final class Badge extends AppCompatTextView { }"
        let rooms = try Self.rooms(
            "<FrameLayout \(Self.match)><app.Badge android:text=\"@string/one\" \(Self.wrap)/></FrameLayout>",
            ["app/src/main/Badge.\(language)": code])
        #expect(rooms["one"]?.certainty == .fixed)
    }

    @Test(
        "A class of the app that arranges its children one below the other is a column",
        arguments: [
            ("kt", "class Form(c: Context) : LinearLayout(c) {\n init {\n orientation = VERTICAL\n } }", 360.0),
            ("java", "class Form extends LinearLayout { Form() { setOrientation(LinearLayout.VERTICAL); } }", 360),
            ("kt", "class Form(c: Context) : LinearLayout(c) { fun f() { icon.orientation = VERTICAL } }", 260),
        ])
    func column(language: String, code: String, width: Double) throws {
        let rooms = try Self.rooms(
            "<app.Form \(Self.match)>\(Self.text("one"))\(Self.text("two"))</app.Form>", widths: ["one": 100],
            ["app/src/main/Form.\(language)": code])
        #expect(rooms["two"]?.width == width)
    }

    @Test("Texts in a row or column that code turns have no known room")
    func turned() throws {
        let code =
            "class Form(c: Context) : LinearLayout(c) {\n"
            + "fun f() { orientation = if (x) VERTICAL else HORIZONTAL\n } }"
        let rooms = try Self.rooms(
            "<app.Form \(Self.match)>\(Self.text("one"))\(Self.text("two"))</app.Form>",
            ["app/src/main/Form.kt": code])
        #expect(rooms["two"]?.certainty == .unknown)
    }

    @Test(
        "A text that code sets has no room",
        arguments: [
            "MainBinding b; b.shipName.setText(name);", "val b: MainBinding\nb.shipName.text = name",
            "setContentView(R.layout.main); TextView v = findViewById(R.id.ship_name); v.setText(x);",
        ])
    func setByCode(code: String) throws {
        let rooms = try Self.rooms(
            "<FrameLayout \(Self.match)>\(Self.text("one", "\(Self.wrap) android:id=\"@+id/ship_name\""))</FrameLayout>",
            ["app/src/main/Main.java": code])
        #expect(rooms["one"]?.certainty == Certainty.none)
        #expect(rooms["one"]?.reason == WithoutRoom.code.rawValue)
    }

    @Test(
        "A text whose size or lines code sets has no known room",
        arguments: [
            "val b: MainBinding\nb.shipName.maxLines = 3",
            "val b: MainBinding\nb.shipName.setTextAppearance(R.style.Small)",
            "val b: MainBinding\nTextViewCompat.setTextAppearance(b.shipName, R.style.Small)",
            "setContentView(R.layout.main); TextView v = findViewById(R.id.ship_name); v.setTextSize(12);",
        ])
    func restyledByCode(code: String) throws {
        let rooms = try Self.rooms(
            "<FrameLayout \(Self.match)>\(Self.text("one", "\(Self.wrap) android:id=\"@+id/ship_name\""))</FrameLayout>",
            ["app/src/main/Main.java": code])
        #expect(rooms["one"]?.certainty == .unknown)
        #expect(rooms["one"]?.reason == WithoutRoom.restyled.rawValue)
    }

    @Test("A layout that only screens held sideways show is not read")
    func sidewaysScreens() throws {
        let views = "<FrameLayout \(Self.match)>\(Self.text("one"))</FrameLayout>"
        let code = "class Player : Activity() { fun onCreate() { setContentView(R.layout.main) } }"
        for (orientation, isRead) in [("landscape", false), ("sensorLandscape", false), ("portrait", true)] {
            let screen = "<activity android:name=\".Player\" android:screenOrientation=\"\(orientation)\"/>"
            let reading = try Self.reading(
                views,
                [
                    "app/src/main/Player.kt": code,
                    "app/src/main/AndroidManifest.xml": "<manifest><application>\(screen)</application></manifest>",
                ])
            #expect((reading != nil) == isRead)
        }
    }

    @Test("Layouts for tablets and landscape are not read")
    func qualifiers() throws {
        let views = "<FrameLayout \(Self.match)>\(Self.text("one"))</FrameLayout>"
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            Issue.record("no layouts")
            return
        }
        let paths = ["layout", "layout-v21", "layout-land", "layout-sw600dp"].map { CatalogPath("res/\($0)/main.xml") }
        let read = prepare(LayoutFiles(layouts: paths, resources: [], code: [], bytes: { _ in Array(views.utf8) }))
        #expect(paths.map { read($0) != nil } == [true, true, false, false])
        // No device uses the first.
        let build = CatalogPath("build.gradle")
        let files = LayoutFiles(layouts: paths, resources: [build], code: []) { path in
            Array((path.string == build.string ? "android { minSdk 24 }" : views).utf8)
        }
        #expect(paths.map { prepare(files)($0) != nil } == [false, true, false, false])
    }
}
