// A survey of fonts, as text and as JSON.

import Basics
import Catalogs
import Fonts
import Reports

extension FontSurvey {
    /// The survey as a table, preceded by estimates and followed by missing letters.
    var text: String {
        var text = "\(stack.description): \(Self.name(stack.configured[0].identity))\n"
        if let estimate = stack.estimate {
            text += "\(estimate.asked) is not installed; \(estimate.used) replaces it, so widths are estimates"
            text += stack.tracking == 0 ? "\n" : ", with Apple's tracking of \(stack.tracking) pt\n"
        }
        if stack.hasOtherWeight {
            text += "weight \(stack.usedWeight.plainText) is the nearest available to \(stack.description.weight)\n"
        }
        text += "\n" + table
        for row in rows where !row.missing.isEmpty {
            text += "\n\(row.locale): no font has \(Self.list(row.missing))"
            if let needed = row.needed, let package = FontPackage(family: needed) {
                text += "\n  \(needed) is in \(package.debian) (Debian) and \(package.homebrew) (Homebrew)"
            }
        }
        return rows.contains { !$0.missing.isEmpty } ? text + "\n" : text
    }

    private var table: String {
        var lines = [["LOCALE", "SCRIPT", "LETTERS", "FONT", "VERSION", "SHA-256", "FILE"]]
        for row in rows {
            for (turn, share) in row.shares.enumerated() {
                let identity = fonts[share.font].identity
                lines.append([
                    turn == 0 ? row.locale : "", turn == 0 ? row.script : "", "\(share.letters)", Self.name(identity),
                    identity.shortVersion, String(fonts[share.font].typeface.sha256.prefix(12)), identity.file,
                ])
            }
            if row.shares.isEmpty { lines.append([row.locale, row.script, "0", "none", "", "", ""]) }
        }
        return TextTable.text(lines)
    }

    private static func name(_ identity: FontIdentity) -> String { "\(identity.family) \(identity.style)" }

    private static func list(_ scalars: [Unicode.Scalar]) -> String {
        let shown = scalars.prefix(8).map { "\($0) (\($0.value.codePointName))" }.joined(separator: ", ")
        return scalars.count > 8 ? "\(shown) and \(scalars.count - 8) more letters" : shown
    }

    // MARK: JSON

    /// The survey as one JSON object.
    var json: String {
        let estimate = stack.estimate.map {
            "{\"asked\":\(Self.quoted($0.asked)),\"used\":\(Self.quoted($0.used)),\"tracking\":\(stack.tracking)}"
        }
        let fonts = fonts.map { font -> String in
            let identity = font.identity
            let places = identity.variations.map { "\(Self.quoted($0.tag)):\($0.value.plainText)" }
            return "{\"family\":\(Self.quoted(identity.family)),\"style\":\(Self.quoted(identity.style)),"
                + "\"version\":\(Self.quoted(identity.version)),\"file\":\(Self.quoted(identity.file)),"
                + "\"index\":\(identity.index),\"variations\":{\(places.joined(separator: ","))},"
                + "\"sha256\":\"\(font.typeface.sha256)\"}"
        }
        return """
            {"font":\(Self.quoted("\(stack.description)")),"weight":\(stack.usedWeight.plainText),\
            "estimate":\(estimate ?? "null"),
            "fonts":[
            \(fonts.joined(separator: ",\n"))
            ],"locales":[
            \(rows.map(Self.json).joined(separator: ",\n"))
            ]}

            """
    }

    private static func json(_ row: Row) -> String {
        let shares = row.shares.map { "{\"font\":\($0.font),\"letters\":\($0.letters)}" }.joined(separator: ",")
        let missing = row.missing.map { "\"\($0.value.codePointName)\"" }.joined(separator: ",")
        let package = row.needed.flatMap { FontPackage(family: $0) }.map {
            "{\"debian\":\"\($0.debian)\",\"homebrew\":\"\($0.homebrew)\"}"
        }
        return "{\"locale\":\(quoted(row.locale)),\"script\":\"\(row.script)\",\"fonts\":[\(shares)],"
            + "\"missing\":[\(missing)],\"needed\":\(row.needed.map(quoted) ?? "null"),\"package\":\(package ?? "null")}"
    }

    private static func quoted(_ text: String) -> String {
        var bytes = Array("\"".utf8)
        JSONOutput.appendEscaped(Array(text.utf8), to: &bytes)
        return String(decoding: bytes, as: UTF8.self) + "\""
    }
}
