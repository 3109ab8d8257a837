// The executable: flags in, exit code out.

import Commands
import Platform

exit(await Swell.run(Array(CommandLine.arguments.dropFirst())))
