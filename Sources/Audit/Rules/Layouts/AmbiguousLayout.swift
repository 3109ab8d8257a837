// `ambiguous-layout`: texts of which Auto Layout may cut any.

import Basics
import Rooms

extension Rule {
    static let ambiguousLayout = Rule(
        "ambiguous-layout", .note, .unseen,
        summary: "Texts share a room, and nothing decides which of them is cut.",
        explanation: """
            If texts that share a room resist equally, Auto Layout may cut any of them once they are too long, and \
            another one after the next change of the layout. The finding names texts for which this happens if all \
            texts of the screen get half as wide again. Give the text that must stay whole a higher compression \
            resistance, or let the texts wrap.
            """,
        examples: [
            .finds(
                "once the texts of 'BerthsViewController' get longer, Auto Layout may cut either of 2: "
                    + "'Free berths' (line 7), 'Tonight after eight' (line 11)",
                "two labels in a row with the same resistance",
                .row("Free berths", "Tonight after eight", resistance: 750)),
            .leaves("a label that resists more", .row("Free berths", "Tonight after eight", resistance: 751)),
        ],
        check: .project { subject, findings in
            findings.add(.ambiguous, of: subject) { flaw in
                let any = flaw.texts.count == 2 ? "either of 2" : "any of \(flaw.texts.count)"
                return (
                    "once the texts of '\(flaw.screen)' get longer, Auto Layout may cut \(any): \(flaw.named)",
                    help: "give the text that must stay whole a higher compression resistance"
                )
            }
        })
}
