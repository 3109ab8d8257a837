// Names in an app's code that rules must know: from its settings, and from the code itself.

import Code
import Configuration

/// Names in an app's code.
struct CodeNames: Sendable {
    /// The labels of the parameters that show texts, by the name of the function or type.
    let components: [String: Set<String>]
    /// The names of functions and properties that look texts up.
    let helpers: Set<String>
    /// The names that no language translates.
    let brands: Brands
    /// The members that stand for keys, each after its type: `Menu.title`, and their keys.
    private let accessors: [String: String]

    /// Creates them from settings such as `InfoRow(caption:)`, the names of the project's apps, and the members of its
    /// code that stand for keys.
    init(_ settings: CodeSettings, appNames: [String], code: CodeProject) {
        var labels: [String: Set<String>] = [:]
        for component in settings.components.map(\.value) {
            let parts = component.split(separator: "(", maxSplits: 1)
            guard let name = parts.first?.split(separator: ".").last else { continue }
            let list = parts.dropFirst().first?.split { $0 == ":" || $0 == ")" }.map(String.init) ?? ["_"]
            labels[String(name), default: []].formUnion(list.map { $0 == "_" ? "" : $0 })
        }
        components = labels
        helpers = Set(settings.helpers.map { String($0.value.prefix { $0 != "(" }.split(separator: ".").last ?? "") })
        brands = Brands(settings.brands.map(\.value) + appNames)
        accessors = Dictionary(
            code.accessors.map { ($0.path.suffix(2).joined(separator: "."), code.uses[$0.use].literal ?? "") },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether a member of a type stands for a key.
    func isAccessor(_ type: String, _ member: String) -> Bool { key(of: member, in: type) != nil }

    /// The key that a member of a type stands for.
    func key(of member: String, in type: String) -> String? { accessors["\(type).\(member)"] }
}
