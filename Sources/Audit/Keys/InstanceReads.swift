// Which names may stand for a member of a type's values, by what is written in front of them.

import Code
import Platforms

/// Tells reads of members of a type from reads of others with the same name: `step.title` from `.font(.title)`.
///
/// It judges types of which nothing but their own name, and names of declarations with that type, can give a value:
/// those that conform to no protocol of the project, and that no other type inherits.
struct InstanceReads {
    private let code: CodeProject
    private let runtime: RuntimeNames
    private let inherited: Set<String>
    private var carriers: TypeCarriers?
    /// For each type that is judged, the names that lead to its values; nil for one that is not.
    private var names: [String: Set<String>?] = [:]
    /// Whether values of a type reach a file.
    private var reached: [Site: Bool] = [:]

    private struct Site: Hashable {
        let type: String
        let file: Int32
    }

    /// `inherited` contains the names of the types and protocols that types of the project inherit.
    init(_ code: CodeProject, _ runtime: RuntimeNames, inherited: Set<String>) {
        (self.code, self.runtime, self.inherited) = (code, runtime, inherited)
    }

    /// Whether a name at a place may stand for a member of a value.
    mutating func mayName(_ member: CodeNode, _ name: CodeNode, at place: NodePlace) -> Bool {
        guard member.kind == .variable || member.kind == .function, !member.isStatic,
            code.files[Int(place.file)].language == .swift, let own = member.enclosingType?.lastName,
            let names = names(leadingTo: own)
        else { return true }
        switch name.kind {
        case .identifier: return name.ancestors.contains { $0.lastName == own }
        case .member:
            // `.title` alone is a member of a type.
            guard let base = name.firstChild?.bare else { return false }
            if let type = code.type(of: base, in: Int(place.file)) {
                return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == own }
            }
        default: break
        }
        let site = Site(type: own, file: place.file)
        if let known = reached[site] { return known }
        let found = code.mentions(names, in: Int(place.file))
        reached[site] = found
        return found
    }

    private mutating func names(leadingTo type: String) -> Set<String>? {
        if let known = names[type] { return known }
        let declared = code.declarations.declarations(named: type)
        // Types of one name, perhaps each in its own target, are not told apart.
        let only = declared.count == 1 && declared[0].kind == .type ? declared[0] : nil
        let extensions = only.map { code.declarations.declarations(at: ($0.owners + [type]).joined(separator: ".")) }
        let isPlain =
            only.map { $0.form != .protocolType } ?? false && !inherited.contains(type)
            && (declared + (extensions ?? [])).flatMap(\.inheritedNames).allSatisfy(runtime.plainTypes.contains)
        if isPlain, carriers == nil { carriers = TypeCarriers(code) }
        let found = isPlain ? carriers?.names(carrying: type) : nil
        names[type] = .some(found)
        return found
    }
}

extension CodeNode {
    /// The last name of a type or of what an extension extends; nil for other nodes.
    var lastName: String? {
        guard kind == .type || kind == .extension else { return nil }
        return name.split(separator: ".").last.map(String.init) ?? name
    }
}
