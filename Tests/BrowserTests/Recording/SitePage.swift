// The pages of the tests' own site, and what the snippet finds in them.

import Browser
import Foundation
import TestSupport

/// A page of the site in 'Site'.
enum SitePage {
    /// A text as the snippet returns it.
    struct Text: Decodable, Equatable, Sendable {
        struct Problem: Decodable, Equatable, Sendable {
            let kind: String
            let by: Double?
        }

        struct Room: Decodable, Equatable, Sendable {
            let width: Double?
            let word: Double?
            let lines: Int?
            let by: String
            let why: String?
            let neighbours: [Int]?
            let together: Double?
            let breaks: Int?
            let breaksTogether: Int?
        }

        struct Cell: Decodable, Equatable, Sendable {
            let table: Int
            let row: Int
            let column: Int
            let word: Double
            let line: Double
            let nowrap: Bool?
        }

        let text: String
        let rectangle: [Double]
        let path: String
        let role: String
        let marks: [Int]?
        let problems: [Problem]?
        let room: Room?
        let cell: Cell?
    }

    /// A table whose cells hold texts.
    struct Table: Decodable, Equatable, Sendable {
        struct Column: Decodable, Equatable, Sendable {
            let left: Double
            let width: Double
            let word: Double
            let line: Double
        }

        let spare: Double
        let edge: Double
        let columns: [Column]
    }

    /// A screen as the snippet returns it.
    struct Screen: Decodable, Equatable, Sendable {
        let locale: String?
        let texts: [Text]
        let tables: [Table]?
        let problems: [Text.Problem]
        let remarks: [String]

        /// The text of the element with an identifier.
        func text(_ id: String) -> Text? { texts.first { $0.path == "#\(id)" } }
    }

    /// A mark by its bits.
    static func mark(_ bits: String) -> String {
        "\u{2063}" + bits.map { $0 == "1" ? "\u{200D}" : "\u{200C}" }.joined() + "\u{2063}"
    }

    /// The address of a page.
    static func address(_ name: String) -> String {
        Corpora.root.appending(path: "Tests/BrowserTests/Site/\(name).html").absoluteString
    }

    /// What a function of the snippet returns for the open page.
    static func screen(_ function: String, in tab: BrowserTab, script: String = Snippet.source) async throws -> Screen {
        try await tab.evaluate("(() => { \(script); return swell().\(function)('page'); })()", as: Screen.self)
    }

    /// The kinds of problems of the texts in each element with a `name` attribute or an identifier.
    static func problems(in tab: BrowserTab) async throws -> [String: [String]] {
        try await tab.evaluate(
            """
            (() => {
                \(Snippet.source)
                const recorder = swell();
                const { texts } = recorder.collect('page');
                const found = {};
                recorder.elements().forEach((element, index) => {
                    let at = element;
                    while (at && !at.id) at = at.parentElement ?? at.getRootNode().host ?? at.ownerDocument.defaultView.frameElement;
                    (found[at?.id ?? ''] ??= []).push(...(texts[index].problems ?? []).map(({ kind }) => kind));
                });
                return found;
            })()
            """, as: [String: [String]].self)
    }
}
