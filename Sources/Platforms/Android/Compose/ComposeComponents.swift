// The components of Compose and Material, and how they arrange their parts.

/// The components of libraries by name.
enum ComposeComponents {
    /// All of them.
    static let all: [String: ComposeTemplate] = {
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
                    .spaced(after: 16, .slot("leadingContent")),
                    .filling(
                        .column([
                            .slot("overlineContent", style: "labelSmall"),
                            .slot("headlineContent", style: "bodyLarge"), .slot("content", style: "bodyLarge"),
                            .slot("supportingContent", style: "bodyMedium"),
                        ])),
                    .spaced(before: 16, .slot("trailingContent", style: "labelSmall")),
                ])), "ListItem SegmentedListItem")
        add(
            .limited(
                280,
                .padded(
                    12,
                    .row([
                        .spaced(after: 12, .slot("leadingIcon")),
                        .filling(.slot("text", style: "labelLarge")),
                        .spaced(before: 12, .slot("trailingIcon", style: "labelLarge")),
                    ]))), "DropdownMenuItem")
        add(
            .window(.limited(280, .column([.content]))), "DropdownMenu ExposedDropdownMenu DropdownMenuPopup")
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
        add(.drawing(24), "Icon")
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
                        .filling(
                            .padded(4, .column([.slot("title", style: "titleLarge", lines: 2), .slot("subtitle")]))),
                        .slot("actions"),
                    ]))), "TopAppBar CenterAlignedTopAppBar")
        // Before it is scrolled up, its title is below the icons.
        add(
            .wide(
                .column([
                    .row([.slot("navigationIcon"), .slot("actions")]),
                    .padded(16, .slot("title", style: "titleLarge")),
                ])), "MediumTopAppBar LargeTopAppBar MediumFlexibleTopAppBar LargeFlexibleTopAppBar")
        add(.wide(.row([.slot("actions"), .content])), "BottomAppBar")
        add(.wide(.shared(.content)), "NavigationBar BottomNavigation TabRow PrimaryTabRow SecondaryTabRow")
        add(
            .column([.slot("icon"), .slot("label", style: "labelMedium")]), "NavigationBarItem BottomNavigationItem")
        add(
            .padded(16, .column([.slot("icon"), .slot("text", style: "titleSmall"), .slot("content")])), "Tab")
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
                .padded(
                    24,
                    .column([
                        .slot("icon"), .slot("title", style: "headlineSmall"), .slot("text", style: "bodyMedium"),
                        .slot("dismissButton", style: "labelLarge"), .slot("confirmButton", style: "labelLarge"),
                    ]))), "AlertDialog")
        add(.window(.column([.content])), "BasicAlertDialog Dialog ModalBottomSheet Popup")
        add(
            .padded(
                16,
                .row([.filling(.slot("content", style: "bodyMedium")), .slot("action", style: "labelLarge")])),
            "Snackbar")
        add(.padded(8, .slot("content", style: "bodySmall")), "PlainTooltip")
    }

    /// Calls that add what their closures draw to what is around.
    static let transparent: Set<String> = [
        "item", "items", "itemsIndexed", "stickyHeader", "composable", "dialog", "navigation", "key", "forEach",
        "forEachIndexed", "repeat", "with", "apply",
        "run", "CompositionLocalProvider", "MaterialTheme", "Crossfade", "AnimatedContent", "ProvideTextStyle",
        "fastForEach", "fastForEachIndexed",
    ]
    /// Those whose closures may draw nothing.
    static let conditional: Set<String> = ["let", "also", "takeIf", "takeUnless", "AnimatedVisibility", "invoke"]
}
