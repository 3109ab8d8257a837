// Characters missing from all fonts, and fonts that contain them.

import Fonts
import TextLayout

/// A character missing from all fonts: a box is drawn for it, so its width is not meaningful.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let scalar: Unicode.Scalar
    /// A known family that should contain it and is not installed; nil if there is none.
    public let family: String?
    /// The packages that contain that family; nil if they are installed.
    public let package: FontPackage?

    /// The characters of runs that are missing from all fonts, each once, in order.
    public static func find(in runs: [TextRun], of utf8: [UInt8], fonts: FontStack?) -> [MissingCharacter] {
        var known: Set<Unicode.Scalar> = []
        return runs.lazy.filter(\.isMissing).flatMap { run in
            String(decoding: utf8[run.range], as: UTF8.self).unicodeScalars.filter { known.insert($0).inserted }.map {
                MissingCharacter($0, script: run.script, language: run.language, fonts: fonts)
            }
        }
    }

    private init(_ scalar: Unicode.Scalar, script: String, language: String, fonts: FontStack?) {
        self.scalar = scalar
        // Emoji have the script of the surrounding text.
        let script = (0x1F000..<0x20000).contains(scalar.value) ? "Zsye" : script
        let likely = Self.hasNoFont(scalar) ? nil : ScriptFamilies.families(script: script, language: language).first
        // An installed family that lacks the character does not help.
        family = likely.flatMap { fonts?.hasFamily($0) ?? false ? nil : $0 }
        package = family.flatMap { FontPackage(family: $0) }.flatMap { fonts?.hasPackage($0) ?? false ? nil : $0 }
    }

    /// Whether no font can be expected to contain it.
    private static func hasNoFont(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .surrogate, .control: true
        default: false
        }
    }
}
