import Foundation
import SwellKit

let folder = CommandLine.arguments.last ?? "."
let project = Project([folder])
print("\(project.files.count) catalogs")

let plan = try AuditPlan(Configuration(), root: folder, today: "2026-12-31")
let result = try await Audit(plan).run(project)
print("\(result.findings.count) findings in \(result.texts) texts")

let errors = result.findings.filter { $0.severity == .error }
for error in errors {
    let line = error.location.place?.line ?? 1
    print("\(error.location.relativePath):\(line): \(error.message)")
    if let help = error.help { print("  \(help)") }
}
exit(errors.isEmpty ? 0 : 1)
