import SwellKit

let folder = CommandLine.arguments.last ?? "."
let project = Project([folder])
print("\(project.files.count) catalogs")

let plan = try AuditPlan(Configuration(), root: folder, today: "2026-12-31")
let result = try await Audit(plan).run(project)
print("\(result.findings.count) findings in \(result.texts) texts")
