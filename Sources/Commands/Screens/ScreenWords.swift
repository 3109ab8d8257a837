// A recorded screen on one line.

import Basics
import Screens

enum ScreenWords {
    /// `Login, de, 360 × 740: 12 texts, 10 with keys (8 by mark, 2 by value), 3 rooms, 2 problems`.
    static func line(of screen: RecordedScreen) -> String {
        let size = screen.size.map { "\($0.width.rounded().plainText) × \($0.height.rounded().plainText)" }
        let name = [screen.name, screen.locale, size].compactMap(\.self).joined(separator: ", ")
        let known = screen.texts.compactMap { $0.keys?.first }
        let origins = RecordedKey.Origin.allCases.compactMap { origin -> String? in
            let count = known.count { $0.origin == origin }
            return count == 0 ? nil : "\(count) by \(origin.rawValue)"
        }
        let how = origins.isEmpty ? "" : " (\(origins.joined(separator: ", ")))"
        let problems = screen.texts.reduce(screen.problems.count) { $0 + $1.problems.count }
        let rooms = screen.texts.count { $0.room != nil }
        let parts = [
            screen.texts.count.counted("text"), "\(known.count) with keys\(how)", rooms.counted("room"),
            problems.counted("problem"),
        ]
        return "\(name): \(parts.joined(separator: ", "))"
    }
}
