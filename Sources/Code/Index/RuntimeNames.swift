// What a platform's runtime finds and calls by itself.

/// Names by which a platform's runtime finds an app's declarations: those that no code of the app needs to name.
public struct RuntimeNames: Sendable {
    /// Attributes that let nothing but code call what they stand before: `ViewBuilder`.
    public var plainAttributes: Set<String>
    /// Types and protocols of the platform of which the runtime calls only `requirements`.
    public var plainTypes: Set<String>
    /// Protocols that create no value of a type that conforms to them, as those of codable types and raw values do.
    public var passiveTypes: Set<String>
    /// The members that these types and protocols require.
    public var requirements: Set<String>
    /// The members that the runtime reads only in apps that import one of some modules.
    public var moduleRequirements: [(modules: Set<String>, names: Set<String>)] = []
    /// The last words of the names of protocols and classes whose types the runtime finds.
    public var foundTypes: [String]
    /// Members that hide a type from users if they are `false`.
    public var visibility: Set<String>
    /// The extensions of documents with screens that nothing but what names them opens.
    public var openedDocuments: [String] = []
    /// The attributes of the type with which a program begins.
    public var entries: Set<String>

    /// Creates names.
    public init(
        plainAttributes: Set<String>, plainTypes: Set<String>, passiveTypes: Set<String>, requirements: Set<String>,
        foundTypes: [String], visibility: Set<String>, entries: Set<String>
    ) {
        self.plainAttributes = plainAttributes
        self.plainTypes = plainTypes
        self.passiveTypes = passiveTypes
        self.requirements = requirements
        self.foundTypes = foundTypes
        self.visibility = visibility
        self.entries = entries
    }

    /// The name of a document that something has to open; nil for other files.
    public func openedDocument(_ path: String) -> String? {
        guard let dot = path.lastIndex(of: "."),
            openedDocuments.contains(String(path[path.index(after: dot)...]))
        else { return nil }
        return path[..<dot].split(separator: "/").last.map(String.init)
    }

    /// A runtime that finds nothing.
    public static let none = RuntimeNames(
        plainAttributes: [], plainTypes: [], passiveTypes: [], requirements: [], foundTypes: [], visibility: [],
        entries: [])
}
