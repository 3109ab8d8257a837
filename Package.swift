// swift-tools-version: 6.2
// Data flows one way, from bytes to report: a target imports only targets below it here.

import PackageDescription

// A newer compiler may warn about more, so warnings are errors only in this project's own builds, where they can be
// fixed.
let isStrict = Context.environment["SWELL_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let warnings: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// libFuzzer has its own `main`, so only Scripts/check/fuzz can link it.
let isFuzzed = Context.environment["SWELL_FUZZ"] != nil
let fuzz: [Target] =
    isFuzzed
    ? [
        .executableTarget(
            name: "Fuzz", dependencies: ["Basics", "FuzzSupport"],
            path: "Tests/Fuzz",
            swiftSettings: strict)
    ] : []

let package = Package(
    name: "Swell",
    platforms: [.macOS(.v15), .iOS(.v16)],
    products: [
        .executable(name: "swell", targets: ["swell"]),
        .library(name: "SwellKit", targets: ["SwellKit"]),
        .library(name: "SwellRuntime", targets: ["SwellRuntime"]),
    ],
    targets: [
        .executableTarget(name: "swell", dependencies: ["Commands", "Basics"], swiftSettings: strict),
        .target(
            name: "Commands",
            dependencies: [
                "Starter", "Reports", "Risk", "Audit", "Rooms", "Layouts", "Code", "Generation", "Accessors", "Budgets",
                "Git", "Projects", "Platforms", "Comparison", "Pseudolocales", "Forecast", "Drawing", "MessageLayout",
                "TextLayout", "Marks", "Screens", "Browser",
                "Fonts", "Samples", "Catalogs", "MessagePatterns", "Configuration", "Differences", "Basics",
                "CFontconfig", "CExpat",
                "CYAML",
            ],
            swiftSettings: strict),
        .target(
            name: "Starter",
            dependencies: [
                "Reports", "Audit", "Code", "Budgets", "Projects", "Platforms", "Pseudolocales", "Forecast",
                "MessageLayout",
                "TextLayout", "Catalogs", "MessagePatterns", "Configuration", "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "SwellKit",
            dependencies: [
                "Starter", "Reports", "Risk", "Audit", "Generation", "Budgets", "Git", "Projects", "Platforms",
                "Comparison", "Pseudolocales", "Forecast", "Drawing", "MessageLayout", "TextLayout", "Fonts", "Samples",
                "Catalogs", "MessagePatterns", "Configuration", "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "Reports",
            dependencies: [
                "Risk", "Audit", "Rooms", "Layouts", "Screens", "Budgets", "Comparison", "Drawing", "Marks",
                "MessageLayout",
                "TextLayout", "Fonts", "Samples", "Catalogs", "Basics", "CHarfBuzz",
            ],
            resources: [.embedInCode("Page/Resources")],
            swiftSettings: strict),
        .target(
            name: "Risk",
            dependencies: [
                "Audit", "Rooms", "Layouts", "Generation", "Budgets", "Projects", "Comparison", "Forecast", "Drawing",
                "MessageLayout", "TextLayout", "Fonts", "Samples", "Catalogs", "MessagePatterns", "Configuration",
                "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "Audit",
            dependencies: [
                "Rooms", "Generation", "Budgets", "Projects", "Platforms", "Comparison", "Pseudolocales", "Drawing",
                "Marks", "MessageLayout", "TextLayout", "Fonts", "Samples", "Layouts", "Screens", "Code", "Catalogs",
                "MessagePatterns",
                "Configuration", "Basics", "CICU",
            ],
            swiftSettings: strict),
        .target(
            name: "Generation",
            dependencies: [
                "Budgets", "Projects", "Platforms", "Code", "Comparison", "Pseudolocales", "Marks", "Catalogs",
                "MessagePatterns", "Configuration", "Basics",
            ],
            swiftSettings: strict),
        .target(
            name: "Accessors", dependencies: ["Projects", "Platforms", "Catalogs", "Differences", "Basics"],
            swiftSettings: strict),
        .target(
            name: "Rooms",
            dependencies: ["Budgets", "Drawing", "TextLayout", "Fonts", "Layouts", "Screens", "Basics"],
            swiftSettings: strict),
        .target(
            name: "Budgets",
            dependencies: [
                "MessageLayout", "TextLayout", "Fonts", "Layouts", "Catalogs", "Configuration", "Basics", "CICU",
            ],
            swiftSettings: strict),
        .target(name: "Marks", dependencies: ["Catalogs", "Basics"], swiftSettings: strict),
        .target(
            name: "Pseudolocales", dependencies: ["Forecast", "TextLayout", "MessagePatterns", "Basics"],
            resources: [.embedInCode("Generated")],
            swiftSettings: strict),
        .target(
            name: "Forecast", dependencies: ["TextLayout", "Basics"],
            resources: [.embedInCode("Generated")],
            swiftSettings: strict),
        .target(name: "Drawing", dependencies: ["MessageLayout", "TextLayout", "Fonts"], swiftSettings: strict),
        .target(
            name: "MessageLayout", dependencies: ["TextLayout", "Fonts", "Samples", "MessagePatterns"],
            swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["Fonts", "Basics", "CICU", "CHarfBuzz"], swiftSettings: strict),
        .target(name: "Fonts", dependencies: ["Basics", "CHarfBuzz", "CFontconfig"], swiftSettings: strict),
        .target(name: "Samples", dependencies: ["MessagePatterns", "Basics", "CICU"], swiftSettings: strict),
        .target(name: "MessagePatterns", dependencies: ["Basics", "CICU"], swiftSettings: strict),
        .target(name: "Differences", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Git", dependencies: ["Projects", "Platforms", "Catalogs", "Basics"], swiftSettings: strict),
        .target(name: "Projects", dependencies: ["Platforms", "Catalogs", "Basics"], swiftSettings: strict),
        .target(
            name: "Comparison", dependencies: ["Samples", "Catalogs", "MessagePatterns", "Basics", "CICU"],
            swiftSettings: strict),
        .target(
            name: "Platforms",
            dependencies: [
                "Comparison", "Samples", "Catalogs", "MessagePatterns", "Layouts", "Screens", "Marks", "Code", "Basics",
                "CICU",
            ],
            resources: [.embedInCode("Android/Layouts/Generated")],
            swiftSettings: strict),
        .target(
            name: "Catalogs", dependencies: ["MessagePatterns", "Basics", "CICU", "CExpat", "CYAML"],
            swiftSettings: strict),
        .target(name: "Screens", dependencies: ["Marks", "Catalogs", "Layouts", "Basics"], swiftSettings: strict),
        .target(
            name: "Browser", dependencies: ["Marks", "Configuration", "Basics"], resources: [.embedInCode("Snippet")],
            swiftSettings: strict),
        .target(name: "Layouts", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Code", dependencies: ["Basics"], swiftSettings: strict),
        .target(name: "Configuration", dependencies: ["Basics", "CYAML"], swiftSettings: strict),
        .target(name: "Basics", swiftSettings: strict),

        // A library for apps: Foundation alone, and nothing of the above.
        .target(name: "SwellRuntime", swiftSettings: strict),
        .executableTarget(
            name: "Harbour", dependencies: ["SwellRuntime"], path: "Examples/Harbour", swiftSettings: strict),

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
            name: "TestSupport", dependencies: ["Projects", "Comparison", "Catalogs", "Basics"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzSupport",
            dependencies: [
                "Audit", "Generation", "Budgets", "Projects", "Platforms", "Comparison", "Pseudolocales",
                "MessageLayout", "TextLayout", "Fonts", "Samples", "Catalogs", "MessagePatterns", "Layouts", "Code",
                "Configuration", "Basics", "TestSupport",
            ],
            path: "Tests/FuzzSupport",
            swiftSettings: strict),
        .testTarget(
            name: "FuzzTests", dependencies: ["Platforms", "Catalogs", "FuzzSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "SwellRuntimeTests", dependencies: ["SwellRuntime", "Harbour", "CICU"], exclude: ["Declarations"],
            swiftSettings: strict),
        .testTarget(name: "SwellKitTests", dependencies: ["SwellKit", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "swell", "Harbour", "Audit", "Budgets", "Platforms", "Comparison", "Pseudolocales", "TextLayout",
                "Catalogs",
                "Configuration", "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "Risk", "Audit", "Budgets", "Projects", "Platforms", "Comparison", "Pseudolocales", "Fonts", "Catalogs",
                "MessagePatterns", "Configuration", "CICU", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Reports", "Risk", "Audit", "Rooms", "Layouts", "Budgets", "Platforms", "Comparison", "Drawing",
                "MessageLayout", "TextLayout", "Fonts", "Catalogs", "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GenerationTests",
            dependencies: [
                "Generation", "Projects", "Platforms", "Code", "Pseudolocales", "Marks", "Catalogs", "MessagePatterns",
                "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AccessorsTests",
            dependencies: ["swell", "Accessors", "Projects", "Platforms", "Catalogs", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BudgetsTests",
            dependencies: [
                "Budgets", "Platforms", "TextLayout", "Fonts", "Catalogs", "Configuration", "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: ["Screens", "Platforms", "Marks", "Layouts", "Catalogs", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "MarksTests", dependencies: ["Marks", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "PseudolocalesTests",
            dependencies: [
                "Pseudolocales", "Forecast", "TextLayout", "Catalogs", "MessagePatterns", "Basics", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ForecastTests",
            dependencies: ["Projects", "Forecast", "TextLayout", "Fonts", "Catalogs", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawingTests",
            dependencies: [
                "Reports", "Risk", "Audit", "Budgets", "Comparison", "Drawing", "MessageLayout", "TextLayout", "Fonts",
                "Catalogs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "BrowserTests", dependencies: ["swell", "Browser", "Basics", "TestSupport"],
            exclude: ["Site"], swiftSettings: strict),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: ["TextLayout", "Fonts", "Catalogs", "MessagePatterns", "CICU", "FuzzSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MessageLayoutTests",
            dependencies: [
                "MessageLayout", "TextLayout", "Fonts", "Samples", "Catalogs", "MessagePatterns", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "ConformanceTests", dependencies: ["TextLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "FontsTests", dependencies: ["Fonts", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "SamplesTests", dependencies: ["Samples", "Catalogs", "MessagePatterns", "CICU", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MessagePatternsTests",
            dependencies: ["Projects", "Comparison", "Catalogs", "MessagePatterns", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CatalogsTests",
            dependencies: [
                "Reports", "Projects", "Platforms", "Comparison", "Catalogs", "MessagePatterns", "Basics",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ConfigurationTests", dependencies: ["Configuration", "Basics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "BasicsTests", dependencies: ["Basics", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "LayoutsTests",
            dependencies: [
                "Rooms", "Budgets", "Layouts", "TextLayout", "Platforms", "Code", "Catalogs", "Basics", "FuzzSupport",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CodeTests", dependencies: ["Platforms", "Code", "Basics", "FuzzSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "DifferencesTests", dependencies: ["Differences", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "GitTests", dependencies: ["Git", "TestSupport"], swiftSettings: strict),
    ] + fuzz,
    swiftLanguageModes: [.v6]
)

// A plugin builds everything that it runs a second time, as a tool. That is worthwhile only if another package has
// checked out this one.
let isCheckedOut = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
if isCheckedOut || Context.environment["SWELL_PLUGIN"] != nil {
    package.products.append(.plugin(name: "SwellPlugin", targets: ["SwellPlugin"]))
    package.targets.append(
        .plugin(
            name: "SwellPlugin",
            capability: .command(
                intent: .custom(verb: "swell", description: "Show every language before it is translated")),
            dependencies: ["swell"], path: "Sources/SwellPlugin"))
    package.products.append(.plugin(name: "SwellAccessors", targets: ["SwellAccessors"]))
    package.targets.append(
        .plugin(
            name: "SwellAccessors", capability: .buildTool(), dependencies: ["swell"],
            path: "Sources/SwellAccessors"))
}
