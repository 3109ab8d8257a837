// The components of Compose and Material, and how they arrange their parts.

/// The components of libraries by name.
///
/// Their paddings are those of Material 3 1.4 (`ButtonDefaults.ContentPadding`, `ListItemStartPadding` and others in
/// androidx.compose.material3), and of Material 2 where it has smaller ones. If a component may have less, the least counts.
enum ComposeComponents {
    /// The component with a name; nil if it is not known.
    static func template(_ name: String, isOfMaterial3: Bool) -> ComposeTemplate? {
        isOfMaterial3 ? all[name] : ofMaterial2[name] ?? all[name]
    }

    private static let all: [String: ComposeTemplate] = {
        var all: [String: ComposeTemplate] = [:]
        func add(_ template: ComposeTemplate, _ names: String) {
            for name in names.split(separator: " ") { all[String(name)] = template }
        }
        addContainers(add)
        addControls(add)
        addBars(add)
        addDialogs(add)
        return all
    }()

    /// What is narrower in Material 2.
    private static let ofMaterial2: [String: ComposeTemplate] = {
        let button = ComposeTemplate.row([.slot("content", style: "labelLarge")])
        return [
            "Button": .padded(16, button), "OutlinedButton": .padded(16, button), "TextButton": .padded(8, button),
            "Switch": .drawing(38), "IconButton": .drawing(24),
        ]
    }()

    /// Columns, rows, lists and what draws around them.
    private static func addContainers(_ add: (ComposeTemplate, String) -> Void) {
        add(.column([.content]), "Column LazyColumn ElevatedCard OutlinedCard ModalDrawerSheet FlowColumn")
        add(.row([.content]), "Row")
        add(
            .column([.content]),
            "Box BoxWithConstraints Surface FlowRow Card ConstraintLayout "
                + "HorizontalPager VerticalPager SelectionContainer BadgedBox PullToRefreshBox SwipeToDismissBox "
                + "DisableSelection TooltipBox ExposedDropdownMenuBox SharedTransitionLayout")
        add(.grid, "LazyVerticalGrid LazyVerticalStaggeredGrid")
        add(.sideways(.row([.content])), "LazyRow ScrollableTabRow PrimaryScrollableTabRow SecondaryScrollableTabRow")
        add(
            .column([
                .wide(.slot("topBar")), .content, .slot("floatingActionButton"), .wide(.slot("bottomBar")),
            ]), "Scaffold")
        add(.column([.content, .slot("drawerContent")]), "ModalNavigationDrawer DismissibleNavigationDrawer")
        add(.column([.content, .slot("sheetContent")]), "BottomSheetScaffold ModalBottomSheetLayout")
    }

    /// Buttons, rows and what people choose with.
    private static func addControls(_ add: (ComposeTemplate, String) -> Void) {
        let button = ComposeTemplate.row([.slot("content", style: "labelLarge")])
        add(.padded(24, button), "Button ElevatedButton FilledTonalButton OutlinedButton")
        add(.padded(12, button), "TextButton")
        add(
            .padded(16, .row([.slot("icon"), .slot("text", style: "labelLarge"), button])),
            "ExtendedFloatingActionButton")
        add(
            .padded(
                16,
                .row([
                    .spaced(after: 12, .slot("leadingContent")),
                    .filling(
                        .column([
                            .slot("overlineContent", style: "labelSmall"),
                            .slot("headlineContent", style: "bodyLarge"), .slot("content", style: "bodyLarge"),
                            .slot("supportingContent", style: "bodyMedium"),
                        ])),
                    .spaced(before: 12, .slot("trailingContent", style: "labelSmall")),
                ])), "ListItem SegmentedListItem")
        // A menu may be as wide as what it belongs to.
        add(
            .padded(
                12,
                .row([
                    .spaced(after: 12, .slot("leadingIcon")), .filling(.slot("text", style: "labelLarge")),
                    .spaced(before: 12, .slot("trailingIcon", style: "labelLarge")),
                ])), "DropdownMenuItem")
        add(.window(.column([.content])), "DropdownMenu ExposedDropdownMenu DropdownMenuPopup")
        add(.column([.content]), "DropdownMenuGroup")
        add(
            .padded(16, .column([.slot("supportingText", style: "bodySmall")])),
            "TextField OutlinedTextField SecureTextField OutlinedSecureTextField")
        add(.padded(16, button), "ToggleButton TonalToggleButton OutlinedToggleButton ElevatedToggleButton")
        let chip = ComposeTemplate.padded(
            8, .row([.slot("leadingIcon"), .slot("label", style: "labelLarge"), .slot("trailingIcon")]))
        add(chip, "FilterChip ElevatedFilterChip AssistChip ElevatedAssistChip SuggestionChip InputChip")
        add(.shared(.content), "SingleChoiceSegmentedButtonRow MultiChoiceSegmentedButtonRow")
        add(.padded(12, .column([.slot("label", style: "labelLarge")])), "SegmentedButton")
        // Most icons have 24 dp, and some are smaller.
        add(.drawing(16), "Icon")
        add(.drawing(40), "IconButton FilledIconButton FilledTonalIconButton OutlinedIconButton IconToggleButton")
        add(.drawing(52), "Switch")
        add(.drawing(20), "Checkbox TriStateCheckbox RadioButton")
        add(.drawing(56), "FloatingActionButton")
        add(.drawing(40), "CircularProgressIndicator SmallFloatingActionButton")
    }

    /// Bars, tabs and navigation.
    private static func addBars(_ add: (ComposeTemplate, String) -> Void) {
        add(
            .wide(
                .padded(
                    4,
                    .row([
                        .slot("navigationIcon"),
                        // Two lines of 28 sp have room in 64 dp.
                        .filling(
                            .spaced(
                                before: 4, after: 4,
                                .column([.slot("title", style: "titleLarge", lines: 2), .slot("subtitle")]))),
                        .slot("actions"),
                    ]))), "TopAppBar CenterAlignedTopAppBar")
        // Before it is scrolled up, its title is below the icons.
        add(
            .wide(
                .column([
                    .row([.slot("navigationIcon"), .slot("actions")]),
                    .padded(8, .slot("title", style: "titleLarge")),
                ])), "MediumTopAppBar LargeTopAppBar MediumFlexibleTopAppBar LargeFlexibleTopAppBar")
        add(.wide(.row([.slot("actions"), .content])), "BottomAppBar")
        add(.wide(.shared(.content)), "NavigationBar BottomNavigation TabRow PrimaryTabRow SecondaryTabRow")
        add(
            .column([.slot("icon"), .slot("label", style: "labelMedium")]), "NavigationBarItem BottomNavigationItem")
        add(
            .column([.slot("icon"), .spaced(before: 16, after: 16, .slot("text", style: "titleSmall")), .content]),
            "Tab")
        add(.padded(16, .row([.slot("icon"), .slot("text", style: "titleSmall")])), "LeadingIconTab")
        add(
            .padded(
                16,
                .row([
                    .spaced(after: 12, .slot("icon")), .filling(.slot("label", style: "labelLarge")),
                    .spaced(before: 12, .slot("badge", style: "labelLarge")),
                ])), "NavigationDrawerItem")
    }

    /// Dialogs, sheets and messages.
    private static func addDialogs(_ add: (ComposeTemplate, String) -> Void) {
        add(
            .window(
                .column([
                    .padded(
                        24,
                        .column([
                            .slot("icon"), .slot("title", style: "headlineSmall"), .slot("text", style: "bodyMedium"),
                        ])),
                    .padded(
                        8,
                        .column([
                            .slot("dismissButton", style: "labelLarge"), .slot("confirmButton", style: "labelLarge"),
                        ])),
                ])), "AlertDialog")
        add(.window(.column([.content])), "BasicAlertDialog Dialog ModalBottomSheet Popup")
        // The action may be on a line of its own.
        add(
            .padded(
                16, .column([.slot("content", style: "bodyMedium"), .slot("action", style: "labelLarge")])), "Snackbar")
        add(.padded(8, .slot("content", style: "bodySmall")), "PlainTooltip")
    }

    /// Composables that only change what is around their contents, and functions of lists and navigation.
    static let wrappers: Set<String> = [
        "item", "stickyHeader", "composable", "dialog", "navigation", "key", "CompositionLocalProvider",
        "MaterialTheme", "Crossfade", "AnimatedContent", "ProvideTextStyle",
        // Functions of Kotlin's own.
        "with", "apply", "run",
    ]
    /// Those that may draw nothing: there may be no items, or no value.
    static let conditional: Set<String> = [
        "items", "itemsIndexed", "forEach", "forEachIndexed", "fastForEach", "fastForEachIndexed", "repeat", "let",
        "also", "takeIf", "takeUnless", "AnimatedVisibility", "invoke",
    ]
    /// Those that set the style of the texts in them.
    static let styled: Set<String> = Set(all.filter { $0.value.hasStyle }.keys).union(["ProvideTextStyle"])
}
