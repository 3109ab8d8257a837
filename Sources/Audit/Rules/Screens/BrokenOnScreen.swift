// `broken-on-screen`: texts that a recorded screen shows broken, and whole in the source language.

import Screens

extension Rule {
    static let brokenOnScreen = Rule(
        "broken-on-screen", .error, .cutText,
        summary: "A recorded screen shows a text broken that is whole in the source language.",
        explanation: """
            The text was seen in the running app: a part of it is cut off, it is outside of its box or of the window, a \
            line ends inside a word, or a button has more lines than it should. The same text in the source language, \
            on the same screen at the same size, has no such problem. Shorten the translation, or give it more room; \
            then record the screen again.
            """,
        examples: [
            .finds(
                "is cut on Berth at 360: an ellipsis replaces its end, by 23",
                "a button that is cut in German",
                .recorded(
                    "Anlegeplatz reservieren",
                    problems: "{\"kind\": \"cut\", \"why\": \"an ellipsis replaces its end\", \"by\": 23}"),
                configuration: "screens: screens"),
            .finds(
                "wraps on Berth at 360: it has 2 lines instead of one", "a button that gets a second line",
                .recorded("Anlegeplatz reservieren", lines: 2),
                configuration: "screens: screens"),
            .leaves(
                "a text that is cut in English, too",
                .recorded(
                    "Anlegeplatz reservieren", problems: "{\"kind\": \"cut\"}", sourceProblems: "{\"kind\": \"cut\"}"),
                configuration: "screens: screens"),
            .leaves(
                "a label that gets a second line",
                .recorded("Anlegeplatz reservieren", role: "label", lines: 2),
                configuration: "screens: screens"),
            .leaves(
                "a text that was changed since",
                .recorded(
                    "Reservieren", hash: "000000000000", problems: "{\"kind\": \"cut\"}"),
                configuration: "screens: screens"),
        ],
        check: .project { subject, findings in
            let troubles = ScreenTrouble.all(in: subject.rooms.screens) { $0.isHard(for: $1) }
            findings.add(troubles, of: subject, help: "shorten it, or give it more room")
        })
}
