// The same screen in several languages.

import Basics

/// The records of one screen at one size, one for each language.
package struct RecordedSeries: Sendable {
    /// What its records have in common.
    package struct Subject: Hashable, Sendable {
        package let platform: String?
        package let name: String
        /// The width of the window; nil if unknown.
        package let width: Double?
    }

    package let subject: Subject
    /// The positions of the records, in their order.
    package fileprivate(set) var records: [Int]

    /// Groups records, in the order of the first of each group.
    package static func all(of screens: [RecordedScreen]) -> [RecordedSeries] {
        var series: [RecordedSeries] = []
        var known: [Subject: Int] = [:]
        for (index, screen) in screens.enumerated() {
            let subject = Subject(platform: screen.platform, name: screen.name, width: screen.size?.width)
            if let position = known[subject] {
                series[position].records.append(index)
            } else {
                known[subject] = series.count
                series.append(RecordedSeries(subject: subject, records: [index]))
            }
        }
        return series
    }
}

extension RecordedSeries.Subject {
    /// `Login at 360`, for messages.
    package var words: String { name + (width.map { " at \(($0.rounded()).plainText)" } ?? "") }
}
