// swift-tools-version: 6.2
// Data walks one way, from bytes to report: a target imports only what stands below it here.

import PackageDescription

// A newer compiler may warn of more: only here, where it can be mended, is a warning an error.
let isStrict = Context.environment["SWELL_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let warnings: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// libFuzzer brings its own `main`, so that only Scripts/check/fuzz can link it.
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
        .library(name: "SwellKit", targets: ["SwellKit"]),
    ],
    targets: [
        .executableTarget(name: "swell", dependencies: ["Commands", "Basics"], swiftSettings: strict),
        .target(
            name: "Commands",
            dependencies: [
                "Starter", "Reports", "Differences", "Git", "Audit", "Generation", "Budgets", "Pseudolocales",
                "Forecast",
                "Drawing",
                "MessageLayout", "TextLayout", "Fonts", "Samples", "MessagePatterns", "Projects", "Platforms",
                "Comparison",
                "Catalogs", "Configuration",
                "Basics", "CExpat", "CFontconfig", "CHarfBuzz", "CYAML",
            ],
            swiftSettings: strict),
        .target(
            name: "Starter",
            dependencies: [
                "Reports", "Audit", "Budgets", "Pseudolocales", "Forecast", "MessageLayout", "TextLayout", "Projects",
                "Platforms", "Comparison", "MessagePatterns", "Catalogs", "Configuration", "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "SwellKit",
            dependencies: [
                "Audit", "Basics", "Budgets", "Catalogs", "Comparison", "Configuration", "Drawing", "Fonts", "Forecast",
                "Generation", "Git", "MessageLayout", "MessagePatterns", "Platforms", "Projects", "Pseudolocales",
                "Reports",
                "Samples", "Starter", "TextLayout",
            ],
            swiftSettings: strict),
        .target(
            name: "Reports",
            dependencies: [
                "Audit", "Forecast", "Budgets", "Projects", "Platforms", "Comparison", "Catalogs", "Drawing",
                "MessageLayout",
                "Samples", "TextLayout",
                "Fonts", "Basics", "CHarfBuzz",
            ],
            resources: [.embedInCode("Page/Resources")],
            swiftSettings: strict),
        .target(
            name: "Audit",
            dependencies: [
                "Generation", "Budgets", "Pseudolocales", "Forecast", "Drawing", "MessageLayout", "TextLayout", "Fonts",
                "Samples", "MessagePatterns", "Projects", "Platforms", "Comparison", "Catalogs", "Configuration",
                "Basics", "CICU",
            ],
            swiftSettings: strict),
        .target(
            name: "Generation",
            dependencies: [
                "Pseudolocales", "MessagePatterns", "Budgets", "Projects", "Platforms", "Comparison", "Catalogs",
                "Configuration",
                "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "Budgets",
            dependencies: [
                "TextLayout", "Fonts", "Projects", "Platforms", "Catalogs", "Configuration", "Basics", "CICU",
            ],
            swiftSettings: strict),
        .target(
            name: "Pseudolocales", dependencies: ["Forecast", "TextLayout", "MessagePatterns", "Basics"],
            resources: [.embedInCode("Generated")], swiftSettings: strict),
        .target(
            name: "Forecast", dependencies: ["TextLayout", "Basics"], resources: [.embedInCode("Generated")],
            swiftSettings: strict),
        .target(
            name: "Drawing", dependencies: ["MessageLayout", "TextLayout", "Fonts", "Basics"], swiftSettings: strict),
        .target(
            name: "MessageLayout", dependencies: ["MessagePatterns", "Samples", "TextLayout", "Fonts"],
            swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["Fonts", "Basics", "CICU", "CHarfBuzz"], swiftSettings: strict),
        .target(name: "Fonts", dependencies: ["Basics", "CHarfBuzz", "CFontconfig"], swiftSettings: strict),
        .target(name: "Samples", dependencies: ["MessagePatterns", "Basics", "CICU"], swiftSettings: strict),
        .target(name: "MessagePatterns", dependencies: ["Basics", "CICU"], swiftSettings: strict),
        .target(name: "Differences", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Git", dependencies: ["Projects", "Catalogs", "Basics"], swiftSettings: strict),
        .target(name: "Projects", dependencies: ["Platforms", "Catalogs", "Basics"], swiftSettings: strict),
        .target(
            name: "Comparison", dependencies: ["Samples", "MessagePatterns", "Catalogs", "Basics", "CICU"],
            swiftSettings: strict),
        .target(
            name: "Platforms",
            dependencies: ["Comparison", "Samples", "MessagePatterns", "Catalogs", "Basics", "CICU"],
            swiftSettings: strict),
        .target(
            name: "Catalogs", dependencies: ["MessagePatterns", "Basics", "CExpat", "CICU", "CYAML"],
            swiftSettings: strict),
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
            name: "TestSupport", dependencies: ["Projects", "Platforms", "Comparison", "Catalogs", "Basics"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzSupport",
            dependencies: [
                "Audit", "Budgets", "Projects", "Platforms", "Comparison", "Catalogs", "Configuration", "Fonts",
                "Generation",
                "MessageLayout",
                "MessagePatterns", "Basics", "Pseudolocales", "Samples", "TextLayout", "TestSupport",
            ],
            path: "Tests/FuzzSupport", swiftSettings: strict),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzSupport", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "SwellKitTests", dependencies: ["SwellKit", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "CommandsTests", dependencies: ["Commands", "swell", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "Audit", "Budgets", "MessagePatterns", "CICU", "Projects", "Platforms", "Comparison", "Catalogs",
                "Configuration",
                "Fonts", "Pseudolocales",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Audit", "Budgets", "Drawing", "Fonts", "MessageLayout", "Basics", "Projects", "Platforms",
                "Comparison", "Catalogs",
                "Reports",
                "TextLayout",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GenerationTests",
            dependencies: [
                "Generation", "Pseudolocales", "Projects", "Platforms", "Comparison", "Catalogs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "BudgetsTests",
            dependencies: ["Budgets", "Projects", "Platforms", "Catalogs", "Configuration", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PseudolocalesTests",
            dependencies: [
                "Pseudolocales", "MessagePatterns", "Projects", "Platforms", "Catalogs", "TextLayout", "Basics",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ForecastTests", dependencies: ["Forecast", "TextLayout", "Fonts", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawingTests",
            dependencies: [
                "Reports", "Audit", "Budgets", "Projects", "Platforms", "Catalogs", "Drawing", "MessageLayout",
                "TextLayout", "Fonts",
                "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "BrowserTests", dependencies: ["swell", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: [
                "TextLayout", "Fonts", "MessagePatterns", "CICU", "Projects", "Platforms", "Catalogs", "FuzzSupport",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "MessageLayoutTests",
            dependencies: [
                "MessageLayout", "MessagePatterns", "Samples", "TextLayout", "Fonts", "Projects", "Platforms",
                "Catalogs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "ConformanceTests", dependencies: ["TextLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "FontsTests", dependencies: ["Fonts", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "SamplesTests",
            dependencies: ["Samples", "MessagePatterns", "Projects", "Platforms", "Catalogs", "CICU", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MessagePatternsTests",
            dependencies: ["MessagePatterns", "Projects", "Platforms", "Catalogs", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CatalogsTests",
            dependencies: [
                "Projects", "Platforms", "Comparison", "Catalogs", "MessagePatterns", "Basics", "Reports", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ConfigurationTests", dependencies: ["Configuration", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "BasicsTests", dependencies: ["Basics", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "DifferencesTests", dependencies: ["Differences", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GitTests", dependencies: ["Git", "Projects", "Platforms", "Catalogs", "TestSupport"],
            swiftSettings: strict),
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
