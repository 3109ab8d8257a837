// The English texts of all catalogs.

import Catalogs
import Foundation
import TestSupport

/// A text and its key.
struct EnglishText: Hashable {
    let key: String
    let text: String

    /// All texts without duplicates, from the project's own corpus and from the real apps beside it, if there are any.
    static let all: [EnglishText] = {
        var seen: Set<EnglishText> = []
        return (own + real).filter { seen.insert($0).inserted }
    }()

    private static var own: [EnglishText] {
        Corpora.files.flatMap { file in
            guard let catalog = try? Corpora.read(file.path.string) else { return [EnglishText]() }
            return catalog.entries.flatMap { entry in
                texts(key: entry.key, locale: entry.locale, value: entry.value, source: entry.source)
            }
        }
    }

    /// A message as an independent parser read it, also in formats that Swell does not support.
    private struct Row: Decodable {
        let locale: String
        let key: String
        let value: String?
        let source: String?
    }

    private static var real: [EnglishText] {
        let path = Corpora.shared.appending(path: "expected.jsonl.gz").path
        guard let rows = try? Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", path]), rows.code == 0 else {
            return []
        }
        return rows.output.split(separator: UInt8(ascii: "\n")).flatMap { line in
            guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)) else { return [EnglishText]() }
            return texts(key: row.key, locale: row.locale, value: row.value, source: row.source)
        }
    }

    private static func texts(key: String, locale: String?, value: String?, source: String?) -> [EnglishText] {
        let isEnglish = locale == "en" || locale?.hasPrefix("en-") == true
        return [isEnglish ? value : nil, source].compactMap(\.self).map { EnglishText(key: key, text: $0) }
    }
}
