// The whole library: `import SwellKit` imports every public module below the command line.
//
// The product SwellKit consists of this target. A new public module needs a line here and one in Package.swift.

@_exported import Audit
@_exported import struct Basics.Place
@_exported import Budgets
@_exported import Catalogs
@_exported import Comparison
@_exported import Configuration
@_exported import Drawing
@_exported import Fonts
@_exported import Forecast
@_exported import Generation
@_exported import Git
@_exported import MessageLayout
@_exported import MessagePatterns
@_exported import Platforms
@_exported import Projects
@_exported import Pseudolocales
@_exported import Reports
@_exported import Risk
@_exported import Samples
@_exported import Starter
@_exported import TextLayout
