// Which numbers a form of a PO file applies to, according to its header.

import Catalogs

enum POForms {
    /// Returns the numbers below 200 that a branch such as `plural.one` applies to; nil if the header does not tell.
    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]? {
        guard let field = POHeader(beginning: catalog.text.utf8)?["Plural-Forms"], let forms = POPluralForms(field)
        else { return nil }
        let names = PluralNames(forms, language: catalog.locale)
        guard let form = (0..<forms.count).first(where: { names.name(of: $0) == name }) else { return nil }
        return (0..<200).filter { forms.expression.value(UInt64($0)) == UInt64(form) }
    }
}
