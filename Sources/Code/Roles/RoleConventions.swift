// How the code of a platform shows texts, as data.

/// How the code of a platform shows texts.
public struct RoleConventions: Sendable {
    /// Calls that show an argument, by their names.
    let calls: [String: [CallRole]]
    /// Calls around views that give the texts in them another role, by their names.
    let surroundings: [String: [Surrounding]]
    /// The roles that surroundings can change.
    let refinable: Set<ScreenRole>
    /// Properties that show what is assigned to them, by their names.
    let properties: [String: [PropertyRole]]
    /// Members that a type declares and the system shows, by their names.
    let members: [String: [MemberRole]]
    /// Calls whose result is their argument in another form, with the label of the argument.
    let wrappers: [String: Set<String>]
    /// Members of a text whose value is the text in another form: `uppercased`.
    let transforms: Set<String>
    /// Types that the system shows outside of the app's screens, and the calls that contain their views.
    let widgets: WidgetConventions?
    /// How the full names of the platform's own classes begin; empty if code names them without packages.
    let packages: [String]

    /// Creates conventions.
    public init(
        calls: [CallRole], surroundings: [Surrounding], properties: [PropertyRole], members: [MemberRole],
        wrappers: [String: Set<String>], transforms: Set<String>, widgets: WidgetConventions?,
        packages: [String] = []
    ) {
        self.calls = Dictionary(grouping: calls, by: \.name)
        self.surroundings = Dictionary(grouping: surroundings, by: \.name)
        refinable = Set(surroundings.flatMap(\.roles.keys))
        self.properties = Dictionary(grouping: properties, by: \.name)
        self.members = Dictionary(grouping: members, by: \.name)
        (self.wrappers, self.transforms, self.widgets) = (wrappers, transforms, widgets)
        self.packages = packages
    }

    /// Code that shows nothing.
    public static let none = RoleConventions(
        calls: [], surroundings: [], properties: [], members: [], wrappers: [:], transforms: [], widgets: nil)
}

/// A call that shows an argument.
public struct CallRole: Sendable {
    /// The last name of what is called.
    public let name: String
    /// The label of the text; empty for the first argument without a label.
    public let label: String
    /// What the text is.
    public let role: ScreenRole
    /// A label without which it is another function.
    public let needs: String?
    /// Whether the result is a view, so that what surrounds it may say more.
    public let isView: Bool
    /// The position of an argument without a label.
    public let position: Int
    /// The ends of names of which one must be in front of the call, or of its type; empty if anything may be.
    public let receivers: [String]

    /// Creates a call.
    public init(
        _ name: String, _ label: String = "", _ role: ScreenRole, needs: String? = nil, isView: Bool = false,
        at position: Int = 0, on receivers: [String] = []
    ) {
        (self.name, self.label, self.role, self.needs, self.isView) = (name, label, role, needs, isView)
        (self.position, self.receivers) = (position, receivers)
    }
}

/// An argument of a call, mostly a closure, whose views have a role of their own.
public struct Surrounding: Sendable {
    /// The last name of what is called.
    public let name: String
    /// The label of the argument; empty for those without.
    public let label: String
    /// The roles that it gives, by the roles that its views have by themselves.
    public let roles: [ScreenRole: ScreenRole]
    /// A label of another argument without which the rule does not apply.
    public let needs: String?
    /// The only kind of call that it is: with a base as in `view.toolbar { }`, or without.
    public let base: Base
    /// Whether its views are on another screen than what surrounds the call.
    public let isBarrier: Bool

    /// Whether a call has a base.
    public enum Base: Sendable { case any, implicit }

    /// Creates a surrounding that gives roles.
    public init(
        _ name: String, _ label: String = "", _ roles: [ScreenRole: ScreenRole], needs: String? = nil,
        base: Base = .any
    ) {
        (self.name, self.label, self.roles, self.needs, self.base) = (name, label, roles, needs, base)
        isBarrier = false
    }

    /// Creates a surrounding whose views are on another screen.
    public init(barrier name: String, _ label: String = "", needs: String? = nil) {
        (self.name, self.label, roles, self.needs, base) = (name, label, [:], needs, .any)
        isBarrier = true
    }
}

/// A property that shows what is assigned to it.
public struct PropertyRole: Sendable {
    /// What the property must be of.
    public enum Owner: Sendable {
        /// Anything: no other property has this name.
        case any
        /// A property with this name: `navigationItem.title`.
        case property(String)
        /// A value of a type with this name, or whose own name ends with a word if its type is unknown.
        case type(String, named: String)
        /// A type that inherits from one whose name ends like this.
        case inherits(String)
    }

    /// The name of the property.
    public let name: String
    /// What it must be of.
    public let owner: Owner
    /// What the text is.
    public let role: ScreenRole

    /// Creates a property.
    public init(_ name: String, _ owner: Owner, _ role: ScreenRole) {
        (self.name, self.owner, self.role) = (name, owner, role)
    }
}

/// A member that a type declares and the system shows.
public struct MemberRole: Sendable {
    /// The name of the member.
    public let name: String
    /// The end of the name of a type that its type inherits from or conforms to.
    public let inherits: String
    /// What the text is.
    public let role: ScreenRole

    /// Creates a member.
    public init(_ name: String, inherits: String, _ role: ScreenRole) {
        (self.name, self.inherits, self.role) = (name, inherits, role)
    }
}

/// How widgets are built.
public struct WidgetConventions: Sendable {
    /// The calls whose closures contain the views of a widget.
    public let configurations: Set<String>
    /// The roles of the families by their names in code.
    public let families: [String: ScreenRole]

    /// Creates conventions.
    public init(configurations: Set<String>, families: [String: ScreenRole]) {
        (self.configurations, self.families) = (configurations, families)
    }
}
