// `swell check`: what is wrong with the texts of an app.

import Audit
import Catalogs
import Reports

extension Command {
    static let check = Command(
        name: "check",
        summary: "Find texts that break, and say where and why.",
        operands: "[PATH…]",
        flags: [CheckPlan.locale, Settings.isolated],
        details: "",
        run: { invocation, console in try await CheckCommand(invocation, console).run() })
}

struct CheckCommand {
    private let check: CheckPlan
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        check = try CheckPlan(invocation)
        self.console = console
    }

    func run() async throws -> ExitCode {
        let result = try await Audit(check.plan).run(check.project)
        for finding in result.findings {
            let place = finding.location.place.map { ":\($0)" } ?? ""
            try console.write(
                "\(finding.location.path)\(place): \(finding.severity): \(finding.subject?.key ?? ""): \(finding.message) [\(finding.rule)]\n"
            )
        }
        if result.hasTrouble { return .trouble }
        return result.findings.contains { $0.severity == .error } ? .findings : .clean
    }
}
