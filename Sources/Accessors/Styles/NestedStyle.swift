// `L10n.Auth.Login.title`: enums within enums, by the parts of a key.

extension AccessorStyle {
    static let nested = AccessorStyle(
        id: "nested", summary: "enums within enums, by the parts of a key: L10n.Auth.Login.title", name: "L10n",
        write: { EnumCode($0) { $0.split(separator: ".").map { String($0) } }.code })
}
