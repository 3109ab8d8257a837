// From a project to what is at risk in it.

import Audit
import Basics
import Configuration
import Drawing
import Projects
import TextLayout

/// Tells which keys of a project will break, in which languages.
public struct RiskAudit: Sendable {
    /// Keys, and texts before the rules, that are looked at in one go: few enough that all cores are busy to the end, and
    /// that what was measured of them is still known.
    private static let sliceLength = 256

    private let plan: AuditPlan
    private let asked: [String]
    private let drawsPictures: Bool

    /// Follows a plan, and adds `locales` to the languages of the catalogs.
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

    /// What one worker does in one go: it puts texts before the rules, and then measures keys that show the same ones.
    private struct Turn: Sendable {
        /// What the audit looks at, by its positions there.
        var audit: [Int] = []
        /// The position of the keys.
        var keys: Int?
    }

    /// What one turn gives.
    private struct Outcome: Sendable {
        var audit: [Examiner.Output]
        let keys: [RiskMeasurer.Kept]
    }

    /// The risk of a project that was read; throws ``InvalidAudit`` if the plan does not fit it.
    public func run(_ read: ReadProject) async throws -> RiskReport {
        let all = KeySurvey(read, plan).catalogs().filter { !$0.keys.isEmpty }
        let languages = RiskLanguages(all, asked: asked)
        let catalogs = plan.keys.map { isWanted in all.map { $0.keeping(isWanted) }.filter { !$0.keys.isEmpty } } ?? all
        let works = works(catalogs, languages)
        // The source is shown beside all languages, and what was found in it.
        var audited = plan
        audited.languages = plan.languages.adding(all.map(\.source))
        let audit = Audit(audited)
        let examined = audit.works(read, of: Self.sliceLength)
        let turns = turns(works, examined, catalogs, languages, read)
        let (drawsPictures, shelf) = (drawsPictures, GlyphShelf())
        var outcomes = await Workers.run(
            turns, state: { [audited] in RiskMeasurer(audited, read, shelf, drawsPictures: drawsPictures) }
        ) { measurer, turn in
            Outcome(
                audit: turn.audit.map { measurer.examiner.examine(examined[$0], of: read) },
                keys: turn.keys.map {
                    let work = works[$0]
                    return measurer.measure(
                        work.keys, of: catalogs[work.catalog], in: work.language.map { languages.tags[$0] })
                } ?? [])
        }
        var outputs = [Examiner.Output](repeating: .init(), count: examined.count)
        for (index, turn) in turns.enumerated() {
            // Taken out: findings that two own are held twice.
            for (position, output) in zip(turn.audit, exchange(&outcomes[index].audit, with: [])) {
                outputs[position] = output
            }
        }
        var builder = RiskBuilder(catalogs, languages, plan, read, try audit.result(read, &outputs), shelf)
        for (turn, outcome) in zip(turns, outcomes) {
            guard let work = turn.keys.map({ works[$0] }) else { continue }
            builder.take(outcome.keys, work.keys, of: work.catalog, in: work.language)
        }
        outcomes.removeAll()
        await advise(&builder, works, catalogs, languages, read)
        return builder.report()
    }

    /// Tries what could be done about keys at risk.
    private func advise(
        _ builder: inout RiskBuilder, _ works: [Work], _ catalogs: [KeyedCatalog], _ languages: RiskLanguages,
        _ read: ReadProject
    ) async {
        builder.advisers = builder.advise()
        let (plan, advisers, measured) = (plan, builder.advisers, builder)
        let works = works.filter { work in
            work.language != nil && work.keys.contains { advisers[work.catalog][$0] != nil }
        }
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
    private func works(_ catalogs: [KeyedCatalog], _ languages: RiskLanguages) -> [Work] {
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

    /// First what the audit looks at by itself, and then the keys in their order, each with the texts that it looks at in
    /// the same catalog and language.
    private func turns(
        _ works: [Work], _ examined: [Audit.Work], _ catalogs: [KeyedCatalog], _ languages: RiskLanguages,
        _ read: ReadProject
    ) -> [Turn] {
        struct Name: Hashable {
            let catalog: Int
            let locale: String
        }
        var owners: [Int: Int] = [:]
        for (number, catalog) in catalogs.enumerated() { for file in catalog.files { owners[file] = number } }
        var same: [Name: [Int]] = [:]
        var others: [Int] = []
        for (position, work) in examined.enumerated() {
            if case .texts(let file, _) = work, let owner = owners[file], let locale = read.project.files[file].locale {
                same[Name(catalog: owner, locale: KeyedCatalog.folded(locale)), default: []].append(position)
            } else {
                others.append(position)
            }
        }
        var turns: [Turn] = []
        for (position, work) in works.enumerated() {
            let catalog = catalogs[work.catalog]
            let locale = work.language.map { languages.tags[$0] } ?? catalog.source
            let name = Name(catalog: work.catalog, locale: KeyedCatalog.folded(locale))
            let next = same[name]?.first
            if next != nil { same[name]?.removeFirst() }
            turns.append(Turn(audit: next.map { [$0] } ?? [], keys: position))
        }
        let rest = others + same.values.joined().sorted()
        return rest.map { Turn(audit: [$0]) } + turns
    }
}

extension RiskMeasurer {
    /// Some keys of a catalog in a language; without one in the source, and after it in each pseudo-locale.
    fileprivate mutating func measure(_ keys: Range<Int>, of catalog: KeyedCatalog, in language: String?) -> [Kept] {
        keys.flatMap { key in
            guard let language else { return sources(key, of: catalog).map(Kept.init) }
            let isSource = KeyedCatalog.folded(language) == KeyedCatalog.folded(catalog.source)
            let own = measure(catalog.texts(of: key, in: language), locale: language, isSource: isSource)
            return [Kept(own ?? forecast(catalog.texts(of: key, in: catalog.source), locale: language))]
        }
    }

    private mutating func sources(_ key: Int, of catalog: KeyedCatalog) -> [Measured?] {
        let texts = catalog.texts(of: key, in: catalog.source)
        let made = pseudolocales.indices.map { index in
            measure(texts, locale: pseudolocales[index], isSource: true, pseudolocale: index)
        }
        return [measure(texts, locale: catalog.source, isSource: true)] + made
    }
}
