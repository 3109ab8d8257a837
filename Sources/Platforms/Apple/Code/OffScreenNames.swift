// Code that users of an app never see.

/// Names of code for developers: previews, tests and logs.
public enum OffScreenNames {
    /// Protocols of types that only the development environment shows.
    public static let previewProtocols: Set<String> = ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"]

    /// Macros of the same.
    public static let previewMacros: Set<String> = ["Preview", "PreviewModifier"]

    /// Modules that only tests import.
    public static let testModules: Set<String> = [
        "XCTest", "Testing", "SnapshotTesting", "ViewInspector", "Nimble", "Quick", "FBSnapshotTestCase",
    ]

    /// The modifier that shows bars in place of texts.
    public static let redaction: StaticString = "redacted"

    /// The value of the environment that says so to the views inside.
    public static let redactionReasons: StaticString = "redactionReasons"

    /// Functions whose texts developers read.
    public static let logs: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "log", "debug", "info", "notice", "warn", "warning", "error",
        "fault", "critical", "trace", "verbose", "assert", "assertionFailure", "precondition", "preconditionFailure",
        "fatalError", "DDLogDebug", "DDLogInfo", "DDLogWarn", "DDLogError", "DDLogVerbose", "addBreadcrumb",
    ]

    /// Whether a function of an app is named for a log: `printLog`, `HMLog`, `logError`, but not `logIn`.
    public static func isLog(_ name: String) -> Bool {
        if name.hasSuffix("Log") {
            return logWords.contains { name.hasPrefix($0) } || name.dropLast(3).allSatisfy(\.isUppercase)
        }
        guard name.hasPrefix("log"), let next = name.dropFirst(3).first, next.isUppercase else { return false }
        return !["In", "Out", "On", "Off"].contains { name.dropFirst(3).hasPrefix($0) }
    }

    private static let logWords = ["print", "write", "debug", "append", "trace", "os"]
}
