// Which numbers a form of a PO file is shown for, by what its own header says.

extension Catalog {
    /// The numbers below 200 that a branch such as `plural.one` is shown for; nil where no header says it.
    package func numbers(ofBranch name: String) -> [Int]? {
        guard format.id == POFormat.id, let field = POHeader(beginning: text.utf8)?["Plural-Forms"],
            let forms = PluralForms(field)
        else { return nil }
        let names = PluralNames(forms, language: locale)
        guard let form = (0..<forms.count).first(where: { names.name(of: $0) == name }) else { return nil }
        return (0..<200).filter { forms.expression.value(UInt64($0)) == UInt64(form) }
    }
}
