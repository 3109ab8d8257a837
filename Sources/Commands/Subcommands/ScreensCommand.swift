// `swell screens`: what recorded screens contain.

import Basics
import Catalogs
import Platforms
import Projects
import Screens

extension Command {
    static let screens = Command(
        name: "screens",
        summary: "List recorded screens, or convert the dumps of other tools.",
        operands: "[DUMP…]",
        takes: .files,
        flags: [
            ScreensCommand.density, ScreensCommand.language, ScreensCommand.out, Settings.config, Settings.isolated,
        ],
        details: """
            DUMP is a screen that 'swell snippet' recorded, what 'adb shell uiautomator dump' wrote, the text of
            XCUITest's 'app.debugDescription', or the JSON of a file from Figma's REST API; or a folder of them. The
            default is what the setting 'screens' names, with the keys that 'swell check' finds.

            With --out, each screen is written in Swell's own format, which docs/screens-format.md describes. An existing
            file with other contents is never overwritten.

            Examples:
              swell screens
              adb shell uiautomator dump /dev/tty > login.de.xml
              swell screens login.de.xml --density 420 --out screens
              swell screens design.json --locale en --out screens
            """,
        run: { invocation, console in try await ScreensCommand(invocation, console).run() })
}

struct ScreensCommand {
    static let density = Flag(
        name: "density", value: "DPI",
        summary: "The dots per inch of the device, as 'adb shell wm density' prints them (160 by default).")
    static let language = Flag(
        name: "locale", value: "TAG", takes: .languages,
        summary: "The language of the screens, for dumps whose names do not end in it.")
    static let out = Flag(
        name: "out", short: "o", value: "FOLDER", takes: .files,
        summary: "Write the screens into this folder in Swell's format.")

    private let invocation: Invocation
    private let console: Console
    private let density: Double?
    private let locale: String?

    init(_ invocation: Invocation, _ console: Console) throws {
        (self.invocation, self.console) = (invocation, console)
        density = try invocation.value(of: Self.density).map { text in
            guard let density = Double(text), 20...2000 ~= density else {
                throw UsageError.unreadableValue(
                    text, flag: Self.density.name, expected: "dots per inch, such as 420", command: "screens")
            }
            return density
        }
        locale = invocation.value(of: Self.language)
    }

    func run() async throws -> ExitCode {
        let (screens, faults) = try await read()
        for fault in faults { console.complain("\(fault.path.at(fault.place)): \(fault.message)") }
        guard !screens.isEmpty else {
            if faults.isEmpty { console.complain("no recorded screens; pass a DUMP, or set 'screens' in .swell.yml") }
            return .trouble
        }
        if let folder = invocation.value(of: Self.out) {
            guard try ScreenFiles(folder, console).write(screens.map(\.screen)) else { return .trouble }
        } else {
            let lines = screens.map { "\($0.path): \(ScreenWords.line(of: $0.screen))\n" }
            try console.write(Array(lines.joined().utf8))
        }
        return faults.isEmpty ? .clean : .trouble
    }

    private typealias Found = (screens: [(path: String, screen: RecordedScreen)], faults: [Fault])

    private func read() async throws -> Found {
        guard !invocation.operands.isEmpty else {
            let found = try await CheckPlan(invocation, command: "screens", readsAll: true).recordedScreens()
            return (found.all.map { ($0.path, $0.screen) }, found.faults)
        }
        var found: Found = ([], [])
        for path in invocation.operands {
            let own = ScreenFolder(path).screens(density: density)
            found.faults += own.faults
            for (path, screen) in own.screens {
                var screen = screen
                if let locale { screen.locale = locale }
                found.screens.append((path, screen))
            }
        }
        return found
    }
}
