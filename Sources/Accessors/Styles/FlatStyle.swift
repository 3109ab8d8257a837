// `L10n.authLoginTitle`: one enum for all keys of a table.

extension AccessorStyle {
    static let flat = AccessorStyle(
        id: "flat", summary: "one enum for all keys: L10n.authLoginTitle", name: "L10n",
        write: { EnumCode($0) { [$0] }.code })
}
