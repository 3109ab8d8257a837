// `changed-on-screen`: texts that a recorded screen shows less well than in the source language, but whole.

import Screens

extension Rule {
    static let changedOnScreen = Rule(
        "changed-on-screen", .note, .wrongText,
        summary: "A recorded screen shows a text less well than in the source language, but whole.",
        explanation: """
            A label or heading that is on one line in the source language has several, a text lies on another one, is on \
            the wrong side for its direction, or makes the screen scroll sideways. Often that is fine: look at the \
            screen. The text was seen in the running app, on the same screen at the same size as in the source language.
            """,
        examples: [
            .finds(
                "wraps on Berth at 360: it has 2 lines instead of one", "a label that gets a second line",
                .recorded("Anlegeplatz reservieren", role: "label", lines: 2), configuration: "screens: screens"),
            .leaves(
                "a label on one line", .recorded("Anlegeplatz reservieren", role: "label"),
                configuration: "screens: screens"),
            .leaves(
                "a button that gets a second line: that is an error", .recorded("Anlegeplatz reservieren", lines: 2),
                configuration: "screens: screens"),
        ],
        check: .project { subject, findings in
            let troubles = ScreenTrouble.all(in: subject.rooms.screens) { !$0.isHard(for: $1) }
            findings.add(troubles, of: subject, help: "look at the screen; if it is fine, suppress the finding")
        })
}
