// Limits in the configuration: budgets, groups of keys that share a width, and hidden keys.

import Basics
import Configuration

enum ConfigurationLimits: BudgetSource {
    static let id = "configuration"
    static let mayReplaceItsOwn = true

    static func add(to book: inout BookMaker) {
        let (configuration, styles) = (book.configuration, book.styles)
        book.reserve(configuration.budgets.count)
        for settings in configuration.budgets {
            book.add(catalogs: settings.scope, file: styles.file)
            do throws(FileProblem) {
                book.add(
                    try limits(of: settings, styles), file: styles.file, place: settings.place,
                    fontPlace: settings.room.font?.place ?? settings.room.style?.place, in: BudgetScope(settings.scope))
            } catch {
                book.add(error)
                continue
            }
            if settings.scope.keys.isEmpty { book.add(.all, at: settings.place) }
            for key in settings.scope.keys { book.add(book.pattern(key, file: styles.file), at: key.place) }
        }
        for keys in configuration.hidden { book.hide(keys, file: styles.file) }
        for settings in configuration.groups {
            book.add(catalogs: settings.scope, file: styles.file)
            book.share(settings.scope.keys, file: styles.file)
            do throws(FileProblem) {
                let scope = book.number(of: BudgetScope(settings.scope))
                book.add(try BudgetGroup(settings, in: styles, scope: scope))
            } catch {
                book.add(error)
            }
        }
    }

    /// The limits that settings state.
    static func limits(
        of settings: BudgetSettings, _ styles: RoomStyles
    ) throws(FileProblem) -> [(limit: Limit, place: Place)] {
        let counts = [
            (settings.graphemes, CountUnit.graphemes), (settings.columns, .columns),
            (settings.codePoints, .codePoints), (settings.utf16, .utf16), (settings.bytes, .bytes),
        ]
        var limits = counts.compactMap { number, unit in
            number.map { (limit: Limit.most(Double($0.value), unit), place: $0.place) }
        }
        if let ratio = settings.ratio { limits.append((.ratio(ratio.value), ratio.place)) }
        let own = settings.room
        let hasRoom = own.width != nil || own.height != nil || own.lines != nil || own.style != nil
        if hasRoom, let room = try RoomParts(own, in: styles).room {
            let place = own.width?.place ?? own.style?.place ?? own.lines?.place ?? settings.place
            limits.append((.room(room), place))
        }
        return limits
    }
}
