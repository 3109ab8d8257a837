// What Apple's frameworks find and call by themselves.

import Code

extension RuntimeNames {
    /// What Apple's frameworks find and call by themselves.
    package static let apple: RuntimeNames = {
        var names = base
        names.moduleRequirements = [
            // Only alerts of the desktop show more of an error than its description.
            (["AppKit", "Cocoa"], ["failureReason", "recoverySuggestion", "helpAnchor"])
        ]
        names.openedDocuments = ["storyboard"]
        return names
    }()

    private static let base = RuntimeNames(
        plainAttributes: [
            "ViewBuilder", "MainActor", "available", "discardableResult", "inline", "inlinable", "Sendable", "frozen",
            "Observable", "ToolbarContentBuilder", "WidgetConfigurationBuilder", "SceneBuilder", "CommandsBuilder",
            "StringInterpolation", "escaping", "unchecked", "preconcurrency", "nonobjc", "usableFromInline",
            "warn_unqualified_access", "objcMembers",
        ],
        plainTypes: [
            "View", "ViewModifier", "ToolbarContent", "Scene", "Commands", "Widget", "String", "Int", "UInt", "Double",
            "UInt8", "Int8", "UInt16", "Int16", "UInt32", "Int32", "Int64", "UInt64", "Character", "CaseIterable",
            "Codable",
            "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Sendable", "@uncheckedSendable",
            "Identifiable",
            "Error", "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable",
            "OptionSet", "ObservableObject", "NSObject", "UIViewController", "UIView", "NSView", "NSViewController",
            "NSWindowController", "UITableViewCell", "UICollectionViewCell", "AnyObject", "ButtonStyle", "LabelStyle",
        ],
        passiveTypes: [
            "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Comparable", "Sendable",
            "Identifiable",
            "@uncheckedSendable", "CustomStringConvertible", "CustomDebugStringConvertible",
        ],
        requirements: [
            "body", "id", "description", "debugDescription", "errorDescription", "hash", "hashValue", "encode",
            "rawValue", "allCases", "makeBody",
            "content", "localizedDescription",
        ],
        foundTypes: [
            "Intent", "AppShortcutsProvider", "AppEntity", "AppEnum", "EntityQuery", "IntentHandling", "XCTestCase",
            "NSScriptCommand", "NSManagedObject", "NSDocument", "INExtension", "NSApplication",
        ],
        visibility: ["isDiscoverable"],
        entries: ["main", "UIApplicationMain", "NSApplicationMain"])
}
