// What no font has, and where a font for it can be had.

import Fonts
import TextLayout

/// A character that no font has: a box is drawn for it, so that its width says little.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let scalar: Unicode.Scalar
    /// The family that should have it, as far as one is known that is not here.
    public let family: String?
    /// The packages that hold that family, where they are not here.
    public let package: FontPackage?

    /// The characters of runs that no font has, each once, in their order.
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
        // Pictures go with the script around them.
        let script = (0x1F000..<0x20000).contains(scalar.value) ? "Zsye" : script
        let likely = Self.isNobodys(scalar) ? nil : ScriptFamilies.families(script: script, language: language).first
        // What is here and lacks the character is no way out.
        family = likely.flatMap { fonts?.hasFamily($0) ?? false ? nil : $0 }
        package = family.flatMap { FontPackage(family: $0) }.flatMap { fonts?.hasPackage($0) ?? false ? nil : $0 }
    }

    /// Whether no font can be expected to have it.
    private static func isNobodys(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .surrogate, .control: true
        default: false
        }
    }
}
