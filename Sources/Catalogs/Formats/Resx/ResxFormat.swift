// .NET's resources: `Strings.de.resx`, of which only the strings are texts.

enum ResxFormat: CatalogFormat {
    static let id = "resx"
    static let summary = ".NET resources: the strings of .resx files"
    static let extensions = ["resx"]
    static let writing = "values in place"
    static let places: [LanguagePlace] = [.suffix(".")]
    static let mayLeaveOutLanguage = true

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = ResxReader(text.utf8, document.events)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }
}
