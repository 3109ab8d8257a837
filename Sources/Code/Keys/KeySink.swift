// Where keys go: functions, properties and values whose texts are looked up.

/// Something of a project or a platform that looks up a text it is given.
struct KeySink: Hashable, Sendable {
    /// What is given a text.
    enum Target: Hashable, Sendable {
        /// A call of the platform's, by its position in the conventions.
        case call(Int)
        /// A function, an initializer or a case of the project: its parameters are the holes of the key.
        case function(NodePlace)
        /// A stored property: its value is the hole of the key.
        case property(NodePlace)
        /// A member of an extension, such as `"key".localized`: what it is read of is the hole of the key.
        case receiver(NodePlace)
    }

    /// The table that it looks in.
    enum Table: Hashable, Sendable {
        case standard, unknown
        case named(String)
        /// What somebody passes.
        case hole(NodePlace)
    }

    let target: Target
    let kind: KeyCall.Kind
    /// The key, with holes for what it is given.
    let key: KeyValue
    let table: Table
    let bundle: String?
    let how: String

    /// Whether it does the same as another one, wherever that was found.
    var identity: KeySink {
        var key = key
        key.place = NodePlace(file: 0, node: 0)
        return KeySink(target: target, kind: kind, key: key, table: table, bundle: nil, how: "")
    }
}

/// Sinks by the names that calls of them have.
struct KeySinks: Sendable {
    /// By the name of a function, a type or a case.
    private(set) var calls: [NameHash: [KeySink]] = [:]
    /// By the name of a property that is read of a text.
    private(set) var members: [NameHash: [KeySink]] = [:]
    /// By the name of a property that is given a text.
    private(set) var properties: [NameHash: [KeySink]] = [:]

    var isEmpty: Bool { calls.isEmpty && members.isEmpty && properties.isEmpty }

    init(_ sinks: [KeySink], _ index: DeclarationIndex, _ conventions: KeyConventions) {
        for sink in sinks {
            switch sink.target {
            case .call(let position): calls[NameHash(conventions.calls[position].name), default: []].append(sink)
            case .function(let place):
                let function = index.node(place)
                let name =
                    function.isNamed("init") ? function.enclosingType.map { Self.lastName($0.name) } : function.name
                if let name { calls[NameHash(name), default: []].append(sink) }
                // What `.init(…)` creates is not certain, so it cannot show that a text is not looked up.
                if function.isNamed("init"), sink.kind != .shown { calls[NameHash("init"), default: []].append(sink) }
            case .property(let place):
                let property = index.node(place)
                properties[NameHash(property.name), default: []].append(sink)
                guard let type = property.enclosingType else { continue }
                calls[NameHash(Self.lastName(type.name)), default: []].append(sink)
                if sink.kind != .shown { calls[NameHash("init"), default: []].append(sink) }
            case .receiver(let place):
                let member = index.node(place)
                if member.kind == .function {
                    calls[NameHash(member.name), default: []].append(sink)
                } else {
                    members[NameHash(member.name), default: []].append(sink)
                }
            }
        }
    }

    static func lastName(_ path: String) -> String { path.split(separator: ".").last.map { String($0) } ?? path }
}
