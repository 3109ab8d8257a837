// Finds the uses of keys in a project: what platforms look up, and what hands texts on to that, step by step.

import Basics

/// Finds the uses of keys in a project.
struct KeyFinder {
    private let index: DeclarationIndex
    private let conventions: KeyConventions
    private let evaluator: Evaluator
    /// The largest number of functions that hand a text on to each other.
    private static let mostSteps = 8

    init(_ index: DeclarationIndex, _ conventions: KeyConventions) {
        (self.index, self.conventions) = (index, conventions)
        evaluator = Evaluator(index, keyTypes: conventions.keyTypes)
    }

    /// The uses, in the order of files and of their places in them.
    func uses() async -> [KeyUse] {
        let nowhere = NodePlace(file: 0, node: 0)
        var next = conventions.calls.indices.map { position in
            KeySink(
                target: .call(position), kind: conventions.calls[position].kind, key: KeyValue([], at: nowhere),
                table: .standard, bundle: nil, how: "")
        }
        let textMembers = self.textMembers
        let aliases = SymbolRoot.aliases(index, conventions)
        let first = await Workers.run(Array(index.files.indices), state: {}) { [evaluator, conventions] _, file in
            let landmarks = Landmark.all(in: evaluator.index.files[file].tree)
            var pass = KeyPass(file, evaluator, conventions, KeySinks([], evaluator.index, conventions))
            pass.readDeclarations(textMembers, aliases)
            return (landmarks: landmarks, haul: pass.haul)
        }
        var uses = first.map(\.haul.uses)
        next += first.flatMap(\.haul.sinks)
        var known = Set(next.map(\.identity))
        for _ in 0..<Self.mostSteps where !next.isEmpty {
            let sinks = KeySinks(next, index, conventions)
            let hauls = await Workers.run(Array(index.files.indices), state: {}) { [evaluator, conventions] _, file in
                var pass = KeyPass(file, evaluator, conventions, sinks)
                pass.run(first[file].landmarks)
                return pass.haul
            }
            for (file, haul) in hauls.enumerated() { uses[file] += haul.uses }
            next = Self.joined(hauls.flatMap(\.sinks)).filter { known.insert($0.identity).inserted }
        }
        return Workers.joined(await Workers.run(uses, state: {}) { _, uses in Self.unique(uses) })
    }

    /// The sinks with those that differ in their bundle as one: a helper that looks a key up in several bundles finds it
    /// in any of them.
    private static func joined(_ sinks: [KeySink]) -> [KeySink] {
        var positions: [KeySink: Int] = [:]
        var joined: [KeySink] = []
        for sink in sinks {
            guard let position = positions[sink.identity] else {
                positions[sink.identity] = joined.count
                joined.append(sink)
                continue
            }
            joined[position].add(bundle: sink.bundle)
        }
        return joined
    }

    /// Members of texts that look them up and that the project does not declare.
    private var textMembers: NameSet {
        var names = NameSet()
        for name in conventions.textMembers {
            // What a type of the project calls by this name says nothing about texts.
            let isOwn = index.declarations(named: name).contains { declaration in
                declaration.enclosingType.map { isTextual($0) } ?? false
            }
            if !isOwn { names.insert(name) }
        }
        return names
    }

    /// Whether members of a type are members of texts: an extension of them, or a protocol, to which they may conform.
    private func isTextual(_ type: CodeNode) -> Bool {
        let name = (type.owners + [type.name]).joined(separator: ".")
        return Self.textTypes.contains(KeySinks.lastName(name)) || type.form == .protocolType
            || type.kind == .extension && index.declarations(at: name).contains { $0.form == .protocolType }
    }

    private static let textTypes: Set = ["String", "Substring", "StringProtocol", "NSString"]

    /// Each text of a file once in each table, with the most certain use, in the order of their places.
    private static func unique(_ uses: [KeyUse]) -> [KeyUse] {
        let order = uses.indices.sorted { one, other in
            (uses[one].range.lowerBound, uses[other].certainty, one)
                < (uses[other].range.lowerBound, uses[one].certainty, other)
        }
        var seen: Set<Identity> = []
        return order.map { uses[$0] }.filter { seen.insert(Identity($0)).inserted }
    }

    private struct Identity: Hashable {
        let node: Int
        let key: KeyUse.Key
        let table: KeyUse.Table
        let isShown: Bool

        init(_ use: KeyUse) {
            (node, key, table) = (use.node, use.key, use.table)
            isShown = use.certainty == .shown
        }
    }
}
