// Calls of SwiftUI around views that say what the views are.

import Code

extension Surrounding {
    private static let buttons: [ScreenRole: ScreenRole] = [.text: .button]

    /// Views.
    static let views: [Surrounding] = [
        Surrounding(barrier: "Button", "", needs: "label"), Surrounding(barrier: "Button", "action"),
        Surrounding("Button", "label", buttons), Surrounding("Button", "", buttons, needs: "action"),
        Surrounding(barrier: "Button"),
        Surrounding("Menu", "label", buttons),
        Surrounding("Menu", "", [.text: .menuItem, .button: .menuItem, .toggle: .menuItem, .link: .menuItem]),
        Surrounding("Menu", "content", [.text: .menuItem, .button: .menuItem, .toggle: .menuItem, .link: .menuItem]),
        Surrounding(barrier: "NavigationLink", "", needs: "label"),
        Surrounding(barrier: "NavigationLink", "destination"),
        Surrounding("NavigationLink", "label", [.text: .link]),
        Surrounding("NavigationLink", "", [.text: .link], needs: "destination"),
        Surrounding("NavigationLink", "", [.text: .link], needs: "value"),
        Surrounding(barrier: "NavigationLink"),
        Surrounding("Link", "label", [.text: .link]), Surrounding("Link", "", [.text: .link], needs: "destination"),
        Surrounding("ShareLink", "label", buttons), Surrounding("ShareLink", "", buttons),
        Surrounding("Toggle", "label", [.text: .toggle]), Surrounding("Toggle", "", [.text: .toggle], needs: "isOn"),
        Surrounding("Tab", "label", [.text: .tab]),
        Surrounding("Picker", "", [.text: .option, .button: .option], needs: "selection"),
        Surrounding("Picker", "content", [.text: .option]), Surrounding("Picker", "label", [.text: .text]),
        Surrounding("Section", "header", [.text: .sectionHeader]),
        Surrounding("Section", "footer", [.text: .sectionFooter]),
        Surrounding("List", "", [.text: .listRow, .link: .listRow]),
        Surrounding("List", "content", [.text: .listRow, .link: .listRow]),
        Surrounding("List", "rowContent", [.text: .listRow, .link: .listRow]),
        Surrounding("Form", "", [.text: .listRow, .link: .listRow]),
        Surrounding("Form", "content", [.text: .listRow, .link: .listRow]),
        Surrounding("Section", "", [.text: .listRow, .link: .listRow]),
        Surrounding("Section", "content", [.text: .listRow, .link: .listRow]),
        Surrounding("GroupBox", "label", [.text: .sectionHeader]),
        Surrounding("TextField", "prompt", [.text: .placeholder]),
        Surrounding("SecureField", "prompt", [.text: .placeholder]),
        Surrounding("CommandMenu", "", [.button: .menuItem, .toggle: .menuItem, .text: .menuItem]),
        Surrounding("CommandGroup", "", [.button: .menuItem, .toggle: .menuItem, .link: .menuItem, .text: .menuItem]),
        Surrounding("MenuBarExtra", "", [.button: .menuItem, .toggle: .menuItem]),
    ]

    /// Modifiers.
    static let modifiers: [Surrounding] =
        [
            Surrounding("toolbar", "", [.text: .barButton, .button: .barButton, .link: .barButton]),
            Surrounding("toolbar", "content", [.text: .barButton, .button: .barButton, .link: .barButton]),
            Surrounding("navigationBarItems", "leading", [.text: .barButton, .button: .barButton, .link: .barButton]),
            Surrounding("navigationBarItems", "trailing", [.text: .barButton, .button: .barButton, .link: .barButton]),
            Surrounding("tabItem", "", [.text: .tab]),
            Surrounding("swipeActions", "", [.text: .swipeAction, .button: .swipeAction, .link: .swipeAction]),
            Surrounding("swipeActions", "content", [.text: .swipeAction, .button: .swipeAction]),
            Surrounding(
                "contextMenu", "", [.text: .menuItem, .button: .menuItem, .toggle: .menuItem, .link: .menuItem]),
            Surrounding(
                "contextMenu", "menuItems",
                [.text: .menuItem, .button: .menuItem, .toggle: .menuItem, .link: .menuItem]),
            Surrounding("navigationTitle", "", [.text: .navigationTitle]),
            Surrounding("navigationBarTitle", "", [.text: .navigationTitle]),
            Surrounding("help", "", [.text: .tooltip]), Surrounding("badge", "", [.text: .badge]),
            Surrounding("searchable", "prompt", [.text: .placeholder]),
            Surrounding(barrier: "onTapGesture"), Surrounding(barrier: "task"), Surrounding(barrier: "onAppear"),
            Surrounding(
                "accessibilityRepresentation", "",
                [.text: .accessibility, .button: .accessibility, .toggle: .accessibility, .link: .accessibility]),
        ]
        + ["accessibilityLabel", "accessibilityHint", "accessibilityValue"].map {
            Surrounding($0, "", [.text: .accessibility])
        }
        + ["label", "hint", "value"].map { Surrounding("accessibility", $0, [.text: .accessibility]) }
        + [
            "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector", "inspectorColumn",
            "safeAreaInset",
            "background", "overlay",
        ].flatMap {
            [Surrounding(barrier: $0), Surrounding(barrier: $0, "content"), Surrounding(barrier: $0, "destination")]
        }

    /// Alerts.
    static let controls: [Surrounding] =
        ["alert", "confirmationDialog"].flatMap { name in
            [
                Surrounding(name, "", [.text: .alertTitle, .button: .alertButton]),
                Surrounding(name, "actions", [.text: .alertButton, .button: .alertButton]),
                Surrounding(name, "message", [.text: .alertMessage]),
            ]
        }
        + ["Alert", "ActionSheet"].flatMap { name in
            [
                Surrounding(name, "title", [.text: .alertTitle]), Surrounding(name, "message", [.text: .alertMessage]),
                Surrounding(name, "buttons", [:]), Surrounding(name, "primaryButton", [:]),
                Surrounding(name, "secondaryButton", [:]), Surrounding(name, "dismissButton", [:]),
            ]
        }
        + ["default", "cancel", "destructive"].map {
            Surrounding($0, "", [.text: .alertButton], base: .implicit)
        }
}
