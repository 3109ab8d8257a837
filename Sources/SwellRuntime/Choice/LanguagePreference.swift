import Foundation

/// The language that a user chose, and when.
public struct LanguagePreference: Hashable, Sendable {
    /// The language's identifier, or `nil` for the system's choice.
    public let language: String?
    /// When the user chose it, to the millisecond: so dates that were stored or sent are equal.
    public let changed: Date

    /// Creates a preference.
    public init(language: String?, changed: Date) {
        self.language = language
        let milliseconds = (changed.timeIntervalSinceReferenceDate * 1_000).rounded()
        self.changed = Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)
    }

    /// The preference of a user who never chose.
    public static let none = LanguagePreference(language: nil, changed: .distantPast)
}

/// Keeps the preference in `UserDefaults`, opened for each access: it is not `Sendable` on Linux.
struct PreferenceStore: Sendable {
    let suiteName: String?
    let key: String
    let writesAppleLanguages: Bool
    private var defaults: UserDefaults { suiteName.flatMap { UserDefaults(suiteName: $0) } ?? .standard }

    func read() -> LanguagePreference {
        LanguagePreference(language: defaults.string(forKey: key), changed: date(".changed") ?? .distantPast)
    }

    func write(_ preference: LanguagePreference) {
        defaults.set(preference.changed.timeIntervalSinceReferenceDate, forKey: key + ".changed")
        defaults.set(preference.language, forKey: key)
        // The system reads the app's own defaults, whatever the suite. Only a list that was written here is removed:
        // the Settings app writes one, too.
        let (own, marker) = (UserDefaults.standard, key + ".wroteAppleLanguages")
        guard writesAppleLanguages || own.bool(forKey: marker) else { return }
        let written = writesAppleLanguages ? preference.language : nil
        own.set(written.map { [$0] }, forKey: "AppleLanguages")
        own.set(written.map { _ in true }, forKey: marker)
    }

    /// The date of the preference that the server has.
    var sent: Date {
        get { date(".sent") ?? .distantPast }
        nonmutating set { defaults.set(newValue.timeIntervalSinceReferenceDate, forKey: key + ".sent") }
    }

    private func date(_ suffix: String) -> Date? {
        (defaults.object(forKey: key + suffix) as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}
