// Which code never runs, as nothing names it: an old screen, a member that nobody reads.

import Code
import Platforms

/// Finds places in code that never run, because no code that users see names what contains them.
///
/// It compares names, without types: a member is read if any code reads a member of that name. So it takes some
/// dead code as alive, but not the other way round.
struct Reach {
    /// The type, the member of a type or the document that contains a place.
    private enum Holder: Hashable {
        case type(String)
        case member(String, NodePlace)
        /// A document with screens that something has to open by its name.
        case document(String)

        var name: String {
            switch self {
            case .type(let name), .member(let name, _), .document(let name): name
            }
        }

        var isDocument: Bool { if case .document = self { true } else { false } }
    }

    private let code: CodeProject
    private let runtime: RuntimeNames
    private let flags: DeveloperFlags
    private let statics: StaticReads
    /// Whether a program begins in the project.
    private let hasEntry: Bool
    private var instances: InstanceReads
    /// The modules that the code imports.
    private let modules: Set<String>
    /// For each holder that was looked for, the holders around each place that names it; nil if it is alive anyway.
    private var readers: [Holder: [[Holder]]?] = [:]
    /// The types about which it is known whether the runtime finds them, or calls members of them.
    private var judged: [String: Judgment] = [:]
    /// Whether the cases of enums only exist where code names them.
    private var namedEnums: [String: Bool] = [:]
    /// The methods of Objective-C that only code of the project calls; nil until a place is in such code.
    private var methods: OwnMethods?

    /// What is known about a type.
    private struct Judgment {
        /// Whether the project declares it.
        let isDeclared: Bool
        /// Whether the runtime finds it by itself.
        let isFound: Bool
        /// Whether the runtime may call members of it.
        let isCalled: Bool
    }

    /// A name that code uses more often than this is taken as alive.
    private static let mostPlaces = 40
    private static let mostNames = 500

    init(_ code: CodeProject, _ runtime: RuntimeNames) {
        (self.code, self.runtime, flags, statics) = (code, runtime, DeveloperFlags(code), StaticReads(code))
        instances = InstanceReads(code, runtime, inherited: statics.inherited)
        modules = code.modules
        hasEntry = Self.hasEntry(code, runtime)
    }

    /// Returns which of some places never run: none in a library, which others call.
    ///
    /// With `steps` of 1, only what nothing at all names never runs.
    mutating func unreached(_ places: [NodePlace], steps: Int = 5) -> [Bool] {
        guard hasEntry, !places.isEmpty else { return places.map { _ in false } }
        let holders = places.map { self.holders(of: code.declarations.node($0), in: Int($0.file)) }
        let isFlagged = places.map { isClosed(code.declarations.node($0)) }
        var next = Set(holders.joined())
        for _ in 0..<steps where !next.isEmpty && next.count <= Self.mostNames {
            let found = code.places(naming: Set(next.map(\.name)))
            let opened = code.places(opening: Set(next.filter(\.isDocument).map(\.name)))
            var further: Set<Holder> = []
            for holder in next {
                let file = onlyFile(naming: holder)
                let places =
                    holder.isDocument
                    ? opened[holder.name] ?? []
                    : (found[holder.name] ?? []).filter {
                        (file == nil || $0.file == file) && mayRead(holder, at: $0)
                    }
                // Settings of the build may name a document, too.
                guard places.count <= Self.mostPlaces, !(holder.isDocument && places.isEmpty) else {
                    readers[holder] = .some(nil)
                    continue
                }
                let around = places.compactMap { self.readers(at: $0) }
                readers[holder] = around
                further.formUnion(around.joined())
            }
            next = further.filter { readers[$0] == nil }
        }
        let alive = findAlive()
        return zip(holders, isFlagged).map { $1 || !$0.allSatisfy(alive.contains) }
    }

    /// Whether a program begins in some code.
    private static func hasEntry(_ code: CodeProject, _ runtime: RuntimeNames) -> Bool {
        code.files.contains { $0.path.split(separator: "/").last?.hasPrefix("main.") ?? false }
            || code.files.contains { file in
                file.tree.nodes(.attribute).contains { runtime.entries.contains($0.name) }
            }
    }

    /// Whether a condition around a place holds for no user: a flag of developers, a version that the app does not run on.
    private func isClosed(_ node: CodeNode) -> Bool { flags.hide(node) || code.targets.exclude(node) }

    /// The only file whose code can name a holder; nil if all files can.
    private func onlyFile(naming holder: Holder) -> Int32? {
        guard case .member(_, let place) = holder else { return nil }
        let member = code.declarations.node(place)
        guard member.kind != .switchCase, member.kind != .enumCase else { return nil }
        return member.modifiers.isDisjoint(with: ["private", "fileprivate"]) ? nil : place.file
    }

    /// Whether a name may stand for a holder, and not for a local variable or the case of an enum.
    private mutating func mayRead(_ holder: Holder, at place: NodePlace) -> Bool {
        let name = code.declarations.node(place)
        guard case .member(_, let own) = holder else {
            return !code.isOuterOnly(holder.name, in: name) && !name.isForwardDeclared
        }
        if code.files[Int(own.file)].language == .objectiveC { return true }
        if name.isLocalName || code.isOfNearerType(own, at: place) { return false }
        if name.isCalled, code.declarations.node(own).isMereText { return false }
        switch code.declarations.node(own).kind {
        case .switchCase: return !name.isInPattern && !code.asks(name, forOtherThan: code.declarations.node(own))
        case .enumCase: return !name.isInPattern
        case .function:
            guard name.kind != .member || name.firstChild != nil || !name.isInPattern,
                name.mayStand(forFunction: code.declarations.node(own))
            else { return false }
        default: break
        }
        let member = code.declarations.node(own)
        return statics.mayName(member, name) && instances.mayName(member, name, at: place)
    }

    /// The holders of the code at a place that names something; nil if users see nothing of it.
    private mutating func readers(at place: NodePlace) -> [Holder]? {
        let file = Int(place.file)
        let node = code.declarations.node(place)
        guard code.isShown[file], !node.isOffScreen, !isClosed(node) else { return nil }
        if let document = runtime.openedDocument(code.files[file].path) { return [.document(document)] }
        return holders(of: node, in: file)
    }

    /// What is alive: what something names of which all holders are alive; and what nobody looked for.
    private func findAlive() -> Set<Holder> {
        var alive: Set<Holder> = []
        for (holder, readers) in readers {
            if readers == nil { alive.insert(holder) }
            for other in (readers ?? []).joined() where self.readers[other] == nil { alive.insert(other) }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for (holder, readers) in readers where !alive.contains(holder) {
                guard (readers ?? []).contains(where: { $0.allSatisfy(alive.contains) }) else { continue }
                alive.insert(holder)
                isChanged = true
            }
        }
        return alive
    }

    // MARK: Holders

    /// The types and members around a node that only code can bring to life.
    private mutating func holders(of node: CodeNode, in file: Int) -> [Holder] {
        if code.files[file].language == .objectiveC { return methodHolders(of: node, in: file) }
        guard code.files[file].language == .swift else { return [] }
        var found: [Holder] = []
        var inner = node
        var outer: CodeNode? = node
        while let current = outer {
            switch current.kind {
            case .type:
                if current.form != .protocolType, !judgment(of: current.name).isFound {
                    found.append(.type(current.name))
                }
            case .extension:
                let name = current.name.split(separator: ".").last.map(String.init) ?? current.name
                let type = judgment(of: name)
                if type.isDeclared, !type.isFound { found.append(.type(name)) }
            case .function, .variable:
                if current.isMember || current.isLazyGlobal(in: code.files[file].path), isJudged(current, inner) {
                    found.append(.member(current.name.filter { $0 != "`" }, place(current, file)))
                }
            case .enumCase:
                if createsOnlyByName(current.owners.joined(separator: ".")) {
                    found.append(.member(current.name.filter { $0 != "`" }, place(current, file)))
                }
            case .switchCase:
                if let name = caseToCreate(current) { found.append(.member(name, place(current, file))) }
            default: break
            }
            inner = current
            outer = current.parent
        }
        return found
    }

    /// The method of Objective-C around a node, if only code of the project calls it, and its class, if only code that
    /// names it creates objects of it.
    private mutating func methodHolders(of node: CodeNode, in file: Int) -> [Holder] {
        guard let method = node.methodAround else { return [] }
        let own = methods ?? OwnMethods(code, runtime)
        methods = own
        let type = own.needsNameOfClass(method) ? method.parent.map { [Holder.type($0.name)] } ?? [] : []
        return type + (own.needsName(method) ? [.member(method.name, place(method, file))] : [])
    }

    private func place(_ node: CodeNode, _ file: Int) -> NodePlace { NodePlace(file: file, node: node.index) }

    /// The case of an enum that only code that names it can create, if the branch of a `switch` is for it alone.
    private mutating func caseToCreate(_ branch: CodeNode) -> String? {
        let patterns = branch.children.filter { $0.kind == .pattern }
        guard patterns.count == 1, let name = patterns[0].matchedCase, let choice = branch.parent,
            choice.kind == .switch
        else { return nil }
        guard choice.firstChild?.isNamed("self") ?? false, let type = branch.enclosingType else {
            return code.onlyEnum(comparedBy: choice).map { createsOnlyByName($0) } ?? false ? name : nil
        }
        let declarations = code.declarations.declarations(at: (type.owners + [type.name]).joined(separator: "."))
        guard declarations.contains(where: { $0.form == .enumType }),
            declarations.flatMap(\.inheritedNames).allSatisfy({ runtime.passiveTypes.contains($0) })
        else { return nil }
        return name
    }

    private mutating func createsOnlyByName(_ type: String) -> Bool {
        if let known = namedEnums[type] { return known }
        let found = code.createsOnlyByName(type, runtime)
        namedEnums[type] = found
        return found
    }

    /// Whether only code that names a member can make it run.
    private mutating func isJudged(_ member: CodeNode, _ child: CodeNode) -> Bool {
        guard let first = member.name.utf8.first,
            first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: "`"),
            !["init", "deinit", "subscript"].contains(member.name), !isRequired(member.name),
            hasPlainAttributes(member)
        else { return false }
        let modifiers = member.modifiers
        // The value of a stored property may do something as soon as it exists; that of a global exists when it is read.
        if member.kind == .variable, !member.isStatic, child.kind != .block, !member.isMereText,
            member.enclosingType != nil, !modifiers.contains("lazy")
        {
            return false
        }
        if modifiers.contains("override") { return false }
        guard let type = member.enclosingType else { return true }
        if modifiers.contains("private") || modifiers.contains("fileprivate") { return hasPlainAttributes(type) }
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        return type.inheritedNames.allSatisfy { isPlain($0) } && !judgment(of: name).isCalled
    }

    /// Whether the runtime reads a member with this name.
    private func isRequired(_ name: String) -> Bool {
        runtime.requirements.contains(name)
            || runtime.moduleRequirements.contains { $0.names.contains(name) && !modules.isDisjoint(with: $0.modules) }
    }

    private func hasPlainAttributes(_ node: CodeNode) -> Bool {
        node.children.allSatisfy { $0.kind != .attribute || runtime.plainAttributes.contains($0.name) }
    }

    /// Whether the runtime calls nothing but requirements of what inherits a type.
    private func isPlain(_ type: String) -> Bool {
        runtime.plainTypes.contains(type) || code.declarations.declarations(named: type).contains { $0.kind == .type }
    }

    private mutating func judgment(of type: String) -> Judgment {
        if let known = judged[type] { return known }
        let declarations = code.declarations.declarations(named: type).filter { $0.kind == .type }
        let inherited = (declarations + code.declarations.declarations(at: type)).flatMap(\.inheritedNames)
        let isMarked = !declarations.allSatisfy(hasPlainAttributes)
        let found = Judgment(
            isDeclared: declarations.contains { $0.form != .protocolType },
            isFound: isMarked || inherited.contains { name in runtime.foundTypes.contains { name.hasSuffix($0) } },
            isCalled: isMarked || !inherited.allSatisfy(isPlain))
        judged[type] = found
        return found
    }
}
