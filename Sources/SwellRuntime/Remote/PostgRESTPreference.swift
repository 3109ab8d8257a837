import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A preference in a row of a table that PostgREST serves, as Supabase does.
///
/// The table needs the columns `id`, `language` of type `text`, and `language_changed_at` of type `timestamptz`; the
/// last two may be null. The user's row must exist.
public struct PostgRESTPreference: RemotePreference {
    /// Why a request failed.
    public enum Failure: Error, Equatable, Sendable {
        /// The server answered with this status.
        case status(Int)
        /// The server sent no rows with a language and a date.
        case unreadable
        /// There is no row for the user, or the user may not see it.
        case noRow
    }

    /// The columns of a row, by name.
    private typealias Row = [String: String?]
    private let table: URL
    private let user: String
    private let headers: [String: String]
    private let session: URLSession
    private let token: @Sendable (String?) async throws -> String

    /// Describes where the row is.
    ///
    /// - Parameters:
    ///   - table: The address of the table, `https://example.supabase.co/rest/v1/profiles`.
    ///   - user: The `id` of the user's row.
    ///   - headers: Further headers, such as Supabase's `apikey`.
    ///   - session: The session that sends the requests; its configuration has the timeout.
    ///   - token: Returns an access token. Its argument is the token that the server rejected, or `nil` the first time.
    public init(
        table: URL, user: String, headers: [String: String] = [:], session: URLSession = .shared,
        token: @escaping @Sendable (_ rejected: String?) async throws -> String
    ) {
        self.table = table
        self.user = user
        self.headers = headers
        self.session = session
        self.token = token
    }

    /// Returns the preference in the user's row, or `nil` if its date is null.
    public func load() async throws -> LanguagePreference? {
        guard let row = try await rows("GET").first else { throw Failure.noRow }
        guard let language = row["language"], let changed = row["language_changed_at"] else { throw Failure.unreadable }
        guard let changed else { return nil }
        guard let date = try? Self.dateStyle.parse(changed) else { throw Failure.unreadable }
        return LanguagePreference(language: language, changed: date)
    }

    /// Changes the user's row if its date is null or older: the server compares, so the newer of two devices wins.
    public func save(_ preference: LanguagePreference) async throws -> LanguagePreference {
        // The style cuts digits off, so a date just below its millisecond would lose it.
        let date = (preference.changed + 0.000_4).formatted(Self.dateStyle)
        let isOlder = "(language_changed_at.is.null,language_changed_at.lt.\"\(date)\")"
        let row: Row = ["language": preference.language, "language_changed_at": date]
        if try await !rows("PATCH", ["or": isOlder], body: row).isEmpty { return preference }
        guard let kept = try await load() else { throw Failure.unreadable }
        return kept
    }

    private func rows(_ method: String, _ filter: [String: String] = [:], body: Row? = nil) async throws -> [Row] {
        let query = filter.merging(["id": "eq.\(user)", "select": "language,language_changed_at"]) { $1 }
        // `URLComponents` leaves plus signs alone, which servers read as spaces.
        let parameters = query.sorted { $0.key < $1.key }.map {
            "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? $1)"
        }
        guard let url = URL(string: "\(table.absoluteString)?\(parameters.joined(separator: "&"))") else {
            throw URLError(.badURL)
        }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = method
        request.allHTTPHeaderFields = headers.merging(["Accept": "application/json"]) { $1 }
        if let body {
            request.httpBody = try JSONEncoder().encode(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.setValue("return=representation", forHTTPHeaderField: "Prefer")
        }
        var (data, status, accessToken) = try await send(request, token(nil))
        if status == 401 { (data, status, _) = try await send(request, token(accessToken)) }
        guard 200..<300 ~= status else { throw Failure.status(status) }
        guard let rows = try? JSONDecoder().decode([Row].self, from: data) else { throw Failure.unreadable }
        return rows
    }

    private func send(_ request: URLRequest, _ accessToken: String) async throws -> (Data, Int, String) {
        var request = request
        request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
        let (data, response) = try await session.data(for: request)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0, accessToken)
    }

    private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
