// `swell fit`: measures a text and fits it into a box.

import MessageLayout
import MessagePatterns
import Reports

extension Command {
    static let fit = Command(
        name: "fit",
        summary: "Measure a text, and check whether it fits into a box.",
        operands: "[TEXT…]",
        flags: FitFlags.all,
        details: """
            Arguments are joined to one text. Without TEXT, each line of standard input is a text; --format text prints
            a line for each text, ndjson an object for each, and json one array. Placeholders are measured with samples,
            and plurals in every form; the output describes the form that fits worst.

            The default font is 'SF Pro 17'. Without --locale or --from, the text is English. Exits 1 if a text does not
            fit at one of the requested sizes; with --forecast, also if its chance of fitting is below 95% in a target
            language. Without --locale, the forecast covers every language for which Swell has data on text length, and
            English.

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
    /// The approximate size of the chunks in which output is written.
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

    /// Measures each line of standard input as a text.
    private mutating func runLines() throws {
        let bytes = try StandardInput.read(command: "fit", example: "swell fit --width 120 'Save changes'", console)
        let lines = bytes.lines
        guard !lines.isEmpty else {
            throw UsageError.missingOperand("texts on standard input, one per line", command: "fit")
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

    /// Measures a text; `number` is its line number, if it is one of several.
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
                "swell: \(place)not a valid ICU message: \(fault.words) (byte \(fault.offset + 1)); measured as written"
            )
        }
        return Measured(message: measured, forecast: forecast)
    }

    /// A measured text, with its forecast if requested.
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
    /// The lines of a text, without their line endings; a final line ending does not begin another line.
    fileprivate var lines: [ArraySlice<UInt8>] {
        var lines = split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
}
