// `swell fit`: one text, measured and put into a box.

import MessageLayout
import MessagePatterns
import Reports

extension Command {
    static let fit = Command(
        name: "fit",
        summary: "Measure a text, and see whether it fits into a box.",
        operands: "[TEXT…]",
        flags: FitFlags.all,
        details: """
            Several words are one text. Without any, each line of standard input is a text of its own:
            in text there is a line for each, in ndjson an object for each, in json one array of them.
            Placeholders are measured with samples, plurals in every branch; the worst is described.

            Without --font, 'SF Pro 17' is measured with, and without --locale or --from, the text is English.
            Exits 1 where something does not fit, at any of the sizes asked for; with --forecast, also where it
            fits with less than 95% in one of the languages: those asked for, or all that were measured
            and English.

            Examples:
              swell fit --width 120 --locale de 'Alle Änderungen speichern'
              swell fit --width 200 --lines 2 --style body --largest xxxLarge 'Delete %d photos?'
              swell fit --unit columns --width 20 '{n, plural, one {# file} other {# files}}'
              swell fit --width 120 --format ndjson < strings.txt
              swell fit --width 72 --forecast --locale de --locale th Settings
              swell fit --width 160 --forecast --from ja 通知を受け取る
            """,
        run: { invocation, console in try FitCommand(invocation, console).run() })
}

struct FitCommand {
    /// Output is written in pieces of about this size.
    private static let pieceSize = 1 << 16

    private let invocation: Invocation
    private let console: Console
    private let format: String
    private let parser: MessageParser
    private let category: String?
    private var measuring: MessageMeasuring
    private var forecaster: Forecaster?
    private var output: [UInt8] = []
    private var hasFindings = false

    init(_ invocation: Invocation, _ console: Console) throws {
        let settings = try Settings(invocation)
        let plan = try FitPlan(invocation, settings)
        measuring = MessageMeasuring(plan.plan, given: plan.samples)
        category = plan.category
        if !plan.forecastLocales.isEmpty {
            forecaster = Forecaster(
                plan.plan, plan.forecastLocales, samples: plan.samples, category: plan.category)
        }
        parser = settings.rules(PseudolocaleFlags.syntax(invocation)).parser
        format = invocation.value(of: FitFlags.format) ?? "text"
        self.invocation = invocation
        self.console = console
    }

    consuming func run() throws -> ExitCode {
        if invocation.operands.isEmpty {
            try runLines()
        } else {
            let message = measure(Array(invocation.operands.joined(separator: " ").utf8)[...])
            output += format == "text" ? Array(page(message).utf8) : json(message) + [0x0A]
        }
        try console.write(output)
        return hasFindings ? .findings : .clean
    }

    /// Each line of standard input is a text.
    private mutating func runLines() throws {
        let bytes = try StandardInput.read(command: "fit", example: "swell fit --width 120 'Save changes'", console)
        let lines = bytes.lines
        guard !lines.isEmpty else {
            throw UsageError.missingOperand("a text on standard input, one on each line", command: "fit")
        }
        let isBrief = format == "text" && lines.count > 1
        for (index, line) in lines.enumerated() {
            let message = measure(line, isDetailed: !isBrief, number: lines.count > 1 ? index + 1 : nil)
            switch format {
            case "json": output += (index == 0 ? Array("[".utf8) : Array(",\n".utf8)) + json(message)
            case "ndjson": output += json(message) + [0x0A]
            default: output += (isBrief ? self.line(message) : page(message)).utf8
            }
            guard output.count >= Self.pieceSize else { continue }
            try console.write(output)
            output.removeAll(keepingCapacity: true)
        }
        if format == "json" { output += "]\n".utf8 }
    }

    /// Measures a text; `number` is that of its line, where it is one of several.
    private mutating func measure(
        _ text: ArraySlice<UInt8>, isDetailed: Bool = true, number: Int? = nil
    ) -> Measured {
        var message = Message()
        message.parse(parser) { $0 += text }
        let measured = measuring.measure(message, category: category, isDetailed: isDetailed)
        let forecast = forecaster?.forecast(message, measured)
        if !(forecast?.isSafe ?? measured.isFitting) { hasFindings = true }
        if let fault = measured.fault {
            let place = number.map { "line \($0): " } ?? ""
            console.note(
                "swell: \(place)this is no ICU message: \(fault.words) (byte \(fault.offset + 1)); it is measured as written"
            )
        }
        return Measured(message: measured, forecast: forecast)
    }

    /// A text, and what is forecast of it where that was asked for.
    private struct Measured {
        let message: MeasuredMessage
        let forecast: FitForecast?
    }

    private func json(_ measured: Measured) -> [UInt8] { FitJSON.object(measured.message, measured.forecast) }

    private func page(_ measured: Measured) -> String {
        measured.forecast.map { FitForecastPage($0, on: console.canvas).text }
            ?? FitPage(measured.message, on: console.canvas).text
    }

    private func line(_ measured: Measured) -> String {
        measured.forecast.map { FitForecastPage($0, on: console.canvas).line }
            ?? FitPage(measured.message, on: console.canvas).line
    }
}

extension Array where Element == UInt8 {
    /// The lines of a text, without what ends them; a line break at the very end begins none.
    fileprivate var lines: [ArraySlice<UInt8>] {
        var lines = split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
}
