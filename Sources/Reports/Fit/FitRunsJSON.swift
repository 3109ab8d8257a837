// The directions and the runs of a measured text, as JSON.

import Fonts
import MessageLayout
import TextLayout

enum FitRunsJSON {
    static func direction(_ direction: ShownDirection, of message: MeasuredMessage, to json: inout JSONWriter) {
        let bidi = direction.bidi
        json.direction("base", bidi.paragraphs.first?.direction ?? message.plan.base.direction)
        json.direction("firstStrong", direction.firstStrong)
        json.objects("runs", bidi.runs) { json, run in
            json.range(run.range)
            json.field("level", Int(run.level))
            json.direction("direction", run.direction)
        }
        json.field("visual", bidi.visualText)
        json.objects("facts", direction.notes) { json, note in
            json.field("kind", note.kind)
            json.field("summary", note.summary)
            json.field("subject", note.subject)
            json.range(note.range)
            json.field("meant", note.reading?.meant)
            json.field("shown", note.reading?.shown)
        }
    }

    static func runs(_ runs: [TextRun], of message: MeasuredMessage, to json: inout JSONWriter) {
        let utf8 = message.described.shown.utf8
        json.objects("runs", runs) { json, run in
            let identity = run.font.identity
            json.field("text", String(decoding: utf8[run.range], as: UTF8.self))
            json.range(run.range)
            json.field("font", "\(identity.family) \(identity.style)")
            json.field("file", identity.file)
            json.field("index", identity.index)
            json.field("sha256", run.font.typeface.sha256)
            json.field("script", run.script)
            json.field("language", run.language)
            json.direction("direction", run.direction)
            json.field("units", run.units)
            json.field("unitsPerEm", run.font.typeface.unitsPerEm)
            json.field("points", run.points)
            json.field("missing", run.isMissing)
        }
    }

    static func missing(_ missing: [MissingCharacter], to json: inout JSONWriter) {
        json.objects("missing", missing) { json, character in
            json.field("codePoint", character.scalar.value.codePointName)
            json.field("family", character.family)
            json.field("debian", character.package?.debian)
            json.field("homebrew", character.package?.homebrew)
        }
    }
}

extension BaseDirection {
    /// The given direction, or the one used for a text without letters.
    fileprivate var direction: Direction {
        switch self {
        case .given(let direction), .firstStrong(let direction): direction
        }
    }
}
