// Reports the risk of small apps.

import Audit
import Catalogs
import Configuration
import Foundation
import Projects
import Pseudolocales
import Risk
import TestSupport

/// Risk reports of small apps.
enum RiskedApp {
    /// Returns the risk report of some files, with a configuration.
    static func report(
        _ files: [String: String], configuration: String, locales: [String] = [], pseudolocales: [String] = [],
        drawsPictures: Bool = false, keys: Set<String>? = nil
    ) async throws -> RiskReport {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await report(
            [folder.url.path], configuration: configuration, locales: locales, pseudolocales: pseudolocales,
            drawsPictures: drawsPictures, keys: keys)
    }

    /// Returns the risk report of the catalogs under some paths.
    static func report(
        _ paths: [String], configuration: String, locales: [String] = [], pseudolocales: [String] = [],
        drawsPictures: Bool = false, keys: Set<String>? = nil
    ) async throws -> RiskReport {
        let configuration = try Configuration.read(Array(configuration.utf8), file: "/.swell.yml")
        var plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        plan.unmatched = .passedOver
        if let keys { plan.keys = { keys.contains($0) } }
        plan.pseudolocales = try pseudolocales.map { try Pseudolocale(Pseudolocale.Recipe(tag: $0)) }
        let read = await ReadProject(Project(paths), plan.languages)
        return try await RiskAudit(plan, locales: locales, drawsPictures: drawsPictures).run(read)
    }

    /// A one-line box of 96 points in Apple's body.
    static let bodyBox = """
        budgets:
          button: {width: 96, style: body}
        """
}

extension RiskReport {
    /// Returns the key with a name.
    func key(_ name: String) -> KeyRisk? { keys.first { $0.key == name } }

    /// Returns a cell of a key.
    func cell(_ name: String, _ locale: String) -> RiskCell? { key(name)?.cells.first { $0.locale == locale } }
}
