import Foundation
import SwellRuntime

/// An app's folder for one test, with the tables that the test writes; removed when the tests end, because tables are
/// read when they are first needed.
struct AppFolder: Sendable {
    let url: URL

    private static let parent: URL = {
        let name = "swell-\(ProcessInfo.processInfo.processIdentifier)"
        atexit { try? FileManager.default.removeItem(at: AppFolder.parent) }
        return FileManager.default.temporaryDirectory.appending(path: name)
    }()

    /// Writes tables: `AppFolder(["de.lproj/Localizable.strings": #""a" = "b";"#])`.
    init(_ files: [String: String] = [:]) throws {
        url = Self.parent.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func bundle() throws -> Bundle {
        guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    func languages(showsPseudolocales: Bool? = true) throws -> Languages {
        Languages(try bundle(), development: "en", showsPseudolocales: showsPseudolocales)
    }

    /// A .stringsdict file with one key and one variable.
    static func plural(_ key: String, _ forms: [String: String]) -> String {
        let entries = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>\(entries)</dict>
            </dict></dict></plist>
            """
    }

    /// The app of the documentation.
    static let moorings = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus/Moorings/App")
}
