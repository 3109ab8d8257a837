// The manifest of marks as JSON: docs/marks.md describes it.

import Marks

extension MarkManifest {
    /// The file.
    public var json: [UInt8] {
        JSONWriter.document { json in
            json.field("format", Self.formatName)
            json.field("version", 1)
            json.lines("locales", locales) { json, locale in
                json.field("tag", locale.tag)
                if let carrier = locale.carrier { json.field("as", carrier) }
                if locale.isPseudo { json.field("pseudo", true) }
            }
            json.lines("catalogs", catalogs) { json, catalog in
                json.field("source", catalog.source)
                json.objects("files", catalog.files) { json, file in
                    json.field("locale", file.locale)
                    json.field("path", file.path)
                }
            }
            json.lines("texts", texts.enumerated()) { json, item in
                json.field("index", item.offset + 1)
                json.field("catalog", item.element.catalog)
                json.field("key", item.element.key)
                json.field("variant", item.element.variant)
                json.list("hashes") { json in
                    let hashes = item.element.hashes
                    for position in locales.indices {
                        if hashes.indices.contains(position), let hash = hashes[position] {
                            json.text(hash)
                        } else {
                            json.literal("null")
                        }
                    }
                }
            }
        }
    }
}
