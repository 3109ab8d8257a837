// Why a text is missing, and how to fix that, in words.

extension MissingText.Reason {
    /// Why a text is missing, as the beginning of a sentence.
    var words: String {
        switch self {
        case .absent: "missing here; "
        case .blank: "the translation is empty; "
        case .fuzzy: "the translation is marked as fuzzy, so it is not used; "
        case .copied: "the translation is a copy of the source that needs review; "
        }
    }
}

extension MissingText.Shown {
    /// The fix, for one or more texts.
    func help(_ count: Int) -> String {
        let what = count == 1 ? "it" : "them"
        switch self {
        case .source, .nothingOrSource, .nothing: return "translate \(what), or mark \(what) as not translatable"
        case .sourceOrKey:
            return "translate \(what); if the app shows the source text, set 'fallback: source' in .swell.yml"
        case .keyOrOther:
            return "translate \(what); if the app shows the source text, set 'fallback: source' in .swell.yml"
        case .key: return "translate \(what); until then, add the source text"
        }
    }
}
