// Adds up the space that the texts of a group need, by language.

import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import MessageLayout
import MessagePatterns
import Samples
import TextLayout

/// Adds up the space that the texts of groups need.
struct GroupMeasurer {
    let plan: AuditPlan

    /// The groups of some texts, measured by language, in the order in which the languages first occur.
    func measure(_ members: [GroupMember]) -> [MeasuredGroup] {
        struct Name: Hashable {
            let locale: String?
            let group: Int
        }
        var order: [Name] = []
        var sorted: [Name: [GroupMember]] = [:]
        for member in members {
            let name = Name(locale: member.locale, group: member.membership.group)
            if sorted[name] == nil { order.append(name) }
            sorted[name, default: []].append(member)
        }
        return order.flatMap { name in
            measure(plan.book.groups[name.group], sorted[name] ?? [], locale: name.locale ?? "en")
        }
    }

    private func measure(_ group: BudgetGroup, _ members: [GroupMember], locale: String) -> [MeasuredGroup] {
        let ordered = members.enumerated().sorted { one, other in
            (one.element.membership.position, one.offset) < (other.element.membership.position, other.offset)
        }.map(\.element.entry)
        var fitting = MessageFitting(locale: locale, given: plan.samples)
        var shown = ShownSubject(plan.parser)
        let texts = ordered.map { entry in
            (entry, shown.texts(of: entry, Message(parsing: .value, of: entry, plan.parser), &fitting).texts)
        }
        let settings = group.settings
        var measured: [MeasuredGroup] = []
        func add(_ has: Located<Double>, _ unit: String, _ need: (ShownText) -> Double) {
            var needs: [(entry: Entry, need: Double)] = []
            for (entry, texts) in texts {
                let most = texts.map(need).max() ?? 0
                // Only one of the branches of a key is shown at a time.
                if let last = needs.last, last.entry.key == entry.key {
                    if most > last.need { needs[needs.count - 1] = (entry, most) }
                } else {
                    needs.append((entry, most))
                }
            }
            let gaps = Double(max(0, needs.count - 1)) * (settings.gap?.value ?? 0)
            measured.append(
                MeasuredGroup(
                    group: group, need: needs.reduce(gaps) { $0 + $1.need }, has: has.value, unit: unit,
                    members: needs,
                    origin: BudgetOrigin(.configuration, file: plan.file, place: has.place, words: settings.name.value))
            )
        }
        if let width = settings.width, var ruler = ruler(group, locale: locale) {
            add(width, "points") { ruler.width(of: $0.utf8[...]) }
        }
        for (limit, unit) in [(settings.columns, CountUnit.columns), (settings.graphemes, .graphemes)] {
            guard let limit else { continue }
            add(Located(Double(limit.value), at: limit.place), unit.rawValue) { Double(unit.count($0.utf8)) }
        }
        return measured
    }

    /// The font of a group; an unavailable font has been reported before.
    private func ruler(_ group: BudgetGroup, locale: String) -> PointRuler? {
        guard let stack = try? plan.fonts.stack(group.room.description) else { return nil }
        return Typesetter().ruler(stack, locale: locale, base: .given(Direction.of(locale: locale)))
    }
}
