// The rooms of texts in Compose.

import Catalogs
import Code
import Layouts
import Platforms
import Testing

@Suite("Compose")
struct ComposeTests {
    private static let path = "app/src/main/kotlin/Screen.kt"

    /// The scenes of the composables in `Screen.kt`, by name; `others` are more files.
    private static func scenes(_ kotlin: String, _ others: [String: String] = [:]) throws -> [String: Scene] {
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            return [:]
        }
        var files = others
        files[path] = "import androidx.compose.runtime.Composable\n" + kotlin
        let bytes = files.mapValues { Array($0.utf8) }
        let paths = files.keys.sorted().map { CatalogPath($0) }
        let sources = paths.filter { $0.extension == "kt" }.map { path in
            CodeFile(
                path: path.string, tree: JvmScanner.scan(bytes[path.string] ?? [], .kotlin), language: .kotlin)
        }
        let read = prepare(
            LayoutFiles(
                layouts: [], resources: paths.filter { $0.string.contains("/values") },
                code: paths.filter { $0.extension == "kt" }, sources: sources, bytes: { bytes[$0.string] }))
        let scenes = read(CatalogPath(path))?.scenes ?? []
        return Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The rooms of the texts of a composable on a phone of 360 dp, by key.
    private static func rooms(
        _ body: String, widths: [String: Double] = [:], _ others: [String: String] = [:]
    ) throws -> [String: ScreenPlace] {
        let kotlin = """
            import androidx.compose.material3.Text
            @Composable
            fun Screen(modifier: Modifier = Modifier) {
            \(body)
            }

            """
        let scene = try #require(try scenes(kotlin, others)["Screen"])
        let texts = Dictionary(scene.texts.compactMap { text in text.box.map { ($0, text.key) } }) { first, _ in first }
        let contents = ContentSizes { box, axis in
            texts[box].map { axis == .horizontal ? widths[$0] ?? 50 : 20 }
        }
        let places = scene.places(on: [Device("phone 360", width: 360)], contents: contents)
        return Dictionary(places.map { ($0.key, $0) }) { first, _ in first }
    }

    @Test("A text gets what the paddings of modifiers and of its content leave of the screen")
    func padding() throws {
        let rooms = try Self.rooms(
            """
            LazyColumn(contentPadding = PaddingValues(horizontal = 16.dp)) {
                item { Text(stringResource(R.string.name), modifier = Modifier.padding(start = 8.dp, end = Gap)) }
            }
            """, ["app/src/main/kotlin/Theme.kt": "import androidx.compose.ui.unit.dp\nval Gap = 4.dp\n"])
        #expect(rooms["name"]?.room.width == 316)
        #expect(rooms["name"]?.room.certainty == .fixed)
        #expect(rooms["name"]?.room.lines == nil)
    }

    @Test("A modifier counts from the outside in: a width inside of a padding is whole")
    func order() throws {
        let rooms = try Self.rooms(
            """
            Text(stringResource(R.string.inner), modifier = Modifier.padding(10.dp).width(100.dp))
            Text(stringResource(R.string.outer), modifier = Modifier.width(100.dp).padding(10.dp))
            Text(stringResource(R.string.part), modifier = Modifier.fillMaxWidth(0.5f))
            """)
        #expect(rooms["inner"]?.room.width == 100)
        #expect(rooms["outer"]?.room.width == 80)
        #expect(rooms["part"]?.room.width == 180)
    }

    @Test("In a row, a weight shares what is left, and a text without one leaves the rest to what comes after it")
    func row() throws {
        let rooms = try Self.rooms(
            """
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                Icon(Icons.Default.Add, contentDescription = null)
                Text(stringResource(R.string.shared), modifier = Modifier.weight(1f))
                Switch(checked = isOn, onCheckedChange = {})
            }
            Row {
                Text(text = stringResource(id = R.string.first))
                Icon(Icons.Default.Add, contentDescription = null)
                Text(text = stringResource(id = R.string.second))
            }
            """, widths: ["first": 100])
        #expect(rooms["shared"]?.room.width == 360 - 24 - 52 - 16)
        #expect(rooms["first"]?.room.width == 360)
        #expect(rooms["second"]?.room.width == 260)
        #expect(rooms["second"]?.room.certainty == .shared)
    }

    @Test("What is shown at times takes no room from a text beside it")
    func conditional() throws {
        let rooms = try Self.rooms(
            """
            Row {
                if (hasIcon) { Icon(Icons.Default.Add, contentDescription = null) }
                Text(stringResource(R.string.name))
            }
            """)
        #expect(rooms["name"]?.room.width == 360)
    }

    @Test("Material's components leave room, and set the size of their texts")
    func components() throws {
        let rooms = try Self.rooms(
            """
            Button(onClick = {}) { Text(stringResource(R.string.save)) }
            TopAppBar(title = { Text(stringResource(R.string.title), maxLines = 1) })
            ListItem(
                headlineContent = { Text(stringResource(R.string.headline)) },
                leadingContent = { Icon(Icons.Default.Add, contentDescription = null) })
            """)
        #expect(rooms["save"]?.room.width == 312)
        #expect(rooms["save"]?.font.size == 14)
        #expect(rooms["save"]?.font.weight == 500)
        #expect(rooms["title"]?.font.size == 22)
        #expect(rooms["title"]?.room.lines == 1)
        #expect(rooms["headline"]?.room.width == 360 - 32 - 24 - 16)
        #expect(rooms["headline"]?.font.size == 16)
    }

    @Test("The style of a text comes from its arguments, from the type scale of the app, or from that of Material")
    func styles() throws {
        let theme = """
            import androidx.compose.material3.Typography
            val AppTypography = Typography(bodyLarge = TextStyle(fontSize = 18.sp, fontWeight = FontWeight.Bold))

            """
        let rooms = try Self.rooms(
            """
            Text(stringResource(R.string.own), style = MaterialTheme.typography.bodyLarge)
            Text(stringResource(R.string.usual), style = MaterialTheme.typography.headlineSmall)
            Text(stringResource(R.string.given), fontSize = 11.sp, maxLines = 2, overflow = TextOverflow.Ellipsis)
            Text(stringResource(R.string.unknown), style = styleOf(state))
            """, ["app/src/main/kotlin/Theme.kt": theme])
        #expect(rooms["own"]?.font.size == 18)
        #expect(rooms["own"]?.font.weight == 700)
        #expect(rooms["usual"]?.font.size == 24)
        #expect(rooms["given"]?.font.size == 11)
        #expect(rooms["given"]?.room.lines == 2)
        #expect(rooms["given"]?.breaking == .tail)
        #expect(rooms["unknown"]?.room.reason == WithoutRoom.unknownStyle.rawValue)
    }

    /// A composable of the app with a text beside an icon.
    private static let setting = """
        import androidx.compose.material3.Text
        @Composable
        fun Setting(title: String, @StringRes summary: Int, icon: @Composable () -> Unit) {
            Row(modifier = Modifier.padding(horizontal = 10.dp)) {
                icon()
                Column(modifier = Modifier.weight(1f)) {
                    Text(title, maxLines = 1)
                    Text(stringResource(summary))
                    Text(stringResource(R.string.of_setting))
                }
            }
        }

        """

    @Test("A composable of the app gives its room to the texts that it is given, on the line of the call")
    func calls() throws {
        let rooms = try Self.rooms(
            """
            Setting(title = stringResource(R.string.title), R.string.summary) {
                Icon(Icons.Default.Add, contentDescription = null)
            }
            """, ["app/src/main/kotlin/Setting.kt": Self.setting])
        #expect(rooms["title"]?.room.width == 360 - 20 - 24)
        #expect(rooms["title"]?.room.lines == 1)
        #expect(rooms["title"]?.line == 5)
        #expect(rooms["summary"]?.room.width == 360 - 20 - 24)
        // It has a scene of its own.
        #expect(rooms["of_setting"] == nil)
    }

    @Test("Of composables with one name, a text goes to the one that takes a text")
    func overloads() throws {
        let bars = """
            import androidx.compose.runtime.Composable
            @Composable fun Bar(title: @Composable () -> Unit) { Column(Modifier.padding(9.dp)) { title() } }
            @Composable fun Bar(title: String) { Bar(title = { Text(title, maxLines = 1) }) }

            """
        let rooms = try Self.rooms(
            "Bar(title = stringResource(R.string.name))", ["app/src/main/kotlin/Bar.kt": bars])
        #expect(rooms["name"]?.room.width == 342)
        #expect(rooms["name"]?.room.lines == 1)
    }

    @Test("Each text that a condition or a function of the app picks gets the room")
    func choices() throws {
        let rooms = try Self.rooms(
            """
            val title = if (isNew) stringResource(R.string.one) else stringResource(R.string.other)
            Text(title, modifier = Modifier.width(90.dp))
            Text(stringResource(order.title()), modifier = Modifier.width(80.dp))
            """,
            [
                "app/src/main/kotlin/Order.kt": """
                fun Order.title(): Int = when (this) {
                    Order.NAME -> R.string.by_name
                    Order.DATE -> R.string.by_date
                }

                """
            ])
        #expect(rooms["one"]?.room.width == 90)
        #expect(rooms["other"]?.room.width == 90)
        #expect(rooms["by_name"]?.room.width == 80)
        #expect(rooms["by_date"]?.room.width == 80)
    }

    @Test("A dialog has a window of its own, wherever it is called")
    func windows() throws {
        let rooms = try Self.rooms(
            """
            Row(modifier = Modifier.padding(50.dp)) {
                Button(onClick = {}) { Text(stringResource(R.string.open)) }
                if (isOpen) {
                    AlertDialog(title = { Text(stringResource(R.string.title)) }, onDismissRequest = {})
                }
            }
            """)
        #expect(rooms["open"]?.room.width == 360 - 100 - 48)
        #expect(rooms["title"]?.room.width == 360 - 48)
    }

    @Test("A component that is not known, and what scrolls sideways, give no room")
    func unknown() throws {
        let rooms = try Self.rooms(
            """
            Waterfall { Text(stringResource(R.string.unknown)) }
            LazyRow { item { Text(stringResource(R.string.sideways)) } }
            Row(modifier = Modifier.horizontalScroll(rememberScrollState())) { Text(stringResource(R.string.row)) }
            """)
        #expect(rooms["unknown"]?.room.reason == WithoutRoom.unknownContainer.rawValue)
        #expect(rooms["sideways"]?.room.reason == WithoutRoom.scrollsSideways.rawValue)
        #expect(rooms["row"]?.room.reason == WithoutRoom.scrollsSideways.rawValue)
    }

    @Test(
        "Previews, wide screens, widgets and what others show in a row that scrolls have no scene",
        arguments: [
            "@Preview @Composable fun Screen() { Text(stringResource(R.string.name)) }",
            "@Composable fun LandscapeScreen() { Text(stringResource(R.string.name)) }",
            "@Composable fun Screen() { if (isTablet) { Text(stringResource(R.string.name)) } }",
            "import androidx.glance.text.Text\n@Composable fun Screen() { Text(stringResource(R.string.name)) }",
            """
            @Composable fun Row() { LazyRow { items(all) { Chip() } } }
            @Composable fun Chip() { Text(stringResource(R.string.name)) }
            """,
            "fun screen() { Text(stringResource(R.string.name)) }",
        ])
    func withoutScene(kotlin: String) throws {
        #expect(try Self.scenes(kotlin + "\n").isEmpty)
    }

    @Test("Composables that call each other come to an end")
    func recursion() throws {
        let scenes = try Self.scenes(
            """
            @Composable fun One(title: String) { Two(stringResource(R.string.one)) }
            @Composable fun Two(title: String) { One(title); Text(title) }

            """)
        #expect(scenes["One"]?.texts.map(\.key) == ["one"])
    }
}
