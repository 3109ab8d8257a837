// The slots of Compose's Material components.

import Code

/// Arguments of components whose texts have a role of their own.
enum AndroidSlots {
    /// All of them.
    static let all: [Surrounding] = slots.flatMap { names, labels, roles in
        names.flatMap { name in labels.map { Surrounding(name, $0, roles) } }
    }

    /// The names of components, the labels of their slots, and the roles of texts and buttons in these.
    private static let slots: [(names: [String], labels: [String], roles: [ScreenRole: ScreenRole])] = [
        (
            ["TopAppBar", "CenterAlignedTopAppBar", "MediumTopAppBar", "LargeTopAppBar"], ["title"],
            [.text: .navigationTitle]
        ),
        (["NavigationBarItem", "NavigationRailItem", "BottomNavigationItem"], ["label"], [.text: .tab]),
        (["Tab", "LeadingIconTab"], ["text", ""], [.text: .tab]),
        (
            [
                "Button", "TextButton", "OutlinedButton", "FilledTonalButton", "ElevatedButton",
                "ExtendedFloatingActionButton",
            ], ["", "content", "text"], [.text: .button]
        ),
        (["OutlinedTextField", "TextField", "SearchBar"], ["label", "placeholder"], [.text: .placeholder]),
        (["AlertDialog"], ["title"], [.text: .alertTitle]), (["AlertDialog"], ["text"], [.text: .alertMessage]),
        (["AlertDialog"], ["confirmButton", "dismissButton"], [.text: .alertButton, .button: .alertButton]),
        (["Snackbar"], [""], [.text: .snackbar]),
        (["Snackbar"], ["action"], [.text: .snackbarAction, .button: .snackbarAction]),
        (["DropdownMenuItem"], ["text", ""], [.text: .menuItem]),
        (["ListItem"], ["headlineContent"], [.text: .listRow]),
        (["SegmentedButton"], ["label", ""], [.text: .segment]),
    ]
}
