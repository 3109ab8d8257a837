// The rooms of texts in Compose.

import Catalogs
import Code
import Layouts
import Platforms
import Testing

@Suite("Compose")
struct ComposeTests {
    static let path = "app/src/main/kotlin/Screen.kt"

    /// The scenes of the composables in `Screen.kt`, by name; `others` are more files.
    static func scenes(
        _ kotlin: String, _ others: [String: String] = [:], fonts: [String] = []
    ) throws -> [String: Scene] {
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
                code: paths.filter { $0.extension == "kt" }, sources: sources, fonts: fonts.map { CatalogPath($0) },
                bytes: { bytes[$0.string] }))
        let scenes = read(CatalogPath(path))?.scenes ?? []
        return Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The rooms of the texts of a composable on a phone of 360 dp, by key.
    static func rooms(
        _ body: String, widths: [String: Double] = [:], _ others: [String: String] = [:], fonts: [String] = []
    ) throws -> [String: ScreenPlace] {
        let kotlin = """
            import androidx.compose.material3.Text
            @Composable
            fun Screen(modifier: Modifier = Modifier) {
            \(body)
            }

            """
        let scene = try #require(try scenes(kotlin, others, fonts: fonts)["Screen"])
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

    @Test(
        "What only running code knows leaves the whole room",
        arguments: [
            "Text(stringResource(R.string.name), modifier = Modifier.fillMaxWidth().width(100.dp))",
            "Text(stringResource(R.string.name), modifier = Modifier.padding(gap))",
            "Text(stringResource(R.string.name), modifier = modifier)",
            "all.forEach { gap -> Text(stringResource(R.string.name), modifier = Modifier.padding(gap)) }",
            "var gap = 9.dp\nText(stringResource(R.string.name), modifier = Modifier.padding(gap))",
            "Row { Text(stringResource(R.string.name), modifier = Modifier.weight(w)); Box(Modifier.weight(3f)) {} }",
            "Row { Box(Modifier.weight(1f)) { Text(stringResource(R.string.name)) }; all.forEach { Box(Modifier.weight(1f)) {} } }",
            "Column(contentPadding = ownPadding()) { Text(stringResource(R.string.name)) }",
            "LazyVerticalGrid(columns = GridCells.Fixed(3)) { item(span = { whole }) { Text(stringResource(R.string.name)) } }",
        ])
    func unknownLengths(body: String) throws {
        let other = "import androidx.compose.ui.unit.dp\n@Composable fun Other() { val gap = 40.dp }\n"
        let rooms = try Self.rooms(body, ["app/src/main/kotlin/Other.kt": other])
        #expect(rooms["name"]?.room.width == 360)
    }

    @Test("A padding of one length is one at both sides, and beside another length one at the start")
    func sides() throws {
        let rooms = try Self.rooms(
            """
            Text(stringResource(R.string.both), modifier = Modifier.padding(16.dp))
            Text(stringResource(R.string.start), modifier = Modifier.padding(16.dp, bottom = 8.dp))
            Text(stringResource(R.string.three), modifier = Modifier.padding(8.dp, 0.dp, 4.dp))
            """)
        #expect(rooms["both"]?.room.width == 328)
        #expect(rooms["start"]?.room.width == 344)
        #expect(rooms["three"]?.room.width == 348)
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
        #expect(rooms["shared"]?.room.width == 276)
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
        #expect(rooms["headline"]?.room.width == 300)
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
        #expect(rooms["title"]?.room.width == 324)
        #expect(rooms["title"]?.room.lines == 1)
        #expect(rooms["title"]?.line == 5)
        #expect(rooms["summary"]?.room.width == 324)
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
            Text(stringResource(order.label()), modifier = Modifier.width(80.dp))
            """,
            [
                "app/src/main/kotlin/Order.kt": """
                fun Order.label(): Int = when (this) {
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
        #expect(rooms["open"]?.room.width == 212)
        #expect(rooms["title"]?.room.width == 312)
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

    @Test("A composable is one of the package that its name comes from")
    func packages() throws {
        let card = """
            package other
            import androidx.compose.runtime.Composable
            @Composable fun Card(content: @Composable () -> Unit) { Column(Modifier.padding(50.dp)) { content() } }

            """
        for (name, width) in [("androidx.compose.material3.Card", 360.0), ("other.Card", 260)] {
            let scenes = try Self.scenes(
                """
                import \(name)
                @Composable fun Screen() { Card { Text(stringResource(R.string.name)) } }

                """, ["app/src/main/kotlin/Card.kt": card])
            let scene = try #require(scenes["Screen"])
            let places = scene.places(on: [Device("phone 360", width: 360)], contents: ContentSizes { _, _ in 20 })
            #expect(places.first?.room.width == width, "\(name)")
        }
    }

    @Test("Conditions, modifiers and names that double with each line end soon")
    func doubling() throws {
        let lines = (1...40).map { "val a\($0) = if (x) a\($0 - 1) else a\($0 - 1)" }
        let modifiers = (1...40).map { "val m\($0) = Modifier.then(m\($0 - 1)).then(m\($0 - 1))" }
        let names = (0..<5_000).map { "val n\($0) = \($0)" }
        let scenes = try Self.scenes(
            """
            @Composable
            fun Screen() {
                val a0 = stringResource(R.string.name)
                val m0 = Modifier.padding(1.dp)
                \((lines + modifiers + names).joined(separator: "\n"))
                Text(a40, modifier = m40)
            }

            """)
        #expect(scenes.count <= 1)
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
