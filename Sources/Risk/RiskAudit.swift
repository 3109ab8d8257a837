// Computes the risk report of a project.

import Audit
import Basics
import Configuration
import Drawing
import Projects
import TextLayout

/// Finds which keys of a project will break, in which languages.
public struct RiskAudit: Sendable {
    /// The number of keys, and of texts checked by rules, per unit of work: few enough to keep all cores busy to the end
    /// and measurements in the caches.
    private static let sliceLength = 256

    private let plan: AuditPlan
    private let asked: [String]
    private let drawsPictures: Bool

    /// Creates an audit by a plan that adds `locales` to the languages of the catalogs.
    public init(_ plan: AuditPlan, locales: [String], drawsPictures: Bool) {
        self.plan = plan
        asked = locales
        self.drawsPictures = drawsPictures
    }

    /// Some keys of a catalog in a language.
    private struct Work: Sendable {
        let catalog: Int
        let keys: Range<Int>
        /// The position of the language; nil for the source and the pseudo-locales.
        let language: Int?
    }

    /// One unit of work: a worker checks texts by the rules, then measures the keys that show the same texts.
    private struct Turn: Sendable {
        /// The positions of the work of the audit.
        var audit: [Int] = []
        /// The position of the work on keys.
        var keys: Int?
    }

    /// The result of one turn.
    private struct Outcome: Sendable {
        var audit: [Examiner.Output]
        let keys: [RiskMeasurer.Kept]
    }

    /// Returns the risk of a project; throws ``InvalidAudit`` if the plan does not fit the project.
    public func run(_ read: ReadProject) async throws -> RiskReport {
        let read = await read.withCode(plan).withRooms(plan)
        let all = KeySurvey(read, plan).catalogs().filter { !$0.keys.isEmpty }
        let languages = RiskLanguages(all, asked: asked)
        let habits = AppHabits(all, languages, read, plan.parser)
        let catalogs = plan.keys.map { isWanted in all.map { $0.keeping(isWanted) }.filter { !$0.keys.isEmpty } } ?? all
        let works = works(catalogs, languages)
        // The source is shown with all languages, and so are its findings.
        var audited = plan
        audited.languages = plan.languages.adding(all.map(\.source))
        let audit = Audit(audited)
        let examined = audit.works(read, of: Self.sliceLength)
        let turns = turns(works, examined, catalogs, languages, read)
        let (drawsPictures, shelf) = (drawsPictures, GlyphShelf())
        var outcomes = await Workers.run(
            turns,
            state: { [audited] in
                RiskMeasurer(audited, read, habits, shelf, drawsPictures: drawsPictures)
            }
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
            // Moved out, because findings with two owners are copied.
            for (position, output) in zip(turn.audit, exchange(&outcomes[index].audit, with: [])) {
                outputs[position] = output
            }
        }
        var builder = RiskBuilder(
            catalogs, languages, plan, read, habits, try audit.result(read, await KeySites(read, plan), &outputs), shelf
        )
        for (turn, outcome) in zip(turns, outcomes) {
            guard let work = turn.keys.map({ works[$0] }) else { continue }
            builder.take(outcome.keys, work.keys, of: work.catalog, in: work.language)
        }
        outcomes.removeAll()
        await advise(&builder, works, catalogs, languages, read, habits)
        var report = builder.report()
        if drawsPictures { report.screens = await read.screens(plan, glyphs: shelf) }
        return report
    }

    /// Tries possible changes for keys at risk.
    private func advise(
        _ builder: inout RiskBuilder, _ works: [Work], _ catalogs: [KeyedCatalog], _ languages: RiskLanguages,
        _ read: ReadProject, _ habits: AppHabits
    ) async {
        builder.advisers = builder.advise()
        let (plan, advisers, measured) = (plan, builder.advisers, builder)
        let works = works.filter { work in
            work.language != nil && work.keys.contains { advisers[work.catalog][$0] != nil }
        }
        let outputs = await Workers.run(
            works, state: { RiskMeasurer(plan, read, habits, GlyphShelf(), drawsPictures: false) }
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

    /// The work, language by language, because a worker is faster if it has already measured texts of the language.
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

    /// First the work that only the audit has, then the keys in order, each with the audit's texts in the same catalog
    /// and language.
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
    /// Measures some keys of a catalog in a language; without a language in the source, followed by each pseudo-locale.
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
