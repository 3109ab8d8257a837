import Foundation

/// What a language falls back to.
///
/// `Locale.Language.parent` has other answers, and for some names never returns.
enum LanguageParents {
    /// The parent of a name in ICU's spelling; `nil` at the root.
    static func parent(of name: String) -> String? {
        if let parent = parents[name] { return parent == "root" ? nil : parent }
        guard let separator = name.lastIndex(of: "_") else { return nil }
        let parent = String(name[..<separator])
        // What is written in an unusual script is no help to readers of the usual one.
        let isScript = name[separator...].count == 5 && !parent.contains("_")
        let scripts = [name, parent].map { Locale.Language(identifier: $0).script }
        return isScript && scripts[0] != scripts[1] ? nil : parent
    }

    private static let parents: [String: String] = {
        var parents = [
            "ars": "ar", "hi_Latn": "en_IN", "ht": "fr_HT", "nb": "no", "nn": "no",
            "no_NO": "no", "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant", "yue": "yue_Hant",
            "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW",
            "zh_Hant_HK": "zh_HK", "zh_Hant_MO": "zh_Hant_HK", "zh_TW": "root",
        ]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for region in words.dropFirst(2) { parents[String(words[1] + region)] = String(words[0]) }
        }
        return parents
    }()

    /// CLDR's `parentLocales`, with the parents that Apple's ICU puts in their place: parent, language, regions.
    private static let table = """
        en_001 en_ AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM GA GB GF
        en_001 en_ GN GP GQ GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR MZ NC NE NI NP
        en_001 en_ OM PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL TM TN UY UZ VE VN WF YE YT
        en_150 en_ AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL
        en_150 en_ NO PL PT RO RS RU SE SI SK UA VA
        en_AU en_ CC CK CX NF NR NU NZ PG WS
        en_GB en_ 150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC
        en_GB en_ LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
        es_419 es_ AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY
        es_419 es_ LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
        pt_PT pt_ AO CH CV FR GQ GW LU MO MZ ST TL
        """
}
