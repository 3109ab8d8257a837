// Android resources read only by Foundation's parser, to check the lengths that Swell measures.

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The texts of one file, and the limits in the comments before them.
final class CountedResources: NSObject, XMLParserDelegate {
    struct Name: Hashable {
        let key: String
        let variant: String
    }

    private(set) var texts: [Name: String] = [:]
    private(set) var limits: [Name: Int] = [:]
    private var path: [String] = []
    private var key = ""
    private var variant = ""
    private var index = 0
    private var text: String?
    private var resourceLimit: Int?
    private var limit: Int?

    init(_ url: URL) throws {
        super.init()
        let parser = XMLParser(data: try Data(contentsOf: url))
        parser.delegate = self
        guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        guard let match = comment.firstMatch(of: /CHAR LIMIT=(\d+)\]/) else { return }
        if path.count == 1 { resourceLimit = Int(match.1) } else { limit = Int(match.1) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        path.append(name)
        if path.count == 2 { (key, variant, index) = (attributes["name"] ?? "", "", 0) }
        if path.count == 3, name == "item" {
            variant = attributes["quantity"].map { "plural.\($0)" } ?? "[\(index)]"
            index += 1
        }
        if name == "string" || name == "item" { text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "string" || name == "item", let text {
            let name = Name(key: key, variant: variant)
            texts[name] = Self.unescaped(text)
            limits[name] = limit ?? resourceLimit
            (self.text, limit) = (nil, nil)
        }
        path.removeLast()
        if path.count == 1 { resourceLimit = nil }
    }

    /// Returns a value as Android shows it, for the escapes that occur in these files.
    private static func unescaped(_ text: String) -> String {
        text.replacing(/\\u([0-9A-Fa-f]{4})/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
        .replacing(/\\(.)|"/) { match in match.1.map { String($0) } ?? "" }
        .trimmingCharacters(in: .whitespacesAndNewlines)
        .replacing(/\s+/) { _ in " " }
    }
}
