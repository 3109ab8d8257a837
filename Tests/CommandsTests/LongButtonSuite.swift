// An app for tests of checks: its German button text is too long.

import Foundation
import TestSupport

/// Tests of an app whose German button has 23 characters, but room for only 20.
protocol LongButtonSuite {
    var folder: TemporaryFolder { get }
}

extension LongButtonSuite {
    static func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "/* Button */\n\"auth.login.submit_button\" = \"Sign in\";\n\"auth.title\" = \"Welcome\";\n",
            to: "App/en.lproj/Localizable.strings")
        try write("Jetzt sicher anmelden!!", to: folder)
        try folder.write("budgets:\n  auth.login.submit_button: 20\n", to: ".swell.yml")
        return folder
    }

    private static func write(_ text: String, before: String = "", to folder: TemporaryFolder) throws {
        try folder.write(
            before + "/* Button */\n\"auth.login.submit_button\" = \"\(text)\";\n\"auth.title\" = \"Willkommen\";\n",
            to: "App/de.lproj/Localizable.strings")
    }

    /// Gives the German button another text.
    func german(_ text: String, before: String = "") throws { try Self.write(text, before: before, to: folder) }

    func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }
}
