// What recording does in a tab: it runs the snippet, asks for fonts, and takes pictures.

import Basics

/// The snippet's result in a page: the screen, and the objects that lead to its elements.
struct SnippetResult {
    let screen: JSON
    /// The number of the list of elements in the browser.
    let elements: String
}

extension BrowserTab {
    /// Waits until the page stands still: its fonts are loaded and nothing was changed for a while.
    ///
    /// A page that never
    /// stands still is recorded as it is after three seconds.
    func settle(within seconds: Double) async throws {
        _ = try await evaluate(
            """
            new Promise((done) => {
                const start = performance.now();
                let last = start;
                const observer = new MutationObserver(() => { last = performance.now(); });
                observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
                const check = () => {
                    const now = performance.now();
                    if (now - start < 3000 && (now - last < 120 || document.fonts.status !== 'loaded')) return setTimeout(check, 20);
                    observer.disconnect();
                    return done(true);
                };
                check();
            })
            """, as: Bool.self, within: seconds)
    }

    /// Runs a function of the snippet.
    ///
    /// Its name is not left in the page.
    func snippet(
        _ function: String, name: String, locales: [String], locale: String?, within seconds: Double
    ) async throws -> SnippetResult {
        let tags = locales.map { "{tag:\(quoted($0))}" }.joined(separator: ",")
        let settings = "{marks:{locales:[\(tags)]},locale:\(locale.map(quoted) ?? "undefined")}"
        let answer = try await call(
            "Runtime.evaluate",
            [
                "expression": .string(
                    "(()=>{\(Snippet.minified);const s=swell(\(settings));"
                        + "return[s.\(function)(\(quoted(name))),s.elements()]})()")
            ], within: seconds)
        guard let list = answer["result"]["objectId"].string else {
            throw Browser.Failure.refused(
                answer["exceptionDetails"]["exception"]["description"].string ?? "no value", by: function)
        }
        let screen = try await apply("function(){return this[0]}", to: list, byValue: true, within: seconds)
        return SnippetResult(screen: screen["value"], elements: list)
    }

    /// Applies a function to an object of the page.
    private func apply(
        _ function: String, to object: String, byValue: Bool, within seconds: Double = 30
    ) async throws -> JSON {
        let answer = try await call(
            "Runtime.callFunctionOn",
            ["functionDeclaration": .string(function), "objectId": .string(object), "returnByValue": .bool(byValue)],
            within: seconds)
        return answer["result"]
    }

    /// The screen with the fonts that drew its texts: asked once for each font, because each answer takes a millisecond.
    func withFonts(_ result: SnippetResult) async throws -> JSON {
        guard case .object(var screen) = result.screen else { return result.screen }
        _ = try await call("DOM.getDocument", ["depth": 0])
        var known: [FontRequest: JSON] = [:]
        var texts: [JSON] = []
        for (index, text) in (screen["texts"] ?? .null).array.enumerated() {
            let request = FontRequest(text)
            if known[request] == nil, !Self.withoutGlyphs.contains(text["role"].string ?? "") {
                let used = await fonts(of: index, result)
                if !used.array.isEmpty { known[request] = used }
            }
            texts.append(text.with("used", known[request] ?? .null, in: "font"))
        }
        screen["texts"] = .array(texts)
        return .object(screen)
    }

    /// The roles of texts for which the browser names no fonts, because no element shows them as its own.
    private static let withoutGlyphs: Set = ["title", "tooltip", "accessibility", "option", "placeholder"]

    private func fonts(of index: Int, _ result: SnippetResult) async -> JSON {
        guard
            let element = try? await apply("function(){return this[1][\(index)]}", to: result.elements, byValue: false),
            let object = element["objectId"].string,
            let node = try? await call("DOM.requestNode", ["objectId": .string(object)])["nodeId"].number, node > 0,
            let fonts = try? await call("CSS.getPlatformFontsForNode", ["nodeId": .number(node)])["fonts"].array
        else { return .null }
        let sorted = fonts.sorted {
            (-($0["glyphCount"].number ?? 0), $0["familyName"].string ?? "")
                < (-($1["glyphCount"].number ?? 0), $1["familyName"].string ?? "")
        }
        return .array(sorted.map { $0["familyName"] })
    }

    /// What the page was not allowed to do.
    func refusals() async -> [String] { await browser.refusals(of: session) }
}

/// What decides which fonts draw a text.
private struct FontRequest: Hashable {
    let asked: String
    let weight: Double
    let isItalic: Bool
    /// The scripts of the text, roughly: the blocks of its characters.
    let blocks: Set<UInt32>

    init(_ text: JSON) {
        asked = text["font"]["asked"].string ?? ""
        weight = text["font"]["weight"].number ?? 400
        isItalic = text["font"]["italic"] == true
        blocks = Set((text["text"].string ?? "").unicodeScalars.map { $0.value >> 8 })
    }
}

extension JSON {
    /// The object with a list in one of its objects, unless the list is empty.
    fileprivate func with(_ name: String, _ value: JSON, in member: String) -> JSON {
        guard case .object(var outer) = self, case .object(var inner) = self[member], !value.array.isEmpty else {
            return self
        }
        inner[name] = value
        outer[member] = .object(inner)
        return .object(outer)
    }
}
