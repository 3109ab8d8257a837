// `swell screens`: records the pages of a web app.

extension Command {
    static let screens = Command(
        name: "screens",
        summary: "Record the screens of a running web app: its texts, their rooms, and what breaks.",
        operands: "PAGES.yml",
        takes: .files,
        flags: [
            PageRecording.base, PageRecording.width, CheckPlan.locale, PageRecording.page, PageRecording.marks,
            PageRecording.probe, PageRecording.out, PageRecording.accept, PageRecording.browser,
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

            Examples:
              swell screens pages.yml --base http://127.0.0.1:8080 --locale en --locale de
              swell screens pages.yml --locale en --probe --width 1280 --width 360
              swell screens pages.yml --page settings --accept
            """,
        run: { invocation, console in try await PageRecording(invocation, console).run() })
}
