// `swell screens DUMP…`: lists recorded screens, or converts the dumps of other tools.

import Basics
import Catalogs
import Platforms
import Projects
import Screens

struct ScreenListing {
    static let density = Flag(
        name: "density", value: "DPI",
        summary: "The dots per inch of the device, as 'adb shell wm density' prints them (160 by default).")

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
        locale = invocation.value(of: CheckPlan.locale)
    }

    func run() async throws -> ExitCode {
        let (screens, faults) = try await read()
        for fault in faults { console.complain("\(fault.path.at(fault.place)): \(fault.message)") }
        guard !screens.isEmpty else {
            if faults.isEmpty { console.complain("no recorded screens; pass a DUMP, or set 'screens' in .swell.yml") }
            return .trouble
        }
        if let folder = invocation.value(of: PageRecording.out) {
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
