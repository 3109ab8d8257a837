// Which of the places of a text limits its translations.

import Budgets
import Catalogs
import Layouts
import Platforms
import Rooms

/// Picks, for each text, the tightest of its most certain places that its source fits.
struct RoleLimitPicker {
    private let read: ReadProject
    private var sizers: TextSizers

    init(_ read: ReadProject, _ plan: AuditPlan) {
        self.read = read
        sizers = TextSizers(plan.fonts)
    }

    /// The limits by key, for each source catalog by its position in the project's files.
    mutating func limits(_ places: RolePlaces) -> [Int: [String: Budget]] {
        var found: [Int: [String: Budget]] = [:]
        let byFile = Dictionary(grouping: places.all.filter { $0.certainty != nil }, by: \.text.file)
        for (file, own) in byFile {
            for (key, candidates) in Dictionary(grouping: own, by: \.text.key) {
                found[file, default: [:]][key] = budget(candidates)
            }
        }
        return found
    }

    /// A place on a device.
    private struct Candidate {
        let place: ScreenPlace
        let path: String
        let certainty: RoleCertainty
        let fits: Bool

        /// Whether it is the one to take of two.
        func isBetter(than other: Candidate) -> Bool {
            if fits != other.fits { return fits }
            if certainty != other.certainty { return certainty.rank < other.certainty.rank }
            return extent < other.extent
        }

        /// How much of a text it shows, in letters of its font.
        private var extent: Double {
            guard let width = place.room.width else { return .infinity }
            return width * Double(place.room.lines ?? 10_000) / max(1, place.font.size)
        }
    }

    private mutating func budget(_ places: [RolePlace]) -> Budget? {
        var best: Candidate?
        for found in places {
            guard let certainty = found.certainty else { continue }
            for place in found.places where place.room.width != nil {
                let candidate = Candidate(
                    place: place, path: found.path, certainty: certainty, fits: fits(found.text, place))
                if best.map({ candidate.isBetter(than: $0) }) ?? true { best = candidate }
            }
        }
        return best.flatMap { Budget($0.place, in: $0.path, from: .role, $0.certainty.ofLimit) }
    }

    /// Whether the source text fits a place.
    private mutating func fits(_ text: RoleText, _ place: ScreenPlace) -> Bool {
        guard let value = text.entry.value else { return true }
        return sizers[text.entry.locale ?? read.project.ownLanguage(of: text.file)].fits(value, place)
    }
}

extension RoleCertainty {
    fileprivate var rank: Int {
        switch self {
        case .fixed: 0
        case .likely: 1
        case .possible: 2
        }
    }
}
