import Foundation
import SwellRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A preference on a server")
struct RemoteTests {
    let suite = "SwellRuntimeTests.\(UUID().uuidString)"
    let languages: Languages

    init() throws {
        languages = try AppFolder(["en.lproj/a.strings": "", "de.lproj/a.strings": "", "fr.lproj/a.strings": ""])
            .languages()
    }

    private func choice() -> LanguageChoice { LanguageChoice(languages, suiteName: suite, preferences: { ["en"] }) }

    private func forget() { UserDefaults.standard.removePersistentDomain(forName: suite) }

    /// Waits long for answers, unless the test is about a server that gives none.
    private func session(timeout: TimeInterval) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        return URLSession(configuration: configuration)
    }

    private func preference(
        _ server: PostgRESTServer, user: String = "a b+c", timeout: TimeInterval = 60
    ) -> PostgRESTPreference {
        let session = session(timeout: timeout)
        return PostgRESTPreference(table: server.table, user: user, session: session) { $0 == nil ? "good" : "fresh" }
    }

    private static let old = PostgRESTServer.Row(language: "fr", changed: "2020-01-01T00:00:00.123456Z")
    private static let future = PostgRESTServer.Row(language: "fr", changed: "2999-01-01T00:00:00Z")

    @Test("A choice is sent, and is then the same on both sides")
    func sends() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": .init()])
        defer { server.stop(); forget() }
        let choice = choice()
        let sync = PreferenceSync(choice, with: preference(server))
        #expect(await sync.sync() == .same)
        choice.select(.language(Language("de")))
        #expect(sync.hasUnsent)
        #expect(await sync.sync() == .sent)
        #expect(server.rows["a b+c"]?.language == "de")
        #expect(!sync.hasUnsent)
        #expect(await sync.sync() == .same)
        choice.select(.system)
        #expect(await sync.sync() == .sent)
        #expect(server.rows["a b+c"]?.language == nil)
        #expect(server.rows["a b+c"]?.changed != nil)
    }

    @Test("Dates survive the way to the server and back, to the millisecond")
    func dates() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": .init()])
        defer { server.stop() }
        for step in 0..<50 {
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(step) * 86_400.001_7)
            let preference = LanguagePreference(language: "de", changed: date)
            #expect(try await self.preference(server).save(preference) == preference)
            #expect(try await self.preference(server).load() == preference)
        }
    }

    @Test("A newer preference of the server is taken over, and an older one is replaced")
    func newerWins() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.future])
        defer { server.stop(); forget() }
        let choice = choice()
        choice.select(.language(Language("de")))
        let sync = PreferenceSync(choice, with: preference(server))
        #expect(await sync.sync() == .received)
        #expect(choice.language == Language("fr"))
        #expect(!sync.hasUnsent)
        #expect(self.choice().language == Language("fr"))

        let other = try PostgRESTServer(rows: ["a b+c": Self.old])
        defer { other.stop() }
        choice.select(.language(Language("de")))
        // A choice is later than what it replaces, even if that came from a clock that is years ahead.
        #expect(await PreferenceSync(choice, with: preference(other)).sync() == .sent)
        #expect(other.rows["a b+c"]?.language == "de")
    }

    @Test("Of two devices that save at once, the newer wins: the server compares")
    func race() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.future])
        defer { server.stop() }
        let late = LanguagePreference(language: "de", changed: .now)
        let kept = try await preference(server).save(late)
        #expect(kept.language == "fr")
        #expect(server.rows["a b+c"] == Self.future)
    }

    @Test("Without a connection the choice is kept, and sent later, by another start of the app, too")
    func offline() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": .init()])
        defer { forget() }
        let gone = try PostgRESTServer()
        gone.stop()
        let choice = choice()
        choice.select(.language(Language("de")))
        guard case .postponed = await PreferenceSync(choice, with: preference(gone)).sync() else {
            Issue.record("sent without a server")
            return
        }
        #expect(choice.language == Language("de"))
        let later = PreferenceSync(self.choice(), with: preference(server))
        defer { server.stop() }
        #expect(later.hasUnsent)
        #expect(await later.sync() == .sent)
        #expect(server.rows["a b+c"]?.language == "de")
    }

    @Test(
        "After a fault the choice is unchanged, and the next call sends it",
        arguments: [Fault.silence, .status(409), .status(500), .status(503), .cutBody, .noJSON])
    func faults(fault: Fault) async throws {
        let server = try PostgRESTServer(rows: ["a b+c": .init()])
        defer { server.stop(); forget() }
        let choice = choice()
        choice.select(.language(Language("de")))
        let timeout: TimeInterval = if case .silence = fault { 1 } else { 60 }
        let impatient = PreferenceSync(choice, with: preference(server, timeout: timeout))
        server.fail(fault)
        guard case .postponed = await impatient.sync() else {
            Issue.record("not postponed")
            return
        }
        let sync = PreferenceSync(choice, with: preference(server))
        #expect(choice.language == Language("de"))
        #expect(sync.hasUnsent)
        #expect(await sync.sync() == .sent)
        #expect(server.rows["a b+c"]?.language == "de")
    }

    @Test(
        "A fault while saving is an error", arguments: [Fault.silence, .status(409), .status(500), .cutBody, .noJSON])
    func faultsWhileSaving(fault: Fault) async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.old])
        defer { server.stop() }
        server.fail(fault)
        let timeout: TimeInterval = if case .silence = fault { 1 } else { 60 }
        let preference = preference(server, timeout: timeout)
        await #expect(throws: (any Error).self) {
            try await preference.save(LanguagePreference(language: "de", changed: .now))
        }
        #expect(server.requests == ["PATCH return=representation"])
        #expect(server.rows["a b+c"] == Self.old)
    }

    @Test("A rejected token is renewed once")
    func tokens() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.old])
        defer { server.stop() }
        server.allow(tokens: ["fresh"])
        #expect(try await preference(server).load()?.language == "fr")
        #expect(server.requests.count == 2)
        server.allow(tokens: [])
        await #expect(throws: PostgRESTPreference.Failure.status(401)) { try await preference(server).load() }
        #expect(server.requests.count == 4)
    }

    @Test("A user without a row is an error, and so is a row without the columns")
    func rows() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.old])
        defer { server.stop() }
        await #expect(throws: PostgRESTPreference.Failure.noRow) { try await preference(server, user: "x").load() }
        await #expect(throws: PostgRESTPreference.Failure.noRow) {
            try await preference(server, user: "x").save(LanguagePreference(language: "de", changed: .now))
        }
        server.fail(.status(200))
        await #expect(throws: PostgRESTPreference.Failure.unreadable) { try await preference(server).load() }
    }

    @Test("A token provider that fails postpones")
    func noToken() async throws {
        let server = try PostgRESTServer(rows: ["a b+c": Self.old])
        defer { server.stop(); forget() }
        let remote = PostgRESTPreference(table: server.table, user: "a b+c") { _ in throw CancellationError() }
        let outcome = await PreferenceSync(choice(), with: remote).sync()
        guard case .postponed = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(server.requests.isEmpty)
    }

    @Test("Changes are followed until the task is canceled")
    func follows() async throws {
        defer { forget() }
        let choice = choice()
        let (saved, recorder) = AsyncStream.makeStream(of: LanguagePreference.self)
        let sync = PreferenceSync(choice, with: Recorder(saved: recorder))
        let task = Task { await sync.followChanges() }
        choice.select(.language(Language("fr")))
        var preferences = saved.makeAsyncIterator()
        #expect(await preferences.next()?.language == "fr")
        task.cancel()
        await task.value
    }
}

/// A server that tells what it is sent.
private struct Recorder: RemotePreference {
    let saved: AsyncStream<LanguagePreference>.Continuation

    func load() async throws -> LanguagePreference? { nil }

    func save(_ preference: LanguagePreference) async throws -> LanguagePreference {
        saved.yield(preference)
        return preference
    }
}
