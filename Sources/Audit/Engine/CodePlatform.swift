// Which platform the source code of a project is for.

import Platforms
import Projects

extension Project {
    /// What is known about the platform of its source code; nil if Swell reads none of it.
    package var codePlatform: PlatformCode? { platformOfCode?.code }

    /// The platform of its source code; nil if Swell reads none of it.
    var platformOfCode: Platform? {
        let paths = paths(of: .code)
        return Platform.all.first { platform in platform.code != nil && paths.contains { platform.isCode($0) } }
    }
}
