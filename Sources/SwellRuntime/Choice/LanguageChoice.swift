import Foundation

/// The language that the user chose for the app: stored, observable, and changed while the app runs.
///
/// Without a choice, the device's preferences pick a language, or else it is the development language. All members can
/// be used from any thread.
public final class LanguageChoice: Sendable {
    /// Posted after a change, on the thread that made it or another change; the object is the `LanguageChoice`.
    public static let didChangeNotification = Notification.Name("SwellRuntime.LanguageChoice.didChange")
    /// The languages to choose from.
    public let languages: Languages

    private struct State {
        var preference: LanguagePreference
        var localizer: Localizer
        var observers: [UUID: AsyncStream<Language>.Continuation] = [:]
        var hasChanges = false
        var isPublishing = false
    }

    private let state: Locked<State>
    private let preferences: @Sendable () -> [String]
    let store: PreferenceStore

    /// Reads the stored choice.
    ///
    /// - Parameters:
    ///   - languages: The languages to choose from.
    ///   - suiteName: The suite of `UserDefaults` that stores the choice, or `nil` for the app's own.
    ///   - key: The key in the defaults, and the beginning of others.
    ///   - writesAppleLanguages: Whether to tell the system, too, which then starts the app in the chosen language.
    ///   - preferences: The languages that the user prefers on the device, the most preferred first.
    public init(
        _ languages: Languages, suiteName: String? = nil, key: String = "SwellRuntime.language",
        writesAppleLanguages: Bool = false,
        preferences: @escaping @Sendable () -> [String] = { Locale.preferredLanguages }
    ) {
        self.languages = languages
        self.preferences = preferences
        store = PreferenceStore(suiteName: suiteName, key: key, writesAppleLanguages: writesAppleLanguages)
        let stored = store.read()
        state = Locked(State(preference: stored, localizer: Localizer(stored, else: preferences(), of: languages)))
    }

    deinit {
        state.withLock { $0.observers }.values.forEach { $0.finish() }
    }

    /// The texts and formats of the language in use.
    public var localizer: Localizer { state.withLock { $0.localizer } }
    /// The language in use: the chosen one, or else what the device's preferences pick.
    public var language: Language { localizer.language }
    /// What the user chose, and when.
    public var preference: LanguagePreference { state.withLock { $0.preference } }

    /// The selected row of a picker: the system's, if the app no longer has the stored language.
    public var selection: Languages.Entry {
        let chosen = preference.language
        return languages.all.first { $0.identifier == chosen }.map { .language($0) } ?? .system
    }

    /// What lookups show; for a debug menu, so it is not stored.
    public var display: LookupDisplay {
        get { localizer.display }
        set {
            change { state in
                state.localizer.display = newValue
                return true
            }
        }
    }

    /// Stores a choice and uses it; `.system` removes the stored one.
    public func select(_ entry: Languages.Entry) {
        // Later than what it replaces, which may come from a clock that is ahead.
        let date = max(.now, preference.changed + 0.001)
        use(LanguagePreference(language: entry.language?.identifier, changed: date)) { _ in true }
    }

    /// Matches the device's preferences again, after they changed.
    public func refresh() {
        let preference = preference
        use(preference) { $0 == preference }
    }

    /// The text of a key in the language in use; see `Localizer`.
    public func localized(_ key: String, table: String? = nil, _ arguments: any CVarArg...) -> String {
        localizer.localized(key, table: table, arguments: arguments)
    }

    /// The language in use, and then the language after each change.
    ///
    /// A slow observer misses those in between.
    public var updates: AsyncStream<Language> {
        let (stream, observer) = AsyncStream.makeStream(of: Language.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        observer.onTermination = { [weak self] _ in self?.state.withLock { $0.observers[id] = nil } }
        state.withLock { state in
            state.observers[id] = observer
            observer.yield(state.localizer.language)
        }
        return stream
    }

    /// Uses a preference if the present one is as wanted; returns whether it is.
    @discardableResult
    func use(_ preference: LanguagePreference, if isWanted: (LanguagePreference) -> Bool) -> Bool {
        // The caller's closure runs, and languages are matched, without the lock.
        var localizer = Localizer(preference, else: preferences(), of: languages)
        return change { state in
            guard isWanted(state.preference) else { return false }
            localizer.display = state.localizer.display
            state.preference = preference
            state.localizer = localizer
            return true
        }
    }

    /// Changes the state, then tells everyone without the lock.
    ///
    /// The thread that already publishes also publishes later changes, so that the last change is stored last.
    @discardableResult
    private func change(_ body: (inout State) -> Bool) -> Bool {
        let (isChanged, isFirst) = state.withLock { state in
            guard body(&state) else { return (false, false) }
            defer { state.isPublishing = true }
            state.hasChanges = true
            return (true, !state.isPublishing)
        }
        while isFirst, let now = nextChange() {
            store.write(now.preference)
            now.observers.values.forEach { $0.yield(now.localizer.language) }
            NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
        }
        return isChanged
    }

    private func nextChange() -> State? {
        state.withLock { state in
            state.isPublishing = state.hasChanges
            state.hasChanges = false
            return state.isPublishing ? state : nil
        }
    }
}
