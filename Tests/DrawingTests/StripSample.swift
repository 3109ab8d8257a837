// A handmade report of one key.

import Audit
import Budgets
import Drawing
import Reports
import Risk
import TextLayout

enum StripSample {
    static let hasFonts = (try? DrawingSamples.stack("Inter 17"))?.estimate == nil

    private static let texts = [
        ("en", "Notification settings"), ("de", "Benachrichtigungseinstellungen"),
        ("ar", "إعدادات الإشعارات (iOS 17) المتقدمة"), ("ja", "通知の設定を変更してください"), ("th", "การตั้งค่าการแจ้งเตือนทั้งหมด"),
        ("pl", "Ustawienia 👍🏽 powiadomień 🇵🇱"),
    ]

    /// A report of one key in a box.
    static func report(_ box: Box, key: String = "settings.title") throws -> (KeyRisk, RiskReport) {
        var report = RiskReport(source: "en")
        report.rooms = [
            RiskRoom(
                Room(box: box), words: "96 pt wide, 1 line, in body", font: "Inter 4.0 Regular",
                estimate: "Inter for SF Pro")
        ]
        report.steps = ["ax5"]
        var cells: [RiskCell] = []
        var maker = PictureMaker(report.shelf)
        for (locale, text) in texts {
            let ruler = Typesetter().ruler(try DrawingSamples.stack("system 17"), locale: locale)
            var own = ruler
            var steps = [Drawer.step("ax5", ruler.scaled(to: 53))]
            let fit = Fitting.fit(Array(text.utf8), in: box, by: &own, locale: locale)
            let large = Fitting.fit(Array(text.utf8), in: box, by: &steps[0].ruler, locale: locale)
            var cell = RiskCell(locale, text: text, outcome: .measured)
            cell.picture = maker.picture(of: fit, by: &own, fits: [large], at: &steps)
            cell.chance = fit.fits ? 0 : 1
            cell.chanceAtSteps = [large.fits ? 0 : 1]
            cell.room = .init(need: fit.neededWidth ?? .infinity, has: box.width ?? .infinity, unit: "points")
            cells.append(cell)
        }
        var forecast = RiskCell(
            "fi",
            outcome: .forecast(
                [(0.5, 90), (0.75, 99), (0.9, 120), (0.95, 140), (0.99, 190)].map { .init($0.0, need: $0.1) }))
        forecast.chance = 0.7
        forecast.room = .init(need: 140, has: 96, unit: "points")
        var risk = KeyRisk(
            catalog: 0, key: key, location: .init(path: "en.strings", relativePath: "en.strings", place: nil),
            source: cells[0])
        risk.cells = Array(cells.dropFirst()) + [forecast]
        risk.room = 0
        report.keys = [risk]
        return (risk, report)
    }
}
