// Which platform the source code of a project is for.

import Platforms
import Projects

extension Project {
    /// What is known about the platform of its source code; nil if Swell reads none of it.
    package var codePlatform: PlatformCode? { platformOfCode?.code }

    /// The platform of its source code: of several, the one with most catalogs; nil if Swell reads no code of any.
    var platformOfCode: Platform? {
        let paths = paths(of: .code)
        let platforms = Platform.all.filter { platform in
            platform.code != nil && paths.contains { platform.isCode($0) }
        }
        guard platforms.count > 1 else { return platforms.first }
        let sizes = platforms.map { platform in files.count { $0.format.platform == platform } }
        return zip(platforms, sizes).first { $0.1 == sizes.max() }?.0
    }
}
