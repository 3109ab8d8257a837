// Reads the source code of a project.

import Basics
import Catalogs
import Code
import Platforms
import Projects

extension CodeProject {
    /// Reads the source files of a project that Swell knows the language of, in parallel.
    package init?(_ project: Project) async {
        guard let platform = project.codePlatform else { return nil }
        let paths = project.paths(of: .code) + project.paths(of: .layout) + project.paths(of: .resource)
        let files = await Workers.run(paths, state: {}) { _, path -> CodeFile? in
            // What cannot be read or is too large says nothing about keys; catalogs report their own faults.
            guard platform.extensions.contains(path.extension), let bytes = try? FileReader.read(path.string) else {
                return nil
            }
            return platform.scan(path, bytes)
        }
        let read = files.compactMap(\.self)
        guard read.contains(where: { !$0.language.isDocument }) else { return nil }
        let folder = read.commonFolder
        let sources = project.xcodeSources
        await self.init(read, platform.keys, targets: SystemVersions(project.deploymentTargets.versions)) { file in
            sources.mayCompile(CatalogPath(file.path)) && !file.isOffScreen(below: folder)
        }
    }
}
