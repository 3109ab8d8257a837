// How the code of a platform looks up texts, as data.

/// How the code of a platform looks up texts.
public struct KeyConventions: Sendable {
    /// The functions, initializers, macros and attributes that take keys.
    public var calls: [KeyCall]
    /// Types whose literals are keys: `LocalizedStringKey`.
    public var keyTypes: Set<String>
    /// The names of generated types whose members stand for keys, even if the project does not contain their files:
    /// `L10n`, or `R.string`.
    public var symbolRoots: [[String]]
    /// Members of texts that look them up, in libraries that a project may use: `"key".localized()`.
    public var textMembers: [String]
    /// The name of the default table.
    public var standardTable: String
    /// The modules that declare the types among the calls: `SwiftUI.Text`.
    public var modules: Set<String>
    /// Whether keys are in tables that code names, and may be any literal; if not, only symbols and `calls` name keys.
    public var hasTables: Bool
    /// The package of the system's own symbols, which are none of the project's: `android` of `android.R.string.ok`; nil
    /// if symbols stand for keys of the project alone, and are always written like their roots.
    public var systemPackage: String?

    /// Creates conventions.
    public init(
        calls: [KeyCall], keyTypes: Set<String>, symbolRoots: [[String]], textMembers: [String],
        standardTable: String, modules: Set<String>, hasTables: Bool = true, systemPackage: String? = nil
    ) {
        self.hasTables = hasTables
        self.systemPackage = systemPackage
        self.calls = calls
        self.keyTypes = keyTypes
        self.symbolRoots = symbolRoots
        self.textMembers = textMembers
        self.standardTable = standardTable
        self.modules = modules
    }

    /// Code that looks up nothing.
    public static let none = KeyConventions(
        calls: [], keyTypes: [], symbolRoots: [], textMembers: [], standardTable: "", modules: [])
}

/// A call that takes a key.
public struct KeyCall: Sendable {
    /// What it does with its argument.
    public enum Kind: Sendable {
        /// It looks up any String.
        case lookup
        /// Its parameter's type makes literals keys; a String is shown as it is.
        case shown
        /// Its parameter's type makes literals keys; it takes no String.
        case typed
        /// It makes a key of a literal, and looks up any other String.
        case converts
    }

    /// The last name of what is called.
    public let name: String
    /// What it does with its argument.
    public let kind: Kind
    /// The label of the key; empty for the first argument without a label.
    public let key: String
    /// A label without which it is another function.
    public let needs: String?
    /// Labels with which it is another function.
    public let refuses: Set<String>
    /// The table, if it is always the same one.
    public let table: String?
    /// The label of the default value.
    public let defaultValue: String
    /// What its arguments mean if they have no labels, by position: empty for the key, else a label.
    public let order: [String]
    /// The argument that names a kind of resource, by position, and the kinds that are texts; nil if there is none.
    public let resources: (position: Int, texts: Set<String>)?

    /// Creates a call.
    public init(
        _ name: String, _ kind: Kind, key: String = "", needs: String? = nil, refuses: Set<String> = [],
        table: String? = nil, defaultValue: String = "defaultValue", order: [String] = [],
        resources: (position: Int, texts: Set<String>)? = nil
    ) {
        self.resources = resources
        (self.name, self.kind, self.key, self.needs, self.refuses) = (name, kind, key, needs, refuses)
        (self.table, self.defaultValue, self.order) = (table, defaultValue, order)
    }
}
