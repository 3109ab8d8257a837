// Objects that carry texts to composables: `Item(R.string.title)`, `enum class Order(val title: Int)`.

import Basics
import Code

/// The classes of an app, and the objects that its code makes of them once and for all.
struct ComposeObjects: Sendable {
    /// What is declared about a class.
    struct Declared: Sendable {
        /// The names of what its constructor takes, in order.
        var parameters: [String] = []
        /// The types of its properties.
        var types: [String: KotlinTypeName] = [:]
        /// The constants of an enumeration, and the initializers of objects that inherit from it, by their names.
        var instances: [(name: String, call: CodeNode)] = []
    }

    private let classes: [String: Declared]
    /// The types of properties by name; a name with several types has none.
    private let types: [String: KotlinTypeName]
    /// The values of constants that are objects or lists of them; a name with several has none.
    private let constants: [String: CodeNode]

    init(_ sources: [CodeFile]) {
        let parts = Workers.now(sources.count) { FileObjects(sources[$0]) }
        var classes: [String: [Declared]] = [:]
        for (name, declared) in parts.flatMap(\.classes) { classes[name, default: []].append(declared) }
        var unique = classes.compactMapValues { $0.count == 1 ? $0[0] : nil }
        for (name, own, call) in parts.flatMap(\.inheriting) { unique[name]?.instances.append((own, call)) }
        self.classes = unique
        types = Dictionary(grouping: parts.flatMap(\.classes).flatMap(\.declared.types), by: \.key)
            .compactMapValues { Set($0.map(\.value)).count == 1 ? $0.first?.value : nil }
        constants = Dictionary(grouping: parts.flatMap(\.constants), by: \.name)
            .compactMapValues { $0.count == 1 ? $0.first?.value : nil }
    }

    /// The class with a name; nil if there are several.
    subscript(name: String) -> Declared? { classes[name] }

    /// The value of a constant; nil if there is none, or there are several.
    func constant(named name: String) -> CodeNode? { constants[name] }

    /// The type of a property with a name, whatever it belongs to; nil if it may be another.
    func type(ofProperty name: String) -> KotlinTypeName? { types[name] }
}

/// What one file says about classes and their objects.
private struct FileObjects: Sendable {
    private(set) var classes: [(name: String, declared: ComposeObjects.Declared)] = []
    private(set) var inheriting: [(base: String, name: String, call: CodeNode)] = []
    private(set) var constants: [(name: String, value: CodeNode)] = []

    init(_ file: CodeFile) {
        guard file.language == .kotlin else { return }
        for type in file.tree.nodes(.type) {
            var declared = ComposeObjects.Declared()
            for child in type.children {
                switch child.kind {
                case .parameter, .variable:
                    declared.parameters.append(child.name)
                    declared.add(child)
                case .call: inheriting.append((child.name, type.name, child))
                case .block:
                    for member in child.children {
                        if member.kind == .variable { declared.add(member) }
                        // Only constants of enumerations stand in a class like calls.
                        if member.kind == .call, member.firstChild?.kind == .identifier {
                            declared.instances.append((member.name, member))
                        }
                    }
                default: continue
                }
            }
            classes.append((type.name, declared))
        }
        for variable in file.tree.nodes(.variable) where variable.form != .mutable {
            let isShared = variable.parent.map { $0.kind == .file || $0.parent?.kind == .type } ?? true
            guard isShared, let value = variable.declaredValue?.bare, value.kind == .call, value.mentionsTexts else {
                continue
            }
            constants.append((variable.name, value))
        }
    }
}

extension ComposeObjects.Declared {
    fileprivate mutating func add(_ property: CodeNode) {
        if let type = property.declaredType?.text { types[property.name] = KotlinTypeName(type) }
    }

    /// The argument of a constructor's call that a property has; nil if there is none.
    func argument(_ property: String, of call: CodeNode) -> CodeNode? {
        let arguments = Array(call.arguments)
        if let labeled = arguments.first(where: { $0.label == property }) { return labeled }
        guard let position = parameters.firstIndex(of: property), position < arguments.count,
            arguments[...position].allSatisfy({ $0.label.isEmpty })
        else { return nil }
        return arguments[position]
    }
}

extension CodeNode {
    /// Whether a text of the app is named in it.
    var mentionsTexts: Bool { tree.bytes.firstOffset(of: "string.", in: range) != nil }
}
