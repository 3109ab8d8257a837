// Tells what may be a language in a path from any other word: `de_AT` is one, `docs` is none.

import Basics

/// What a file or folder may be called after a language.
public enum LanguageNames {
    /// Whether two tags are one but for case and signs: `zh_CN`, `zh-cn`.
    package static func areSame(_ tag: String, _ other: String) -> Bool {
        func folded(_ tag: String) -> String { tag.lowercased().split(separator: "_").joined(separator: "-") }
        return folded(tag) == folded(other)
    }

    /// Whether a word is a language tag, its parts joined by `-` or `_`: a language that apps come in, and behind it a
    /// script, a region, or names of variants.
    ///
    /// `sr@latin` is one, too.
    public static func isTag(_ word: some StringProtocol) -> Bool {
        var parts = word.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@")
        }[...]
        guard let language = parts.popFirst(), isLanguage(language) || isPrivate(language, before: parts) else {
            return false
        }
        return parts.allSatisfy { part in
            switch part.count {
            case 2: part.allSatisfy(\.isLetter)
            // gettext's modifiers have no bounds: `sr@ije`, `sr@ijekavianlatin`.
            case 3...20 where word.utf8.contains(UInt8(ascii: "@")): part.allSatisfy { $0.isLetter || $0.isDigit }
            case 3: part.allSatisfy(\.isDigit) || part.allSatisfy { $0.isLetter && $0 & 0x20 == 0 }
            case 4...8: part.allSatisfy { $0.isLetter || $0.isDigit } && isScriptOrVariant(part, of: word)
            default: false
            }
        }
    }

    /// Whether a word is built as a tag is, in small letters, of whichever of the thousands of languages: among files that
    /// are named by languages, or where a file says that it is in that, it is one; among many even a common word may be.
    package static func isBuiltLikeTag(_ word: some StringProtocol, amongMany: Bool = false) -> Bool {
        var parts = word.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@")
        }[...]
        guard let language = parts.popFirst(), 2...3 ~= language.count,
            language.allSatisfy({ $0.isLetter && $0 & 0x20 != 0 }),
            !commonWords.contains(String(decoding: language, as: UTF8.self))
                || amongMany && wordsOfMany.contains("\(word)")
        else { return false }
        return parts.allSatisfy { 2...9 ~= $0.count && $0.allSatisfy { $0.isLetter || $0.isDigit } }
    }

    /// What files among those of languages are called otherwise.
    private static let commonWords = words(
        "all api app css db dev doc faq img js key lib log map nav new old raw src sys tmp ui url web")

    /// Newari and Banyumasan, as MediaWiki has them.
    private static let wordsOfMany: Set = ["new", "map-bms"]

    /// In small letters only those that are in use: `my-plugin` is no Burmese.
    private static func isScriptOrVariant(_ part: some Collection<UInt8>, of word: some StringProtocol) -> Bool {
        part.contains { !$0.isLetter || $0 & 0x20 == 0 } || word.utf8.contains(UInt8(ascii: "@"))
            || variants.contains(String(decoding: part, as: UTF8.self))
    }

    private static let variants = words(
        """
        arab cans cher cyrl deva guru hans hant hebr java latn mong mtei olck orya taml tfng arabic cyrillic devanagari
        latin formal informal valencia valencian tarask abegede colb1945 ijekavsk ekavsk nynorsk pseudo ploc ploca plocm
        """)

    /// Whether a word is one of the languages that ISO 639 leaves to its users, `qaa` to `qtz`, as what stands behind it
    /// shows: `qml` and `qty` are none.
    private static func isPrivate(
        _ word: some Collection<UInt8>, before parts: some Collection<some Collection<UInt8>>
    ) -> Bool {
        guard isPrivate(word) else { return false }
        return parts.contains { part in
            part.contains { !$0.isLetter || $0 & 0x20 == 0 } || variants.contains(String(decoding: part, as: UTF8.self))
        }
    }

    /// Whether a word is one of the codes `qaa` to `qtz`.
    private static func isPrivate(_ word: some Collection<UInt8>) -> Bool {
        let letters = word.map { $0 | 0x20 }
        return letters.count == 3 && letters.allSatisfy(\.isLetter) && letters[0] == UInt8(ascii: "q")
            && letters[1] <= UInt8(ascii: "t")
    }

    /// Whether a tag stands for notes to translators and for no language: translatewiki.net's `qqq`, or `qq` if a tag has
    /// two letters.
    package static func isDocumentation(_ tag: String) -> Bool { ["qq", "qqq"].contains(tag.lowercased()) }

    /// Whether an app may be shipped in a language: `qaa` to `qtz` and `x-…` are private.
    package static func isShipped(_ tag: String) -> Bool {
        guard let language = language(of: tag), language != "x" else { return false }
        return !isDocumentation(language) && !isPrivate(language.utf8)
    }

    /// Whether a tag is that of English, of whatever region.
    package static func isEnglish(_ tag: String) -> Bool { language(of: tag) == "en" }

    /// Whether two tags are of one language, whatever their scripts and regions, and whichever of its codes they have.
    public static func areOfOneLanguage(_ tag: String, _ other: String?) -> Bool {
        guard let own = language(of: tag), let other = other.flatMap({ language(of: $0) }) else { return false }
        return own == other || codesOfOne.contains { $0.contains(own) && $0.contains(other) }
    }

    private static let codesOfOne: [Set<String>] = [
        ["he", "iw"], ["id", "in"], ["ji", "yi"], ["nb", "nn", "no"], ["fil", "tl"], ["mo", "ro"], ["sh", "sr"],
    ]

    private static func language(of tag: String) -> String? {
        tag.split { $0 == "-" || $0 == "_" || $0 == "@" }.first?.lowercased()
    }

    private static func isLanguage(_ word: some Collection<UInt8>) -> Bool {
        let lower = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
        switch word.count {
        case 2: return twoLetters.contains(lower)
        case 3: return threeLetters.contains(lower)
        default: return false
        }
    }

    /// ISO 639-1, and the codes that it had before.
    private static let twoLetters = words(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
        es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja
        ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my
        na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn
        so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """)

    /// Of the thousands of others those that apps are translated into: many of the rest are English words.
    private static let threeLetters = words(
        """
        ace ach ady ain ajp ang arn ary arz ast awa azb bal ber bho bqi brx bsk bua cak ceb cgg chr ckb cnr crh csb cym deu
        dgo doi dsb eng esn fil fra frp fur fuv gaa gom gsw guc haw hil hmn hne hrx hsb hye ilo ita jam jbo jpn kab kaa kbd
        kha khm kmr kok kor krc ksh kum ldn lez lij lmo ltg lus luo lzh mai mak mfe mhr mni mrj mwl myv mzn nan nap nds niu
        nld nqo nso nyn nys ory pam pap pcd pcm pms pol por prs quc quy quz rif rom rue rup rus sah sat scn sco sdc sdh shi
        shn skr sma smj smn sms spa srn swg szl tet tlh tly tok tpi tsn tum tvl tyv tzm udm vec vep vls vmf wae wal xal xho
        xmf yue zea zgh zho zza zul
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }
}
