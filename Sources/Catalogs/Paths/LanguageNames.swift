// Distinguishes language tags in a path from other words: `de_AT` is one, `docs` is not.

import Basics

/// The names of languages in file and folder names.
public enum LanguageNames {
    /// Whether two tags differ only in case and separators: `zh_CN`, `zh-cn`.
    package static func areSame(_ tag: String, _ other: String) -> Bool {
        func folded(_ tag: String) -> String { tag.lowercased().split(separator: "_").joined(separator: "-") }
        return folded(tag) == folded(other)
    }

    /// Whether a word is a language tag, with parts joined by `-` or `_`: a language that apps are translated into, and
    /// after it a script, a region, or variants.
    ///
    /// `sr@latin` is also one.
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
            // The length of gettext's modifiers is unlimited: `sr@ije`, `sr@ijekavianlatin`.
            case 3...20 where word.utf8.contains(UInt8(ascii: "@")): part.allSatisfy { $0.isLetter || $0.isDigit }
            case 3: part.allSatisfy(\.isDigit) || part.allSatisfy { $0.isLetter && $0 & 0x20 == 0 }
            case 4...8: part.allSatisfy { $0.isLetter || $0.isDigit } && isScriptOrVariant(part, of: word)
            default: false
            }
        }
    }

    /// Whether a lowercase word has the form of a tag of any of the thousands of languages; among files named by
    /// languages, or if a file declares it, it is one, and `amongMany` such files even a common word may be.
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

    /// Names of other files among those named by languages.
    private static let commonWords = words(
        "all api app css db dev doc faq img js key lib log map nav new old raw src sys tmp ui url web")

    /// Newari and Banyumasan, as MediaWiki names them.
    private static let wordsOfMany: Set = ["new", "map-bms"]

    /// In lower case only those in use: `my-plugin` is not Burmese.
    private static func isScriptOrVariant(_ part: some Collection<UInt8>, of word: some StringProtocol) -> Bool {
        part.contains { !$0.isLetter || $0 & 0x20 == 0 } || word.utf8.contains(UInt8(ascii: "@"))
            || variants.contains(String(decoding: part, as: UTF8.self))
    }

    private static let variants = words(
        """
        arab cans cher cyrl deva guru hans hant hebr java latn mong mtei olck orya taml tfng arabic cyrillic devanagari
        latin formal informal valencia valencian tarask abegede colb1945 ijekavsk ekavsk nynorsk pseudo ploc ploca plocm
        """)

    /// Whether a word is one of ISO 639's private languages, `qaa` to `qtz`, judged by what follows it: `qml` and `qty`
    /// are not.
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

    /// Whether a tag marks notes to translators rather than a language: translatewiki.net's `qqq`, or `qq` if tags have
    /// two letters.
    package static func isDocumentation(_ tag: String) -> Bool { ["qq", "qqq"].contains(tag.lowercased()) }

    /// Whether an app may ship with a language: `qaa` to `qtz` and `x-…` are private.
    package static func isShipped(_ tag: String) -> Bool {
        guard let language = language(of: tag), language != "x" else { return false }
        return !isDocumentation(language) && !isPrivate(language.utf8)
    }

    /// Whether a tag is English, of any region.
    package static func isEnglish(_ tag: String) -> Bool { language(of: tag) == "en" }

    /// Whether two tags are the same language, whatever their scripts and regions, and whichever of its codes they use.
    public static func areOfOneLanguage(_ tag: String, _ other: String?) -> Bool {
        guard let own = language(of: tag), let other = other.flatMap({ language(of: $0) }) else { return false }
        return own == other || codesOfOne.contains { $0.contains(own) && $0.contains(other) }
    }

    private static let codesOfOne: [Set<String>] = [
        ["he", "iw"], ["id", "in"], ["ji", "yi"], ["nb", "nn", "no"], ["fil", "tl"], ["mo", "ro"], ["sh", "sr"],
        ["ak", "tw"],
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

    /// ISO 639-1, including its former codes.
    private static let twoLetters = words(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
        es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja
        ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my
        na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn
        so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """)

    /// Of the thousands of others, those that apps are translated into: many of the rest are English words.
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
