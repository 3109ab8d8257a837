// Function words, which grammar never repeats: 'the the' is a mistake, 'passo passo' is not.

/// The function words of languages; ICU and CLDR have no lists of them.
///
/// The lists omit words that may be repeated correctly: pronouns and articles as in German 'die die' and French 'nous
/// nous', verbs as in 'what it is is', and particles that end one phrase and begin the next, as in 'log in in a
/// browser'.
enum FunctionWords {
    /// Whether a word in lower case is a function word of a language.
    static func have(_ word: String, in language: String) -> Bool { byLanguage[language]?.contains(word) ?? false }

    private static let byLanguage: [String: Set<String>] = {
        let lines: [(languages: String, words: String)] = [
            ("af", "en of van vir met aan"),
            ("ar", "في على إلى أو إلا"),
            ("be", "на для з ад па або да без над пад праз"),
            ("bg", "на за от по при или до без над под през и"),
            ("bs hr sr", "na za od po pri ili do bez nad pod kroz iz на за од по при или до без над под кроз из"),
            ("ca", "els un una de del dels per amb"),
            ("cs", "na do od pro nebo že přes při pod nad"),
            ("da", "og eller at som fra"),
            ("de", "und oder nicht mit von zum zur ein eine einen einem einer eines für im bei"),
            ("el", "και για από σε στο στη στην στον των"),
            ("en", "the an of and or with from for by at to your our are be"),
            ("eo", "la kaj aŭ de por kun"),
            ("es", "el los las un una de del en con por que sobre"),
            ("et", "ja või ning"),
            ("eu", "eta edo"),
            ("fa", "در برای یا"),
            ("fi", "ja tai että joka"),
            ("fr", "le la les un une des du de et ou pour dans avec sur par est qui que"),
            ("ga", "agus leis"),
            ("gl", "os as unha de do da dos das para con por"),
            ("he iw", "של או עם"),
            ("hu", "és hogy"),
            ("id in ms", "dan atau yang untuk dari dengan"),
            ("is", "og eða sem"),
            ("it", "il lo gli un uno una di del della dei e o per con nel nella che"),
            ("lt", "ir arba nuo iki dėl"),
            ("lv", "un vai ar par"),
            ("mk", "на за од по при или до без над под"),
            ("nb nn no", "og eller at som fra"),
            ("nl", "de van voor met te en of"),
            ("pl", "na do od dla oraz lub jest się że przez przy nad pod"),
            ("pt", "os as um uma de do da dos das em no na com por que"),
            ("ro", "de cu pe pentru din sau și în un"),
            ("ru", "на для из от по при или до без над под через"),
            ("sk", "na do od pre alebo že cez pri pod nad"),
            ("sl", "na za od po pri ali do brez nad pod iz"),
            ("sq", "dhe ose për nga"),
            ("sv", "och eller för med att som från"),
            ("tr", "ve veya ile için"),
            ("uk", "на для із від по при або до без над під через"),
            ("vi", "và hoặc của"),
        ]
        var found: [String: Set<String>] = [:]
        for line in lines {
            let words = Set(line.words.split(separator: " ").map { String($0) })
            for language in line.languages.split(separator: " ") { found[String(language)] = words }
        }
        return found
    }()
}
