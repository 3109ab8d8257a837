import Foundation
import SwellRuntime
import Testing

@Suite("The choice of a language")
struct ChoiceTests {
    let suite = "SwellRuntimeTests.\(UUID().uuidString)"
    let app: AppFolder

    init() throws {
        app = try AppFolder([
            "en.lproj/Localizable.strings": #""a" = "en";"#, "de.lproj/Localizable.strings": #""a" = "de";"#,
            "fr.lproj/Localizable.strings": #""a" = "fr";"#, "ar.lproj/Localizable.strings": #""a" = "ar";"#,
            "en-PSEUDO.lproj/Localizable.strings": #""a" = "pseudo";"#,
        ])
    }

    private func choice(
        _ preferences: [String] = ["fr-CA", "en"], writesAppleLanguages: Bool = false
    ) throws -> LanguageChoice {
        LanguageChoice(
            try app.languages(), suiteName: suite, writesAppleLanguages: writesAppleLanguages,
            preferences: { preferences })
    }

    private func forget() { UserDefaults.standard.removePersistentDomain(forName: suite) }

    @Test("Without a choice, the device's preferences decide, and at last the development language")
    func preferences() throws {
        defer { forget() }
        #expect(try choice().language == Language("fr"))
        #expect(try choice(["ja", "de-AT"]).language == Language("de"))
        #expect(try choice(["ja"]).language == Language("en"))
        #expect(try choice([]).language == Language("en"))
        #expect(try choice().selection == .system)
    }

    @Test("A choice is kept, and its removal restores the system's")
    func kept() throws {
        defer { forget() }
        try choice().select(.language(Language("de")))
        let later = try choice()
        #expect(later.language == Language("de"))
        #expect(later.selection == .language(Language("de")))
        #expect(later.localized("a") == "de")
        later.select(.system)
        #expect(later.localized("a") == "fr")
        #expect(try choice().selection == .system)
    }

    @Test("A stored language that the app no longer has is matched like a preference")
    func removedLanguage() throws {
        defer { forget() }
        try choice().select(.language(Language("de-AT")))
        #expect(try choice().language == Language("de"))
        try choice().select(.language(Language("ja")))
        #expect(try choice().language == Language("fr"))
        #expect(try choice().selection == .system)
    }

    @Test("AppleLanguages is written only if asked for, and removed with the choice")
    func appleLanguages() throws {
        defer {
            UserDefaults.standard.removeObject(forKey: "AppleLanguages")
            forget()
        }
        let before = UserDefaults.standard.stringArray(forKey: "AppleLanguages")
        try choice().select(.language(Language("de")))
        #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == before)
        try choice(writesAppleLanguages: true).select(.language(Language("ar")))
        #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["ar"])
        try choice().select(.system)
        #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == before)
    }

    @Test("The stream begins with the language in use and has each change")
    func updates() async throws {
        defer { forget() }
        let choice = try choice()
        var updates = choice.updates.makeAsyncIterator()
        #expect(await updates.next() == Language("fr"))
        choice.select(.language(Language("de")))
        #expect(await updates.next() == Language("de"))
        choice.select(.system)
        #expect(await updates.next() == Language("fr"))
    }

    @Test("Each change is posted, and an observer may change the language again")
    func notifications() throws {
        defer { forget() }
        let choice = try choice()
        let seen = Seen()
        let observer = NotificationCenter.default.addObserver(
            forName: LanguageChoice.didChangeNotification, object: choice, queue: nil
        ) { [weak choice] _ in
            guard let choice else { return }
            seen.append(choice.localized("a"))
            if choice.language == Language("de") { choice.select(.language(Language("ar"))) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        choice.select(.language(Language("de")))
        #expect(seen.all == ["de", "ar"])
        #expect(try self.choice().language == Language("ar"))
    }

    @Test("The display of a debug menu lasts when the language changes, and is not stored")
    func display() throws {
        defer { forget() }
        let choice = try choice()
        choice.display = .keys
        choice.select(.language(Language("en-PSEUDO")))
        #expect(choice.localized("a") == "a")
        choice.display = .texts
        #expect(choice.localized("a") == "pseudo")
        #expect(try self.choice().display == .texts)
    }

    @Test("Formats are those of the language in use")
    func formats() throws {
        defer { forget() }
        let choice = try choice()
        choice.select(.language(Language("de")))
        #expect(choice.localizer.formats.number(1_234_567.5) == "1.234.567,5")
        choice.select(.language(Language("en-PSEUDO")))
        #expect(choice.localizer.formats.number(1_234_567.5) == "1,234,567.5")
    }

    @Test("Preferences of the device are matched again on request")
    func refresh() throws {
        defer { forget() }
        let seen = Seen()
        let choice = LanguageChoice(try app.languages(), suiteName: suite, preferences: { seen.all })
        #expect(choice.language == Language("en"))
        seen.append("de")
        choice.refresh()
        #expect(choice.language == Language("de"))
    }

    #if canImport(Observation)
        @Test("A view that observes the language sees each change on the main actor")
        @MainActor
        func observation() async throws {
            guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
            defer { forget() }
            let choice = try choice()
            let observed = ObservedLanguage(choice)
            #expect(observed.localizer.language == Language("fr"))
            choice.select(.language(Language("de")))
            while observed.localizer.language != Language("de") { await Task.yield() }
            #expect(observed.localizer.localized("a") == "de")
        }
    #endif

    @Test("Nothing is left of a choice that nobody uses, and its streams end")
    func leaks() async throws {
        defer { forget() }
        weak var released: LanguageChoice?
        var updates: AsyncStream<Language>
        do {
            let choice = try choice()
            released = choice
            updates = choice.updates
            choice.select(.language(Language("de")))
        }
        #expect(released == nil)
        var seen: [Language] = []
        for await language in updates { seen.append(language) }
        #expect(seen == [Language("de")])
    }

    @Test("Eight tasks switch while eight read: each text is of one language, and the last choice is stored")
    func stress() async throws {
        defer { forget() }
        let choice = try choice()
        let entries = choice.languages.entries
        let observers = (0..<4).map { _ in
            Task {
                var count = 0
                for await _ in choice.updates { count += 1 }
                return count
            }
        }
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for step in 0..<60 { choice.select(entries[(task + step) % entries.count]) }
                    return 0
                }
                group.addTask {
                    var mixed = 0
                    for step in 0..<400 {
                        let localizer = choice.localizer
                        let expected = localizer.language.isPseudolocale ? "pseudo" : localizer.language.identifier
                        if localizer.localized("a") != expected { mixed += 1 }
                        if step % 50 == 0 { choice.display = .texts }
                    }
                    return mixed
                }
            }
            for await mixed in group { #expect(mixed == 0) }
        }
        choice.select(.language(Language("ar")))
        #expect(try self.choice().language == Language("ar"))
        observers.forEach { $0.cancel() }
        for observer in observers { _ = await observer.value }
    }
}

/// What an observer saw, in order; the lock guards it, which the compiler cannot see.
final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func append(_ text: String) { lock.withLock { texts.append(text) } }
}
