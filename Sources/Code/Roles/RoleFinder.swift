// Finds where keys stand on the screen: follows each use, then the declarations that hand it on, step by step.

import Basics

/// Finds the places of keys on the screen.
struct RoleFinder {
    private let index: DeclarationIndex
    private let conventions: RoleConventions
    private let uses: [KeyUse]
    /// The largest number of declarations between a key and what shows it.
    private static let mostHops = 3

    /// What hands a text on: a declaration, and the role of the view that it is part of.
    private struct Carrier: Hashable, Comparable {
        let place: NodePlace
        let role: ScreenRole?

        static func < (one: Self, other: Self) -> Bool {
            (one.place, one.role?.rawValue ?? "") < (other.place, other.role?.rawValue ?? "")
        }
    }

    /// A use of a key that a carrier hands on.
    private struct Load: Hashable {
        let use: Int
        let carrier: Carrier
        /// The functions that it is inside of, the innermost last: what they return, their calls get.
        let visits: [Visit]
    }

    /// A function that is given a text, and the call that does so.
    private struct Visit: Hashable {
        let function: NodePlace
        let call: NodePlace
    }

    init(_ index: DeclarationIndex, _ uses: [KeyUse], _ conventions: RoleConventions) {
        (self.index, self.uses, self.conventions) = (index, uses, conventions)
    }

    /// The places, in the order of the uses.
    func places() async -> [KeyPlace] {
        let widgets = WidgetTypes(index, conventions.widgets)
        var found: [Shown] = []
        var seen: Set<Load> = []
        var loads: [Carrier: [Load]] = [:]
        for (use, outcomes) in await starts(widgets) {
            for outcome in outcomes { take(outcome, use, [], hops: 0, isView: false, &found, &loads, &seen) }
        }
        for hop in 1...Self.mostHops where !loads.isEmpty {
            let carriers = loads.keys.sorted()
            let results = await follow(carriers, widgets)
            var next: [Carrier: [Load]] = [:]
            for (carrier, outcomes) in zip(carriers, results) {
                for load in loads[carrier] ?? [] {
                    for outcome in outcomes {
                        take(
                            outcome, load.use, load.visits, hops: hop, isView: carrier.role != nil, &found, &next, &seen
                        )
                    }
                }
            }
            loads = next
        }
        return Self.unique(found)
    }

    /// A place, and whether it may be refined by a declaration that hands its view on.
    private struct Shown {
        let place: KeyPlace
        let isRefinable: Bool
        let isView: Bool
    }

    private func take(
        _ outcome: TextFlow.Outcome, _ use: Int, _ visits: [Visit], hops: Int, isView: Bool, _ found: inout [Shown],
        _ loads: inout [Carrier: [Load]], _ seen: inout Set<Load>
    ) {
        switch outcome.end {
        case .shown(let role, let isRefinable):
            let place = KeyPlace(use: use, role: role, place: outcome.place, hops: hops, looks: outcome.looks)
            found.append(Shown(place: place, isRefinable: isRefinable, isView: isView))
        case .declared(let role):
            var (place, visits) = (outcome.place, visits)
            if let visit = visits.last, visit.function == place {
                place = visit.call
                visits.removeLast()
            } else if let call = outcome.call, let function = index.node(place).parent {
                visits.append(Visit(function: function.place(in: Int(place.file)), call: call))
            }
            let load = Load(use: use, carrier: Carrier(place: place, role: role), visits: visits)
            if seen.insert(load).inserted { loads[load.carrier, default: []].append(load) }
        }
    }

    private static func unique(_ found: [Shown]) -> [KeyPlace] {
        struct Identity: Hashable {
            let use: Int
            let role: ScreenRole
            let place: NodePlace
        }
        let refined = Set(found.filter { $0.isView && $0.place.role != .text }.map(\.place.use))
        var seen: Set<Identity> = []
        return found.filter { !($0.isRefinable && refined.contains($0.place.use)) }.map(\.place).sorted {
            ($0.use, $0.hops, $0.place) < ($1.use, $1.hops, $1.place)
        }.filter { seen.insert(Identity(use: $0.use, role: $0.role, place: $0.place)).inserted }
    }

    // MARK: Walks

    private func starts(_ widgets: WidgetTypes) async -> [(Int, [TextFlow.Outcome])] {
        var byFile: [Int32: [Int]] = [:]
        for (position, use) in uses.enumerated() where use.certainty >= .typed {
            byFile[use.site.file, default: []].append(position)
        }
        let files = byFile.keys.filter {
            index.files[Int($0)].language.showsTexts && !index.files[Int($0)].isTest
        }.sorted()
        let work = files.map { (Int($0), byFile[$0] ?? []) }
        let parts = await Workers.run(work, state: {}) { [self] _, part in
            part.1.map { use -> (Int, [TextFlow.Outcome]) in
                var flow = TextFlow(index, conventions, widgets, part.0)
                flow.start(uses[use])
                return (use, flow.outcomes)
            }
        }
        return parts.flatMap(\.self).sorted { $0.0 < $1.0 }
    }

    /// What becomes of what some declarations hand on, in their order.
    private func follow(_ carriers: [Carrier], _ widgets: WidgetTypes) async -> [[TextFlow.Outcome]] {
        var names = NameSet()
        var paths: [NameHash: [Int]] = [:]
        var inside: [Int32: [Int]] = [:]
        for (position, carrier) in carriers.enumerated() {
            let node = index.node(carrier.place)
            switch node.kind {
            case .parameter, .call: inside[carrier.place.file, default: []].append(position)
            default:
                names.insert(node.name)
                let owner = NameHash(node.owners.joined(separator: "."))
                paths[owner.member(node.name), default: []].append(position)
            }
        }
        let parts = await Workers.run(Array(index.files.indices), state: {}) { [self, names, paths, inside] _, file in
            var found: [(Int, TextFlow.Outcome)] = []
            guard index.files[file].language.showsTexts, !index.files[file].isTest else { return found }
            var flow = TextFlow(index, conventions, widgets, file)
            for carrier in inside[Int32(file)] ?? [] {
                flow.follow(index.node(carriers[carrier].place), inside: carriers[carrier].role)
                found += flow.takeOutcomes().map { (carrier, $0) }
            }
            let tree = index.files[file].tree
            for node in tree.nodes.indices where tree.nodes[node].mayRefer {
                guard names.contains(tree.bytes, tree.nodes[node].name) else { continue }
                let name = CodeNode(tree: tree, index: node)
                guard let owner = flow.owner(of: name) else { continue }
                for carrier in paths[NameHash(owner).member(name.name)] ?? [] {
                    flow.follow(reference: name, as: carriers[carrier].role)
                    found += flow.takeOutcomes().map { (carrier, $0) }
                }
            }
            return found
        }
        var results = Array(repeating: [TextFlow.Outcome](), count: carriers.count)
        for (carrier, outcome) in Workers.joined(parts) { results[carrier].append(outcome) }
        return results
    }
}

extension SyntaxTree.Node {
    /// Whether it may be a name that refers to a member.
    fileprivate var mayRefer: Bool { kind == .identifier || kind == .member || kind == .variable && firstChild < 0 }
}
