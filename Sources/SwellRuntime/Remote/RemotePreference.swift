import Foundation

/// A place that keeps a user's language for all devices.
public protocol RemotePreference: Sendable {
    /// Returns the preference that is kept, or `nil` if there is none yet.
    func load() async throws -> LanguagePreference?

    /// Keeps a preference, unless a newer one is kept; returns the one that is kept now.
    func save(_ preference: LanguagePreference) async throws -> LanguagePreference
}

/// Keeps the choice on this device and the one on a server the same: the newer wins.
///
/// Without a connection, the choice stays on the device, and a later call sends it.
public struct PreferenceSync: Sendable {
    /// What a call did.
    public enum Outcome: Equatable, Sendable {
        /// Both have the same preference already.
        case same
        /// The server has the device's choice now.
        case sent
        /// The device has the server's preference now.
        case received
        /// The server was out of reach or refused; the next call tries again.
        case postponed(reason: String)
    }

    private let choice: LanguageChoice
    private let remote: any RemotePreference

    /// Creates a connection between a choice and a server.
    public init(_ choice: LanguageChoice, with remote: any RemotePreference) {
        self.choice = choice
        self.remote = remote
    }

    /// Whether the device's choice is newer than the one that the server is known to have.
    public var hasUnsent: Bool { choice.preference.changed > choice.store.sent }

    /// Sends the device's choice, or takes over the server's.
    ///
    /// Call it after launch, after each change, and when there is a connection again.
    @discardableResult
    public func sync() async -> Outcome {
        do {
            let local = choice.preference
            var kept = try await remote.load()
            let isNewer = local.changed > kept?.changed ?? .distantPast
            if isNewer { kept = try await remote.save(local) }
            guard let kept else { return .same }
            choice.store.sent = kept.changed
            if isNewer, kept == local { return .sent }
            // The user may have chosen again in the meantime.
            return choice.use(kept) { $0.changed < kept.changed } ? .received : .same
        } catch {
            return .postponed(reason: "\(error)")
        }
    }

    /// Calls `sync` now and after each change, until the task is canceled.
    public func followChanges() async {
        for await _ in choice.updates { await sync() }
    }
}
