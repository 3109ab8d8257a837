// Names of types in Kotlin.

/// A type as written: `List<Item>`, `Order?`.
struct KotlinTypeName: Hashable, Sendable {
    private let text: Substring

    init(_ text: String) { self.text = text.drop { $0 == " " } }

    /// The last name without arguments: `Item` of `model.Item<A>?`.
    var simple: String {
        let name = text.prefix { $0 != "<" && $0 != "?" && $0 != " " }
        return String(name.split(separator: ".").last ?? name)
    }

    /// The type of what is in a list: `Item` of `List<Item>`; nil if it is no list.
    var element: KotlinTypeName? {
        guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"),
            simple.hasSuffix("List") || simple.hasSuffix("Set") || simple == "Array" || simple == "Collection"
        else { return nil }
        let inner = text[text.index(after: start)..<end]
        return inner.contains(",") ? nil : KotlinTypeName(String(inner))
    }
}
