import Foundation
import SwellRuntime

/// What a user sees of the harbor app after a choice in the language picker.
struct Screen {
    let choice: LanguageChoice
    let entry: Languages.Entry

    func show() {
        let language = choice.language
        var formats = choice.localizer.formats
        formats.timeZone = .gmt
        let arrival = Date(timeIntervalSince1970: 1_795_867_200)
        let name = entry == .system ? "System → \(language.localizedName)" : language.localizedName
        let arrow = language.isRightToLeft ? "◀" : "▶"
        print("\(arrow) \([language.flag, name].compactMap { $0 }.joined(separator: " "))")
        for line in [
            choice.localized("onboarding.title", "Aino"),
            choice.localized("harbour.berths.free", 1) + " · " + choice.localized("harbour.berths.free", 21),
            choice.localized("booking.dates.range", formats.date(arrival), formats.date(arrival + 172_800)),
            choice.localized("booking.stay", 2, 5),
            choice.localized("booking.price.total", formats.currency(84.5, code: "EUR")),
            choice.localized("settings.storage", formats.fileSize(1_500_000), formats.fileSize(2_000_000_000)),
            choice.localized("settings.gale") + ": " + formats.list(["Åland", "Hiiumaa", "Gotland"]),
            formats.percent(0.2) + " · " + formats.number(1_234_567.5) + " · " + formats.duration(.seconds(3_720)),
        ] { print("    \(line)") }
    }
}
