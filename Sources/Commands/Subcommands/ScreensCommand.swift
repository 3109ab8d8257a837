// `swell screens`: records the screens of a web app, lists recorded ones, or converts the dumps of other tools.

extension Command {
    static let screens = Command(
        name: "screens",
        summary: "Record the screens of a running web app, or list recorded ones.",
        operands: "[PAGES.yml | DUMP…]",
        takes: .files,
        flags: [
            PageRecording.base, PageRecording.width, CheckPlan.locale, PageRecording.page, PageRecording.marks,
            PageRecording.probe, PageRecording.out, PageRecording.accept, PageRecording.browser, ScreenListing.density,
            Settings.config, Settings.isolated,
        ],
        details: """
            PAGES.yml lists the pages, the steps to the state that is recorded, and how the app's language is switched; see
            docs/screens.md. Swell opens each page in a headless Chromium, in each language and width, and writes a file
            for each into the folder 'screens', where 'swell check' reads it: NAME.LOCALE.WIDTH.json, and a picture if
            something is cut, overflows, or lies on other texts.

            Run the app with catalogs from 'swell generate --marked', and each text tells its key. With --probe Swell also
            makes the texts longer until something breaks, and records the room that each has.

            Pages are only opened on this computer and on the 'hosts' of PAGES.yml. Downloads and dialogs are refused.
            Recorded files are not overwritten: if a screen has changed, the exit code is 1; --accept renews them.

            DUMP is a screen that 'swell snippet' recorded, what 'adb shell uiautomator dump' wrote, the text of
            XCUITest's 'app.debugDescription', or the JSON of a file from Figma's REST API; or a folder of them. Swell
            lists the screens, or with --out writes them in its own format, which docs/screens-format.md describes. The
            default is what the setting 'screens' names, with the keys that 'swell check' finds.

            Examples:
              swell screens pages.yml --base http://127.0.0.1:8080 --locale en --locale de
              swell screens pages.yml --locale en --probe --width 1280 --width 360
              swell screens pages.yml --page settings --accept
              swell screens
              swell screens login.de.xml --density 420 --out screens
            """,
        run: { invocation, console in
            if let first = invocation.operands.first, first.hasSuffix(".yml") || first.hasSuffix(".yaml") {
                return try await PageRecording(invocation, console).run()
            }
            return try await ScreenListing(invocation, console).run()
        })
}
