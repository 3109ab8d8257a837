// `swell rooms`: how much room the app's layouts give to each text.

import Basics
import Configuration
import Layouts
import Projects
import Reports

extension Command {
    static let rooms = Command(
        name: "rooms",
        summary: "List how much room layouts, controls and recorded screens give to each text, and why.",
        operands: "[PATH…]",
        takes: .files,
        flags: [
            RoomsCommand.key, RoomsCommand.device, RoomsCommand.format, ScreenPicture.screen, ScreenPicture.textSize,
            CheckPlan.locale, ScreenPicture.pseudo, FontFlags.file, FormatChoice.flag, Settings.config,
            Settings.isolated,
        ],
        details: """
            PATH is a layout, such as a storyboard, a xib or res/layout/main.xml, or a folder to search; the default is
            the current folder. Swell lists the texts of
              - storyboards, xibs, Android's layouts and Compose, laid out as their platform does: on iPhones
                that are 320, 375, 393 and 430 points wide, on Android's phones of 320, 360 and 411 dp, or at
                the widths of '--device'; storyboards and xibs are checked against the frames that Interface
                Builder saved
              - settings and code, which show them in controls of the platform (docs/roles.md)
              - screens that were recorded while the app ran, if the setting 'screens' names them, at the
                widths at which they were recorded (docs/screens-format.md)

            The room of a text is certain (fixed), likely if a control of the platform gives it, depends on other texts
            beside it (shared), or on a window that may grow (growing); or nothing stops the text (open). A text has an
            unknown room if the layout is not the one that was saved, or if a view or a style in it is not known, and
            none if no view shows it, or code replaces it. In NDJSON each line is one text on one device: key, catalog,
            file, line, screen, element, role, device, width, height, lines, font, size, cut, minScale, certainty,
            limitedBy (the file and line of what limits it) and reason.

            With --format svg it draws one screen in one language on one device: a wireframe in the frames that Swell
            solved, with the glyphs of the texts. A red edge marks a text that is cut although the source text fits. With
            --text-size, texts in the text styles of iOS are as large as people can choose them (ax3), and texts in sp are
            at a font scale of Android (1.3, 2.0).

            Examples:
              swell rooms MyApp
              swell rooms --key 'aBc-12-xYz.*' MyApp
              swell rooms --device 320 --format ndjson MyApp > rooms.ndjson
              swell rooms --format svg --screen Preferences --locale de MyApp > preferences.svg
              swell rooms --format svg --screen Preferences --pseudo en-PSEUDO MyApp > pseudo.svg
              swell rooms --format svg --screen Settings --locale de --text-size ax3 MyApp > large.svg
            """,
        run: { invocation, console in try await RoomsCommand(invocation, console).run() })
}

struct RoomsCommand {
    static let key = Flag(name: "key", value: "KEY", summary: "Only this key, or a pattern such as 'aBc-12-xYz.*'.")
    static let device = Flag(
        name: "device", value: "WIDTH", isRepeatable: true,
        summary: "Lay out screens at this width in points or dp, instead of those of common phones; repeatable.")
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "ndjson", "svg"],
        summary: "The output format: text (a table; the default), ndjson (one JSON object per line) or svg (a screen).")

    private let plan: CheckPlan
    private let pattern: KeyGlob?
    private let isNDJSON: Bool
    /// The screen to draw; nil to list texts.
    private let picture: ScreenPicture?
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        var plan = try CheckPlan(invocation, command: "rooms", readsAll: true)
        plan.plan.usesLayouts = true
        plan.plan.listsRooms = true
        let widths = try invocation.values(of: Self.device).map { text in
            guard let width = Double(text), 50...10_000 ~= width else {
                throw UsageError.unreadableValue(
                    text, flag: Self.device.name, expected: "a width in points, such as 375", command: "rooms")
            }
            return Device("\(width.plainText) pt", width: width)
        }
        if !widths.isEmpty { plan.plan.screens = widths }
        self.plan = plan
        pattern = invocation.value(of: Self.key).map { KeyGlob($0) }
        isNDJSON = invocation.value(of: Self.format) == "ndjson"
        picture = try ScreenPicture(invocation, draws: invocation.value(of: Self.format) == "svg")
        self.console = console
    }

    func run() async throws -> ExitCode {
        if let picture { return try await picture.run(plan, console) }
        let (documents, layoutFaults) = await plan.rooms()
        let faults = plan.project.faults + layoutFaults
        for fault in faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        var coverage = RoomCoverage()
        var isEmpty = true
        for (document, all) in documents {
            let places = all.filter { place in pattern.map { $0.matches(place.key) } ?? true }
            guard !places.isEmpty else { continue }
            isEmpty = false
            coverage.add(places)
            try console.write(
                isNDJSON
                    ? RoomLines.bytes(places, in: document)
                    : Array(RoomTable(places).text(document, style: console.style).utf8))
        }
        guard !isEmpty else {
            console.complain(
                "found no texts in layouts, settings or recorded screens under \(plan.paths.joined(separator: ", "))")
            return .trouble
        }
        if !isNDJSON { try console.write(Array(coverage.lines.map { $0 + "\n" }.joined().utf8)) }
        return faults.isEmpty ? .clean : .trouble
    }
}
