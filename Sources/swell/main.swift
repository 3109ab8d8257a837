// The executable: arguments in, exit code out.

import Basics
import Commands

exit(await Swell.run(Array(CommandLine.arguments.dropFirst())))
