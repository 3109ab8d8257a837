// A measured message as one line of JSON.

import Fonts
import MessageLayout
import Samples
import TextLayout

/// Writes measured messages as JSON, one object each.
public struct FitJSON {
    private let message: MeasuredMessage
    private let versions: LibraryVersions

    /// The object of a message, with its forecast if requested, without a line break.
    public static func object(
        _ message: MeasuredMessage, _ forecast: FitForecast? = nil, versions: LibraryVersions = .current
    ) -> [UInt8] {
        var writer = JSONWriter()
        let json = FitJSON(message: message, versions: versions)
        writer.object { writer in
            json.write(to: &writer)
            if let forecast { FitForecastJSON.field(forecast, to: &writer) }
        }
        return writer.bytes
    }

    private func write(to json: inout JSONWriter) {
        let described = message.described
        json.field("text", message.text)
        json.field("locale", message.plan.locale)
        json.field("fits", message.fit.allFit)
        json.field("worst", message.index)
        json.field("branch", described.shown.branch)
        json.field("shown", described.shown.text)
        sizes(message.index, to: &json)
        font(to: &json)
        json.field("unicode", versions.unicode)
        json.field("icu", versions.icu)
        json.field("harfbuzz", versions.harfBuzz)
        json.field("unit", message.plan.unit.rawValue)
        fit(described, to: &json)
        lines(described.fit, to: &json)
        steps(to: &json)
        direction(to: &json)
        runs(to: &json)
        json.objects("branches", message.fit.fits.indices) { branch($1, to: &$0) }
        json.field("moreBranches", message.fit.isBounded)
        json.object("fault", message.fault) { json, fault in
            json.field("message", fault.words)
            json.field("offset", fault.offset)
        }
    }

    private func sizes(_ index: Int, to json: inout JSONWriter) {
        let extent = message.extents[index]
        json.field("graphemes", extent.graphemes)
        json.field("columns", extent.columns)
        json.field("codePoints", extent.codePoints)
        json.field("utf16", extent.utf16)
        json.field("utf8", extent.utf8)
        json.field("points", message.points.isEmpty ? nil : message.points[index])
    }

    private func font(to json: inout JSONWriter) {
        guard let fonts = message.plan.fonts, let first = fonts.configured.first else { return json.null("font") }
        let identity = first.identity
        json.object("font") { json in
            json.field("asked", "\(fonts.description)")
            json.field("used", "\(identity.family) \(identity.style)")
            json.field("family", identity.family)
            json.field("style", identity.style)
            json.field("size", fonts.description.size)
            json.field("weight", fonts.usedWeight)
            json.field("tracking", fonts.tracking)
            json.field("version", identity.version)
            json.field("sha256", first.typeface.sha256)
            json.field("file", identity.file)
            json.field("index", identity.index)
            json.field("estimate", fonts.estimate != nil)
        }
    }

    // MARK: The box

    private func fit(_ shown: ShownFit, to json: inout JSONWriter) {
        let fit = shown.fit
        json.object("needed") { json in
            json.field("width", fit.neededWidth)
            json.field("height", fit.neededHeight)
            json.field("lines", fit.linesNeeded)
        }
        json.object("available", message.plan.box) { json, _ in
            json.field("width", fit.available)
            json.field("height", fit.height)
            json.field("lines", fit.lineLimit)
        }
        json.field("lineHeight", fit.lineHeight)
        json.field("scale", fit.scale)
        json.field("tooHighBy", fit.excessHeight)
        json.field("visible", fit.visible)
        json.objects("lost", fit.lost) { piece($1, of: shown.shown, to: &$0) }
        json.objects("lostPlaceholders", shown.lostPlaceholders) { json, lost in
            json.field("placeholder", lost.placeholder.spelling)
            json.field("sample", lost.placeholder.sample)
            json.range(lost.placeholder.range)
            json.field("partly", lost.isPartly)
        }
        json.object("unbreakable", fit.widestPiece) { json, longest in
            piece(longest.range, of: shown.shown, to: &json)
            json.field("width", longest.width)
            json.field("broken", fit.breaksWords)
        }
    }

    private func piece(_ range: Range<Int>, of shown: ShownText, to json: inout JSONWriter) {
        json.field("text", String(decoding: shown.utf8[range], as: UTF8.self))
        json.range(range)
    }

    private func lines(_ fit: Fit, to json: inout JSONWriter) {
        let overhangs = message.details?.overhangs ?? []
        json.objects("lines", fit.lines.indices) { json, index in
            let line = fit.lines[index]
            json.field("text", fit.text(of: line))
            json.range(line.range)
            json.field("width", line.width)
            json.field("mark", line.mark.rawValue)
            json.field("breaksWord", line.breaksWord)
            json.field("inkAbove", overhangs.isEmpty ? nil : overhangs[index].above)
            json.field("inkBelow", overhangs.isEmpty ? nil : overhangs[index].below)
        }
        json.field("clipped", overhangs.contains { $0.above > 0 || $0.below > 0 })
    }

    private func steps(to json: inout JSONWriter) {
        json.objects("steps", message.steps.steps) { json, step in
            json.field("step", step.step.setting)
            json.field("size", step.step.points.thousandths)
            json.field("fits", step.fit.allFit)
            json.field("worst", step.fit.worstIndex)
            json.field("needed", step.fit.worst.fit.neededWidth)
            json.field("lines", step.fit.worst.fit.linesNeeded)
            json.field("scale", step.fit.worst.fit.scale)
        }
        json.field("stopsFittingAt", message.steps.firstFailing?.step.setting)
    }

    // MARK: Branches

    private func branch(_ index: Int, to json: inout JSONWriter) {
        let shown = message.fit.fits[index]
        json.field("branch", shown.shown.branch)
        json.field("shown", shown.shown.text)
        json.objects("samples", shown.shown.placeholders) { json, placeholder in
            json.field("placeholder", placeholder.spelling)
            json.field("sample", placeholder.sample)
            json.range(placeholder.range)
        }
        sizes(index, to: &json)
        json.field("fits", shown.isFitting)
        fit(shown, to: &json)
        json.field("stopsFittingAt", message.steps.firstFailing(text: index)?.step.setting)
    }

    private func direction(to json: inout JSONWriter) {
        json.object("direction", message.details?.direction) { FitRunsJSON.direction($1, of: message, to: &$0) }
    }

    private func runs(to json: inout JSONWriter) {
        guard let details = message.details, message.plan.fonts != nil else {
            json.null("runs")
            return json.null("missing")
        }
        FitRunsJSON.runs(details.runs, of: message, to: &json)
        FitRunsJSON.missing(details.missing, to: &json)
    }
}
