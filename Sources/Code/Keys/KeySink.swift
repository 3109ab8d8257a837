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
    /// The bundles that it looks in, as written, one a line; nil for that of the app.
    private(set) var bundle: String?
    let how: String
    /// Whether it looks a text up only if something else has none for it: `texts[key] ?? NSLocalizedString(key, …)`.
    var isSpare = false
    /// Whether it shows another text than the key if no catalog has the key.
    var hasDefault = false

    /// Adds a bundle in which it looks, too.
    mutating func add(bundle other: String?) {
        guard let other, other != bundle else { return }
        bundle = bundle.map { "\($0)\n\(other)" } ?? other
    }

    /// Whether it does the same as another one, wherever that was found.
    var identity: KeySink {
        var key = key
        key.place = NodePlace(file: 0, node: 0)
        return KeySink(target: target, kind: kind, key: key, table: table, bundle: nil, how: "")
    }
}

/// Sinks by a name; most names have none, and a glance at a few bits tells that.
struct SinkTable: Sendable {
    private var sinks: [NameHash: [KeySink]] = [:]
    private var bits = [UInt64](repeating: 0, count: 256)

    fileprivate mutating func add(_ sink: KeySink, _ name: NameHash) {
        sinks[name, default: []].append(sink)
        bits[name.bit >> 6] |= 1 << UInt64(name.bit & 63)
    }

    /// The sinks with a name.
    subscript(name: NameHash) -> [KeySink] {
        guard bits[name.bit >> 6] >> UInt64(name.bit & 63) & 1 == 1 else { return [] }
        return sinks[name] ?? []
    }
}

extension NameHash {
    /// One of 16,384 bits.
    fileprivate var bit: Int { Int(truncatingIfNeeded: (value ^ value >> 29) & 0x3FFF) }
}

/// Sinks by the names that calls of them have.
struct KeySinks: Sendable {
    /// By the name of a function, a type or a case.
    private(set) var calls = SinkTable()
    /// By the name of a property that is read of a text.
    private(set) var members = SinkTable()
    /// By the name of a property that is given a text.
    private(set) var properties = SinkTable()

    init(_ sinks: [KeySink], _ index: DeclarationIndex, _ conventions: KeyConventions) {
        for sink in sinks {
            switch sink.target {
            case .call(let position): calls.add(sink, NameHash(conventions.calls[position].name))
            case .function(let place):
                let function = index.node(place)
                let name =
                    function.isNamed("init") ? function.enclosingType.map { Self.lastName($0.name) } : function.name
                if let name { calls.add(sink, NameHash(name)) }
                // What `.init(…)` creates is not certain, so it cannot show that a text is not looked up.
                if function.isNamed("init"), sink.kind != .shown { calls.add(sink, NameHash("init")) }
            case .property(let place):
                let property = index.node(place)
                properties.add(sink, NameHash(property.name))
                guard let type = property.enclosingType else { continue }
                calls.add(sink, NameHash(Self.lastName(type.name)))
                if sink.kind != .shown { calls.add(sink, NameHash("init")) }
            case .receiver(let place):
                let member = index.node(place)
                if member.kind == .function {
                    calls.add(sink, NameHash(member.name))
                } else {
                    members.add(sink, NameHash(member.name))
                }
            }
        }
    }

    static func lastName(_ path: String) -> String { path.split(separator: ".").last.map { String($0) } ?? path }
}
