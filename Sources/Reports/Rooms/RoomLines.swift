// Places of texts as lines of JSON, one object per place.

import Basics
import Layouts

/// Writes the places of documents as NDJSON.
package enum RoomLines {
    /// The places of a document as lines.
    package static func bytes(_ places: [ScreenPlace], in document: String) -> [UInt8] {
        var json = JSONWriter()
        for place in places {
            json.object { $0.fields(of: place, in: document) }
            json.endLine()
        }
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func fields(of place: ScreenPlace, in document: String) {
        field("key", place.key)
        name("catalog", document)
        name("file", document)
        field("line", place.line)
        field("screen", place.screen)
        field("element", place.element)
        field("role", place.role)
        field("device", place.device)
        field("width", place.room.width?.hundredths)
        field("height", place.room.height?.hundredths)
        field("lines", place.room.lines)
        field("font", place.font.words)
        field("size", place.font.size)
        field("cut", place.breaking.rawValue)
        field("minScale", place.smallestScale)
        field("certainty", place.room.certainty.rawValue)
        field("limitedBy", place.room.limitedBy.map { "\(document):\($0)" })
        field("reason", place.room.reason)
    }
}

extension FontRequest {
    /// The face and the weight, as in a font description.
    var words: String {
        let face =
            switch face {
            case .system: "system"
            case .style(let name): name
            case .named(let name): name
            case .file(let path, _): path.split(separator: "/").last.map(String.init) ?? path
            }
        return weight == 400 ? face : "\(face) \(weight)"
    }
}
