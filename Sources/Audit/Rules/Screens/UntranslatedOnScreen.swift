// Texts without a mark on marked screens: they come from no catalog.

import Basics
import Screens

/// A text on recorded screens that comes from no catalog, and is the same in every language.
struct UnmarkedText {
    let text: String
    let path: String
    let line: Int
    let screen: String

    /// The texts without a key that screens with marks show in the source language and in another one, in the order of
    /// the screens.
    ///
    /// Other texts without a mark may be data.
    static func all(in screens: RecordedScreens) -> [UnmarkedText] {
        var found: [UnmarkedText] = []
        var seen: Set<String> = []
        for series in screens.series {
            guard let original = screens.original(of: series), screens.all[original].screen.isMarked else { continue }
            let others = series.records.filter { $0 != original && screens.all[$0].screen.isMarked }
            guard !others.isEmpty else { continue }
            let elsewhere = others.map { Set(screens.all[$0].screen.texts.filter(\.isUnmarked).map(\.text)) }
            for text in screens.all[original].screen.texts where text.isUnmarked {
                guard Prose(text.text).isText, elsewhere.allSatisfy({ $0.contains(text.text) }),
                    seen.insert(text.text).inserted
                else { continue }
                found.append(
                    UnmarkedText(
                        text: text.text, path: screens.all[original].path, line: text.line,
                        screen: series.subject.words))
            }
        }
        return found
    }
}

extension RecordedText {
    /// Whether it carries no mark, and no key was found otherwise.
    fileprivate var isUnmarked: Bool { marks.isEmpty && (keys ?? []).isEmpty }
}
