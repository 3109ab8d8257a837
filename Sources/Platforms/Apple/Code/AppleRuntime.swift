// What Apple's frameworks find and call by themselves.

import Code

extension RuntimeNames {
    /// What Apple's frameworks find and call by themselves.
    package static let apple = RuntimeNames(
        plainAttributes: [
            "ViewBuilder", "MainActor", "available", "discardableResult", "inline", "inlinable", "Sendable", "frozen",
            "Observable", "ToolbarContentBuilder", "WidgetConfigurationBuilder", "SceneBuilder", "CommandsBuilder",
            "StringInterpolation", "escaping", "unchecked", "preconcurrency", "nonobjc", "usableFromInline",
            "warn_unqualified_access",
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
        requirements: [
            "body", "id", "description", "debugDescription", "errorDescription", "failureReason",
            "recoverySuggestion", "helpAnchor", "hash", "hashValue", "encode", "rawValue", "allCases", "makeBody",
            "content", "localizedDescription",
        ],
        foundTypes: [
            "Intent", "AppShortcutsProvider", "AppEntity", "AppEnum", "EntityQuery", "IntentHandling", "XCTestCase",
            "NSScriptCommand", "NSManagedObject", "NSDocument", "INExtension", "NSApplication",
        ],
        visibility: ["isDiscoverable"],
        entries: ["main", "UIApplicationMain", "NSApplicationMain"])
}
