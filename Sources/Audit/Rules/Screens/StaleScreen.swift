// `stale-screen`: recorded screens whose texts the catalogs have changed since.

import Basics
import Catalogs
import Screens

extension Rule {
    static let staleScreen = Rule(
        "stale-screen", .note, .unseen,
        summary: "The catalogs have changed texts of a recorded screen.",
        explanation: """
            A record says what the app showed at one time. What it says about texts that have changed since is left out. \
            Record the screen again, and commit the record.
            """,
        examples: [
            .finds(
                "1 of its 1 text has changed since it was recorded: 'reserve'", "a text that was changed since",
                .recorded("Reservieren", hash: "000000000000"), configuration: "screens: screens"),
            .leaves(
                "a record of the current texts", .recorded("Reservieren"), configuration: "screens: screens"),
        ],
        check: .project { subject, findings in
            for stored in subject.rooms.screens.all where !stored.changed.isEmpty {
                let texts = stored.screen.texts
                let keys = stored.changed.sorted().compactMap { texts[$0].keys?.first?.key }
                let known = texts.count { $0.keys?.isEmpty == false }
                let have = stored.changed.count == 1 ? "has" : "have"
                findings.add(
                    path: stored.path, locale: stored.screen.locale,
                    "\(stored.changed.count) of its \(known.counted("text")) \(have) changed since it was recorded: "
                        + keys.prefix(3).map { "'\($0.shortened)'" }.joined(separator: ", ")
                        + (keys.count - min(3, keys.count)).andMore,
                    help: "record the screen again")
            }
        })
}
