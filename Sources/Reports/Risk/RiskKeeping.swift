// A report of some of its keys.

import Audit

extension RiskReport {
    /// The report with no other keys than some, and with all that is summed of its keys summed anew.
    public func keeping(_ isKept: (String) -> Bool) -> RiskReport {
        var report = self
        report.keys = keys.filter { isKept($0.key) }
        for index in catalogs.indices {
            let own = report.keys.filter { $0.catalog == index }
            report.catalogs[index].keys = own.count
            report.catalogs[index].expected = own.reduce(0) { $0 + $1.expected }
        }
        for index in locales.indices {
            report.locales[index].sum(report.keys.compactMap { $0.cells.at(index) })
        }
        for index in pseudolocales.indices {
            report.pseudolocales[index].sum(report.keys.compactMap { $0.pseudo.at(index) })
        }
        return report
    }
}

extension LocaleRisk {
    /// Sums what some texts say of it.
    fileprivate mutating func sum(_ cells: [RiskCell]) {
        (measured, broken, forecast, expected) = (0, 0, 0, 0)
        for cell in cells {
            switch cell.outcome {
            case .measured:
                measured += 1
                if cell.isBroken { broken += 1 }
            case .forecast: forecast += 1
            case .unlimited, .unknown: continue
            }
            expected += cell.chance
        }
    }
}

extension Array {
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
