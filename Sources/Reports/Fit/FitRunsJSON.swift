// The directions and the runs of a measured text, as JSON.

import Fonts
import MessageLayout
import TextLayout

enum FitRunsJSON {
    static func direction(_ direction: ShownDirection, of message: MeasuredMessage, to json: inout JSONWriter) {
        let bidi = direction.bidi
        json.field("base", bidi.paragraphs.first.map { word($0.direction) } ?? word(message.plan.base))
        json.field("firstStrong", direction.firstStrong.map(word))
        json.array("runs", bidi.runs) { json, run in
            json.object { json in
                json.field("start", run.range.lowerBound)
                json.field("end", run.range.upperBound)
                json.field("level", Int(run.level))
                json.field("direction", word(run.direction))
            }
        }
        json.field("visual", bidi.visualText)
        json.array("facts", direction.notes) { json, note in
            json.object { json in
                json.field("kind", note.kind)
                json.field("summary", note.summary)
                json.field("subject", note.subject)
                json.field("start", note.range.lowerBound)
                json.field("end", note.range.upperBound)
                json.field("meant", note.reading?.meant)
                json.field("shown", note.reading?.shown)
            }
        }
    }

    static func runs(_ runs: [TextRun], of message: MeasuredMessage, to json: inout JSONWriter) {
        let utf8 = message.described.shown.utf8
        json.array("runs", runs) { json, run in
            let identity = run.font.identity
            json.object { json in
                json.field("text", String(decoding: utf8[run.range], as: UTF8.self))
                json.field("start", run.range.lowerBound)
                json.field("end", run.range.upperBound)
                json.field("font", "\(identity.family) \(identity.style)")
                json.field("file", identity.file)
                json.field("index", identity.index)
                json.field("sha256", run.font.typeface.sha256)
                json.field("script", run.script)
                json.field("language", run.language)
                json.field("direction", word(run.direction))
                json.field("units", run.units)
                json.field("unitsPerEm", run.font.typeface.unitsPerEm)
                json.field("points", run.points)
                json.field("missing", run.isMissing)
            }
        }
    }

    static func missing(_ missing: [MissingCharacter], to json: inout JSONWriter) {
        json.array("missing", missing) { json, character in
            json.object { json in
                json.field("codePoint", character.scalar.value.codePointName)
                json.field("family", character.family)
                json.field("debian", character.package?.debian)
                json.field("homebrew", character.package?.homebrew)
            }
        }
    }

    private static func word(_ direction: Direction) -> String { direction == .leftToRight ? "ltr" : "rtl" }

    private static func word(_ base: BaseDirection) -> String {
        switch base {
        case .given(let direction), .firstStrong(let direction): word(direction)
        }
    }
}
