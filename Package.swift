// swift-tools-version: 6.2
// Data walks one way, from bytes to report: a target imports only what stands below it here.

import PackageDescription

// A newer compiler may warn of more: only here, where it can be mended, is a warning an error.
let isStrict = Context.environment["SWELL_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let warnings: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// libFuzzer brings its own `main`, so that only Scripts/fuzz can link it.
let isFuzzed = Context.environment["SWELL_FUZZ"] != nil
let fuzz: [Target] =
    isFuzzed
    ? [
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzSupport", "TestSupport"], path: "Tests/Fuzz", swiftSettings: strict)
    ] : []

let package = Package(
    name: "Swell",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "swell", targets: ["swell"]),
        .library(
            name: "SwellKit",
            targets: [
                "Reports", "Audit", "Generation", "Budgets", "Pseudolocales", "Forecast", "Drawing", "MessageLayout",
                "TextLayout", "Fonts", "Samples", "MessagePatterns", "Catalogs", "Configuration",
            ]),
    ],
    targets: [
        .executableTarget(name: "swell", dependencies: ["Commands", "Basics"], swiftSettings: strict),
        .target(
            name: "Commands",
            dependencies: [
                "Reports", "Differences", "Git", "Audit", "Generation", "Budgets", "Pseudolocales", "Forecast",
                "Drawing", "MessageLayout", "TextLayout", "Fonts", "Samples", "MessagePatterns", "Catalogs",
                "Configuration",
                "Basics", "CExpat", "CFontconfig", "CHarfBuzz", "CYAML",
            ],
            swiftSettings: strict),
        .target(
            name: "Reports",
            dependencies: [
                "Audit", "Forecast", "Budgets", "Catalogs", "Drawing", "MessageLayout", "Samples", "TextLayout",
                "Fonts", "Basics", "CHarfBuzz",
            ],
            resources: [.embedInCode("Page/Resources")],
            swiftSettings: strict),
        .target(
            name: "Audit",
            dependencies: [
                "Generation", "Budgets", "Pseudolocales", "Forecast", "Drawing", "MessageLayout", "TextLayout", "Fonts",
                "Samples", "MessagePatterns", "Catalogs", "Configuration", "Basics", "CICU",
            ],
            swiftSettings: strict),
        .target(
            name: "Generation",
            dependencies: ["Pseudolocales", "MessagePatterns", "Budgets", "Catalogs", "Configuration", "Basics"],
            swiftSettings: strict),
        .target(
            name: "Budgets", dependencies: ["TextLayout", "Fonts", "Catalogs", "Configuration", "Basics", "CICU"],
            swiftSettings: strict),
        .target(
            name: "Pseudolocales", dependencies: ["Forecast", "TextLayout", "MessagePatterns", "Basics"],
            swiftSettings: strict),
        .target(name: "Forecast", dependencies: ["TextLayout", "Basics"], swiftSettings: strict),
        .target(
            name: "Drawing", dependencies: ["MessageLayout", "TextLayout", "Fonts", "Basics"], swiftSettings: strict),
        .target(
            name: "MessageLayout", dependencies: ["MessagePatterns", "Samples", "TextLayout", "Fonts"],
            swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["Fonts", "Basics", "CICU", "CHarfBuzz"], swiftSettings: strict),
        .target(name: "Fonts", dependencies: ["Basics", "CHarfBuzz", "CFontconfig"], swiftSettings: strict),
        .target(name: "Samples", dependencies: ["MessagePatterns", "Basics", "CICU"], swiftSettings: strict),
        .target(name: "MessagePatterns", dependencies: ["FluentSyntax", "Basics", "CICU"], swiftSettings: strict),
        .target(name: "Differences", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Git", dependencies: ["Catalogs", "Basics"], swiftSettings: strict),
        .target(
            name: "Catalogs", dependencies: ["FluentSyntax", "Basics", "CExpat", "CICU", "CYAML"],
            swiftSettings: strict),
        .target(name: "FluentSyntax", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Configuration", dependencies: ["Basics", "CYAML"], swiftSettings: strict),
        .target(name: "Basics", swiftSettings: strict),

        // Shims: plain C functions, so that no library's own type reaches Swift.
        .target(name: "CICU", dependencies: ["SystemICU"], cSettings: warnings),
        .target(name: "CHarfBuzz", dependencies: ["SystemHarfBuzz"], cSettings: warnings),
        .target(name: "CFontconfig", dependencies: ["SystemFontconfig"], cSettings: warnings),
        .target(name: "CExpat", dependencies: ["SystemExpat"], cSettings: warnings),
        .target(name: "CYAML", dependencies: ["SystemYAML"], cSettings: warnings),

        .systemLibrary(
            name: "SystemICU", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .systemLibrary(
            name: "SystemHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "SystemFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .systemLibrary(
            name: "SystemExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "SystemYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        .target(
            name: "TestSupport", dependencies: ["Catalogs", "Basics"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzSupport",
            dependencies: [
                "Audit", "Budgets", "Catalogs", "Configuration", "Fonts", "Generation", "MessageLayout",
                "MessagePatterns", "Basics", "Pseudolocales", "Samples", "TextLayout", "TestSupport",
            ],
            path: "Tests/FuzzSupport", swiftSettings: strict),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzSupport", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "CommandsTests", dependencies: ["Commands", "swell", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "Audit", "Budgets", "MessagePatterns", "CICU", "Catalogs", "Configuration", "Fonts", "Pseudolocales",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Audit", "Budgets", "Drawing", "Fonts", "MessageLayout", "Basics", "Catalogs", "Reports",
                "TextLayout",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GenerationTests", dependencies: ["Generation", "Pseudolocales", "Catalogs", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BudgetsTests", dependencies: ["Budgets", "Catalogs", "Configuration", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PseudolocalesTests",
            dependencies: ["Pseudolocales", "MessagePatterns", "Catalogs", "TextLayout", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ForecastTests", dependencies: ["Forecast", "TextLayout", "Fonts", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawingTests",
            dependencies: [
                "Reports", "Audit", "Budgets", "Catalogs", "Drawing", "MessageLayout", "TextLayout", "Fonts",
                "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "BrowserTests", dependencies: ["swell", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: [
                "TextLayout", "Fonts", "MessagePatterns", "CICU", "Catalogs", "FuzzSupport", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "MessageLayoutTests",
            dependencies: [
                "MessageLayout", "MessagePatterns", "Samples", "TextLayout", "Fonts", "Catalogs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "ConformanceTests", dependencies: ["TextLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "FontsTests", dependencies: ["Fonts", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "SamplesTests", dependencies: ["Samples", "MessagePatterns", "Catalogs", "CICU", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MessagePatternsTests", dependencies: ["MessagePatterns", "Catalogs", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CatalogsTests", dependencies: ["Catalogs", "Basics", "Reports", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ConfigurationTests", dependencies: ["Configuration", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "BasicsTests", dependencies: ["Basics", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "DifferencesTests", dependencies: ["Differences", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "GitTests", dependencies: ["Git", "Catalogs", "TestSupport"], swiftSettings: strict),
    ] + fuzz,
    swiftLanguageModes: [.v6]
)

// A plugin has all that it runs built a second time, as a tool: only where another package has this one checked out, that
// is worth it.
let isCheckedOut = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
if isCheckedOut || Context.environment["SWELL_PLUGIN"] != nil {
    package.products.append(.plugin(name: "SwellPlugin", targets: ["SwellPlugin"]))
    package.targets.append(
        .plugin(
            name: "SwellPlugin",
            capability: .command(
                intent: .custom(verb: "swell", description: "Show every language before it is translated")),
            dependencies: ["swell"], path: "Sources/SwellPlugin"))
}
