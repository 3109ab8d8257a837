// Shows the texts of an app as its users would see them, in every language that the app contains.
//
//   Harbour FOLDER [LANGUAGE…]    FOLDER has the .lproj folders; pseudo-locales that Swell generated may be among them

import Foundation
import SwellRuntime

guard let folder = CommandLine.arguments.dropFirst().first, let bundle = Bundle(path: folder) else {
    print("usage: Harbour FOLDER [LANGUAGE…]")
    exit(2)
}
let languages = Languages(bundle, development: "en", showsPseudolocales: true)
// The suite is this run's own, so that the example neither reads nor keeps a choice.
let suite = "Harbour.\(UUID().uuidString)"
defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
let choice = LanguageChoice(languages, suiteName: suite, preferences: { ["de-AT", "en"] })
let wanted = CommandLine.arguments.dropFirst(2)

for entry in languages.entries where wanted.isEmpty || wanted.contains(entry.language?.identifier ?? "system") {
    choice.select(entry)
    Screen(choice: choice, entry: entry).show()
}
