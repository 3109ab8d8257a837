// The language in use for views: as `@Observable`, and as `ObservableObject` for iOS 16.

#if canImport(Observation)
    import Observation

    /// The language in use, observed on the main actor: `@Observable`.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @MainActor @Observable
    public final class ObservedLanguage {
        /// The texts and formats of the language in use.
        public private(set) var localizer: Localizer
        @ObservationIgnored private var following: Task<Void, Never>?

        /// Follows a choice for as long as this object exists.
        public init(_ choice: LanguageChoice) {
            localizer = choice.localizer
            following = choice.follow { [weak self] in self?.localizer = $0 }
        }

        deinit { following?.cancel() }
    }
#endif

#if canImport(Combine)
    import Combine

    /// The language in use, observed on the main actor: an `ObservableObject`.
    @MainActor
    public final class LanguageObserver: ObservableObject {
        /// The texts and formats of the language in use.
        @Published public private(set) var localizer: Localizer
        private var following: Task<Void, Never>?

        /// Follows a choice for as long as this object exists.
        public init(_ choice: LanguageChoice) {
            localizer = choice.localizer
            following = choice.follow { [weak self] in self?.localizer = $0 }
        }

        deinit { following?.cancel() }
    }
#endif

extension LanguageChoice {
    /// Calls a function on the main actor now and after each change, until the task is canceled.
    @MainActor
    fileprivate func follow(_ body: @escaping @MainActor (Localizer) -> Void) -> Task<Void, Never> {
        Task { [weak self, updates] in
            for await _ in updates {
                guard let localizer = self?.localizer else { return }
                body(localizer)
            }
        }
    }
}
