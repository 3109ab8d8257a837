// `unbounded-text`: texts that nothing stops before the edge of the screen.

import Basics
import Rooms

extension Rule {
    static let unboundedText = Rule(
        "unbounded-text", .note, .unseen,
        summary: "Nothing stops a text before the edge of the screen.",
        explanation: """
            A text without a constraint at its end, or with one that gives way, grows beyond the edge of the screen, \
            where it is cut off without an ellipsis. The finding names the texts that pass the edge of the narrowest \
            screen if they get half as wide again, as short texts do in many languages. Constrain the end of the text, \
            and let it wrap or shrink.

            Texts that code may replace, because an outlet refers to their view, are not reported.
            """,
        examples: [
            .finds(
                "on an iPhone 320, nothing stops a text of 'BerthsViewController' before the edge of the screen: "
                    + "'Free berths for guests this week' (line 7)",
                "a label without a constraint at its end",
                .screen("Free berths for guests this week")),
            .leaves("a label that stays on the screen", .screen("Free berths")),
            .leaves(
                "a label that ends at a margin",
                .screen(
                    "Free berths for guests this week",
                    constraints: """
                        <constraint firstAttribute="trailing" secondItem="lab-00-001" secondAttribute="trailing"
                                constant="20" id="con-00-003"/>
                        """)),
        ],
        check: .project { subject, findings in
            findings.add(.unbounded, of: subject) { flaw in
                let texts = flaw.texts.count == 1 ? "a text" : "\(flaw.texts.count) texts"
                return (
                    "on an \(flaw.device), nothing stops \(texts) of '\(flaw.screen)' before the edge of the screen: "
                        + flaw.named,
                    help: "constrain the end of the text, and let it wrap or shrink"
                )
            }
        })
}
