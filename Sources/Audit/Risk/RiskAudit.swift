// From a project to what is at risk in it.

import Basics
import Configuration
import Drawing
import TextLayout

/// Tells which keys of a project will break, in which languages.
public struct RiskAudit: Sendable {
    /// Keys that are measured in one go: few enough that all cores are busy to the end.
    private static let sliceLength = 512

    private let plan: AuditPlan
    private let asked: [String]
    private let drawsPictures: Bool

    /// An audit by a plan; `locales` are languages that are asked for besides those of the catalogs.
    public init(_ plan: AuditPlan, locales: [String], drawsPictures: Bool) {
        self.plan = plan
        asked = locales
        self.drawsPictures = drawsPictures
    }

    /// Some keys of a catalog in a language.
    private struct Work: Sendable {
        let catalog: Int
        let keys: Range<Int>
        /// The language, by its position; nil for the source and what it would be in pseudo-locales.
        let language: Int?
    }

    /// The names of all keys of a project, whichever the plan wants.
    public func keys(_ read: ReadProject) -> [String] {
        RiskSurvey(read, plan).catalogs().flatMap { $0.keys.map(\.key) }
    }

    /// The name of the first of them, found without the others.
    public func firstKey(_ read: ReadProject) -> String? { RiskSurvey(read, plan).firstKey }

    /// The risk of a project that was read; throws ``InvalidAudit`` where the plan does not fit it.
    public func run(_ read: ReadProject) async throws -> RiskReport {
        let all = RiskSurvey(read, plan).catalogs().filter { !$0.keys.isEmpty }
        let languages = RiskLanguages(all, asked: asked)
        let catalogs = plan.keys.map { isWanted in all.map { $0.keeping(isWanted) }.filter { !$0.keys.isEmpty } } ?? all
        let works = works(catalogs, languages)
        let (plan, drawsPictures, shelf) = (plan, drawsPictures, GlyphShelf())
        let outputs = await Workers.run(
            works, state: { RiskMeasurer(plan, read, shelf, drawsPictures: drawsPictures) }
        ) { measurer, work in
            measurer.measure(work.keys, of: catalogs[work.catalog], in: work.language.map { languages.tags[$0] })
        }
        // The source is shown beside all languages, and what was found in it.
        var audited = plan
        audited.languages = plan.languages.adding(all.map(\.source))
        var builder = RiskBuilder(catalogs, languages, plan, read, try await Audit(audited).run(read), shelf)
        for (work, output) in zip(works, outputs) {
            builder.take(output, work.keys, of: work.catalog, in: work.language)
        }
        await advise(&builder, works, catalogs, languages, read)
        return builder.report()
    }

    /// Tries what could be done about keys at risk.
    private func advise(
        _ builder: inout RiskBuilder, _ works: [Work], _ catalogs: [RiskCatalog], _ languages: RiskLanguages,
        _ read: ReadProject
    ) async {
        builder.advisers = builder.advise()
        let works = works.filter { $0.language != nil }
        let (plan, advisers, measured) = (plan, builder.advisers, builder)
        let outputs = await Workers.run(
            works, state: { RiskMeasurer(plan, read, GlyphShelf(), drawsPictures: false) }
        ) { measurer, work in
            work.keys.map { key -> RiskAdviser.Outlook? in
                guard let language = work.language, let adviser = advisers[work.catalog][key] else { return nil }
                return measurer.outlook(
                    adviser, measured.measured(work.catalog, key, language), key, of: catalogs[work.catalog],
                    in: languages.tags[language])
            }
        }
        for (work, output) in zip(works, outputs) { builder.take(output, work.keys, of: work.catalog) }
    }

    /// Language by language: who has measured texts of one is quicker at the next.
    private func works(_ catalogs: [RiskCatalog], _ languages: RiskLanguages) -> [Work] {
        let positions: [Int?] = [nil] + languages.tags.indices.map(Optional.init)
        return positions.flatMap { language in
            catalogs.indices.flatMap { catalog in
                let count = catalogs[catalog].keys.count
                return stride(from: 0, to: count, by: Self.sliceLength).map {
                    Work(catalog: catalog, keys: $0..<min($0 + Self.sliceLength, count), language: language)
                }
            }
        }
    }
}

extension RiskMeasurer {
    /// Some keys of a catalog in a language; without one in the source, and after it in each pseudo-locale.
    fileprivate mutating func measure(_ keys: Range<Int>, of catalog: RiskCatalog, in language: String?)
        -> [[Measured?]]
    {
        keys.map { key in
            guard let language else { return sources(key, of: catalog) }
            let isSource = RiskCatalog.folded(language) == RiskCatalog.folded(catalog.source)
            let own = measure(catalog.texts(of: key, in: language), locale: language, isSource: isSource)
            return [own ?? forecast(catalog.texts(of: key, in: catalog.source), locale: language)]
        }
    }

    private mutating func sources(_ key: Int, of catalog: RiskCatalog) -> [Measured?] {
        let texts = catalog.texts(of: key, in: catalog.source)
        let made = pseudolocales.indices.map { index in
            measure(texts, locale: pseudolocales[index], isSource: true, pseudolocale: index)
        }
        return [measure(texts, locale: catalog.source, isSource: true)] + made
    }
}
