// The outlets and bindings of a document, which let code replace texts.

import Layouts

extension NibTree {
    /// The names by which code reaches objects, by the id of the object.
    func outlets() -> [String: [Outlet]] {
        let layoutOnly: Set<String> = [
            "delegate", "dataSource", "nextKeyView", "initialFirstResponder", "menu", "formatter", "view", "window",
            "backgroundView", "accessoryView",
        ]
        var outlets: [String: [Outlet]] = [:]
        for node in nodes where name(node) == "outlet" || name(node) == "outletCollection" {
            guard let property = value("property", node), !layoutOnly.contains(property),
                let id = value("destination", node)
            else { continue }
            outlets[id, default: []].append(Outlet(owner: classOfOutlets(node), name: property))
        }
        return outlets
    }

    /// The class whose outlet an element connects.
    private func classOfOutlets(_ outlet: Node) -> String {
        ancestor(outlet) { value("id", $0) != nil }.flatMap { value("customClass", $0) } ?? ""
    }

    /// The ids of the objects whose texts bindings replace.
    func boundTexts() -> Set<String> { Set(nodes.lazy.filter { name($0) == "binding" }.compactMap(boundText)) }

    /// The ids of the objects that look up their texts by a key, as with `keyPath="localizationKey"`.
    func keyedTexts() -> Set<String> {
        Set(
            nodes.lazy.filter { name($0) == "userDefinedRuntimeAttribute" }.compactMap { attribute in
                guard value("type", attribute) == "string", !(value("value", attribute) ?? "").isEmpty,
                    let path = value("keyPath", attribute)?.lowercased(), path.hasSuffix("key"),
                    path.contains("loc") || path.contains("i18n") || path.contains("l10n")
                else { return nil }
                return ancestor(attribute) { value("id", $0) != nil }.flatMap { value("id", $0) }
            })
    }

    /// Returns the id of the object whose text a binding replaces: the value of a field, or the title of a button.
    ///
    /// The value of a column is that of its cells.
    private func boundText(_ binding: Node) -> String? {
        guard let name = value("name", binding), let owner = ancestor(binding, where: { value("id", $0) != nil }) else {
            return nil
        }
        let isText =
            name.hasPrefix("title") || name.hasPrefix("displayPattern")
            || name.hasPrefix("value") && self.name(owner) != "button" && self.name(owner) != "tableColumn"
        return isText ? value("id", owner) : nil
    }
}
