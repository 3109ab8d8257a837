import SwellKit

let folder = CommandLine.arguments.last ?? "."
let project = Project([folder])
print("\(project.files.count) catalogs")
