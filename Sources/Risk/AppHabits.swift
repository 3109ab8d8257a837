// How long an app's own translations are, compared with those of other apps.

import Audit
import Catalogs
import Forecast
import MessagePatterns
import TextLayout

/// How long an app's own translations are in each language: what forecasts of the missing ones adapt to.
struct AppHabits: Sendable {
    /// More translations of a language say little more, so only about as many are counted.
    private static let most = 1000

    /// By source language and folded target language.
    private var own: [String: [String: OwnTranslations]] = [:]

    /// Counts the translations of all catalogs.
    init(_ catalogs: [KeyedCatalog], _ languages: RiskLanguages, _ read: ReadProject, _ parser: MessageParser) {
        var shares: [String: [String: [Double]]] = [:]
        for catalog in catalogs {
            let sources = catalog.keys.indices.map { SourceText($0, of: catalog, read, parser) }
            for locale in languages.tags {
                shares[catalog.source, default: [:]][KeyedCatalog.folded(locale), default: []] += Self.shares(
                    sources, of: catalog, in: locale, read)
            }
        }
        for (source, byLocale) in shares {
            for locale in byLocale.keys {
                own[source, default: [:]][locale] = OwnTranslations(into: locale, reaching: byLocale)
            }
        }
    }

    /// The forecast for a language, adapted to the app's translations if they are enough.
    func forecast(of locale: String, source: String) -> LengthForecast {
        LengthForecast(locale: locale, source: source)
            .adapted(to: own[source]?[KeyedCatalog.folded(locale)])
    }

    /// The share of other apps' translations that each of a catalog's reaches.
    private static func shares(
        _ sources: [SourceText?], of catalog: KeyedCatalog, in locale: String, _ read: ReadProject
    ) -> [Double] {
        let translated = sources.indices.filter { sources[$0] != nil && catalog.texts(of: $0, in: locale).count == 1 }
        let usual = LengthForecast(locale: locale, source: catalog.source)
        // A variety of the source's language is as long as the source in any app.
        guard usual.basis != .source else { return [] }
        return stride(from: 0, to: translated.count, by: translated.count / most + 1).compactMap { position in
            let key = translated[position]
            guard let source = sources[key], let place = catalog.texts(of: key, in: locale).first,
                let text = read.text(at: place), text != source.utf8
            else { return nil }
            return usual.graphemes(of: source.counts).share(atMost: Double(Extent(of: text).graphemes))
        }
    }
}

/// A source text without branches, and its counts.
private struct SourceText {
    let utf8: [UInt8]
    let counts: ForecastSource

    /// Creates the source text of a key; nil if it has branches or nothing to translate.
    init?(_ key: Int, of catalog: KeyedCatalog, _ read: ReadProject, _ parser: MessageParser) {
        let places = catalog.texts(of: key, in: catalog.source)
        guard places.count == 1, let entry = read.tables[places[0].file]?.catalog.entries[places[0].entry],
            entry.variant.isEmpty
        else { return nil }
        let message = Message(parsing: places[0].part, of: entry, parser)
        guard message.hasLetters, !message.parts.contains(where: { $0.kind == .branchStart }) else { return nil }
        let slots = message.parts.filter { $0.kind == .placeholder || $0.kind == .markup }.map(\.range)
        utf8 = message.utf8
        counts = ForecastSource(utf8: message.utf8, placeholders: slots)
    }
}

extension ReadProject {
    /// The text at a place; nil if it has branches.
    fileprivate func text(at place: KeyedCatalog.TextPlace) -> [UInt8]? {
        guard let entry = tables[place.file]?.catalog.entries[place.entry], entry.variant.isEmpty else { return nil }
        var text: [UInt8] = []
        return entry.append(place.part, to: &text) ? text : nil
    }
}
