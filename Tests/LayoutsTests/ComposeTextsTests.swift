// How texts reach the composables that show them.

import Layouts
import Testing

extension ComposeTests {
    @Test("Of composables that draw a text of either kind, a text of a resource goes to the one for strings")
    func overloadsByType() throws {
        let texts = """
            import androidx.compose.runtime.Composable
            @Composable fun Styled(text: AnnotatedString, modifier: Modifier = Modifier) { BasicText(text) }
            @Composable fun Styled(text: String, modifier: Modifier = Modifier) {
                BasicText(text, modifier = Modifier.padding(5.dp), maxLines = 1)
            }

            """
        let rooms = try Self.rooms(
            "Styled(text = stringResource(R.string.name))", ["app/src/main/kotlin/Styled.kt": texts])
        #expect(rooms["name"]?.room.width == 350)
        #expect(rooms["name"]?.room.lines == 1)
    }

    @Test("A closure that returns a text, and one that returns what is drawn, count as their results")
    func closures() throws {
        let other = """
            import androidx.compose.material3.Text
            @Composable fun Group(title: @Composable () -> String, note: String? = null) {
                Column(modifier = Modifier.padding(8.dp)) {
                    Text(text = title())
                    note?.let { Text(it, maxLines = 2) }
                }
            }
            @Composable fun Item(title: String, note: String? = null) {
                ListItem(
                    headlineContent = { Text(title) },
                    supportingContent = note?.let { { Text(text = note) } })
            }

            """
        let rooms = try Self.rooms(
            """
            Group(title = { stringResource(R.string.group) }, note = stringResource(R.string.group_note))
            Item(title = stringResource(R.string.item), note = stringResource(R.string.item_note))
            """, ["app/src/main/kotlin/Other.kt": other])
        #expect(rooms["group"]?.room.width == 344)
        #expect(rooms["group_note"]?.room.width == 344)
        #expect(rooms["group_note"]?.room.lines == 2)
        #expect(rooms["item"]?.room.width == 328)
        #expect(rooms["item_note"]?.room.width == 328)
        #expect(rooms["item_note"]?.font.size == 14)
    }

    @Test("A composable whose parameter returns a text shows it unless its callers say something else")
    func usualTexts() throws {
        let scenes = try Self.scenes(
            """
            import androidx.compose.material3.Text
            @Composable fun Group(title: @Composable () -> String = { stringResource(R.string.usual) }) { Text(title()) }

            """)
        #expect(scenes["Group"]?.texts.map(\.key) == ["usual"])
    }

    private static let items = """
        class Item(val icon: Int, @StringRes val title: Int, val note: Int? = null)
        enum class Order(@StringRes val label: Int) { NAME(R.string.by_name), DATE(R.string.by_date) }
        enum class Size { SMALL, LARGE }
        enum class Speed { SLOW, FAST }
        class Prefs(val size: Size, val speed: Speed)
        fun Size.title(): Int = when (this) { Size.SMALL -> R.string.small; Size.LARGE -> R.string.large }
        fun Speed.title(): Int {
            val text = when (this) { Speed.SLOW -> R.string.slow; Speed.FAST -> R.string.fast }
            return text
        }
        sealed class Message { data class Resource(val id: Int) : Message(); data class Written(val text: String) : Message() }

        """

    @Test("The texts of objects in a list have the room of what shows each of them")
    func lists() throws {
        let rooms = try Self.rooms(
            """
            val items = remember { listOf(Item(1, R.string.one), Item(icon = 2, title = R.string.two, note = R.string.note)) }
            LazyColumn {
                items(items) { item ->
                    Text(stringResource(item.title), modifier = Modifier.width(90.dp))
                    item.note?.let { Text(stringResource(it), modifier = Modifier.width(80.dp)) }
                }
            }
            """, ["app/src/main/kotlin/Items.kt": Self.items])
        #expect(rooms["one"]?.room.width == 90)
        #expect(rooms["two"]?.room.width == 90)
        #expect(rooms["note"]?.room.width == 80)
    }

    @Test("The texts of an enumeration have the room of what shows one of them")
    func enumerations() throws {
        let rooms = try Self.rooms(
            """
            Order.entries.forEach { Text(stringResource(it.label), modifier = Modifier.width(90.dp)) }
            """, ["app/src/main/kotlin/Items.kt": Self.items])
        #expect(rooms["by_name"]?.room.width == 90)
        #expect(rooms["by_date"]?.room.width == 90)
        let scenes = try Self.scenes(
            """
            import androidx.compose.material3.Text
            @Composable fun Choice(order: Order) { Text(stringResource(order.label)) }

            """, ["app/src/main/kotlin/Items.kt": Self.items])
        #expect(scenes["Choice"]?.texts.map(\.key) == ["by_name", "by_date"])
    }

    @Test("Of functions with one name, the one of the value's type is called")
    func types() throws {
        let scenes = try Self.scenes(
            """
            import androidx.compose.material3.Text
            @Composable fun Sizes(prefs: Prefs) { Text(stringResource(prefs.size.title())) }
            @Composable fun Speeds(prefs: Prefs) { Text(stringResource(prefs.speed.title())) }
            @Composable fun Others(value: Any) { Text(stringResource(value.title())) }

            """, ["app/src/main/kotlin/Items.kt": Self.items])
        #expect(scenes["Sizes"]?.texts.map(\.key) == ["small", "large"])
        #expect(scenes["Speeds"]?.texts.map(\.key) == ["slow", "fast"])
        #expect(scenes["Others"] == nil)
    }

    @Test("What a function makes of an object with one text is that text")
    func messages() throws {
        let other = """
            import androidx.compose.material3.Text
            @Composable fun Problem(message: Message) { Text(message.asString(), modifier = Modifier.padding(5.dp)) }

            """
        let rooms = try Self.rooms(
            "Problem(Message.Resource(R.string.problem))",
            ["app/src/main/kotlin/Items.kt": Self.items, "app/src/main/kotlin/Problem.kt": other])
        #expect(rooms["problem"]?.room.width == 350)
    }

    @Test("Constants that refer to each other come to an end")
    func cycles() throws {
        let constants = """
            class Box2(val inner: Box2, val text: Int)
            val first = Box2(second.inner, R.string.one)
            val second = Box2(first.inner, R.string.two)

            """
        let rooms = try Self.rooms(
            "Text(stringResource(first.inner.inner.text))\nText(stringResource(R.string.name))",
            ["app/src/main/kotlin/Constants.kt": constants])
        #expect(rooms["name"]?.room.width == 360)
    }

    @Test("A size of the type scale that a function scales is the usual one")
    func scaledSizes() throws {
        let theme = """
            import androidx.compose.material3.Typography
            fun typography(scale: Float = 1f, other: Float): Typography {
                val bodySize = 18.sp * scale
                return Typography(
                    bodyLarge = base.copy(fontSize = bodySize), bodySmall = base.copy(fontSize = 10.sp * other))
            }

            """
        let rooms = try Self.rooms(
            """
            Text(stringResource(R.string.known))
            Text(stringResource(R.string.unknown), style = MaterialTheme.typography.bodySmall)
            """, ["app/src/main/kotlin/Theme.kt": theme])
        #expect(rooms["known"]?.font.size == 18)
        #expect(rooms["unknown"]?.room.reason == WithoutRoom.unknownStyle.rawValue)
    }

    @Test("A text is measured in the app's font of its weight; without its file, another one stands in")
    func fonts() throws {
        let theme = """
            import androidx.compose.material3.Typography
            val Poppins = FontFamily(
                Font(R.font.poppins_regular), Font(R.font.poppins_bold, FontWeight.Bold), Font(R.font.lost, FontWeight.Black))

            """
        let fonts = ["poppins_regular", "poppins_bold"].map { "app/src/main/res/font/\($0).ttf" }
        let rooms = try Self.rooms(
            """
            Text(stringResource(R.string.plain), fontFamily = Poppins)
            Text(stringResource(R.string.bold), style = TextStyle(fontSize = 9.sp, fontWeight = FontWeight.Bold, fontFamily = Poppins))
            Text(stringResource(R.string.lost), fontFamily = Poppins, fontWeight = FontWeight.Black)
            Text(stringResource(R.string.unknown), fontFamily = familyOf(state))
            Text(stringResource(R.string.usual), fontFamily = FontFamily.Default)
            """, ["app/src/main/kotlin/Theme.kt": theme], fonts: fonts)
        #expect(rooms["plain"]?.font.face == .file(fonts[0], besides: "Roboto"))
        #expect(rooms["bold"]?.font.face == .file(fonts[1], besides: "Roboto"))
        #expect(rooms["lost"]?.font.face == .named("Roboto"))
        #expect(rooms["lost"]?.font.isStandIn == true)
        #expect(rooms["unknown"]?.font.isStandIn == true)
        #expect(rooms["usual"]?.font.isStandIn == false)
    }
}
