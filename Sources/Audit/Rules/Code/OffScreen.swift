// Code that is not on the screen of users: previews, tests, samples, menus for developers, logs.

import Basics
import Code
import Platforms

extension CodeProject {
    /// The files whose code users see: all but those of tests, previews and samples.
    var shownFiles: [CodeFile] { zip(files, isShown).filter { $0.1 }.map(\.0) }
}

extension [CodeFile] {
    /// The length of the path of the folder that contains all files: only names below it say what a file is for.
    var commonFolder: Int {
        guard let first = first.map({ [UInt8]($0.path.utf8) }) else { return 0 }
        let shared = reduce(first.count) { count, file in
            zip(first.prefix(count), file.path.utf8).prefix { $0 == $1 }.count
        }
        return first.prefix(shared).lastIndex(of: UInt8(ascii: "/")) ?? 0
    }
}

extension CodeFile {
    /// Whether users see nothing of what it shows: tests, previews and samples.
    func isOffScreen(below folder: Int) -> Bool {
        let names = path.utf8.dropFirst(folder).split(separator: UInt8(ascii: "/")).map { Array($0) }
        guard let name = names.last else { return false }
        return names.dropLast().contains { folder in
            Self.folders.contains { folder.endsIgnoringCase(with: $0) }
                || Self.folderWords.contains { folder.firstOffset(of: $0) != nil }
        }
            || Self.fileWords.contains { name.firstOffset(of: $0) != nil }
            || tree.root.children.contains { $0.kind == .import && OffScreenNames.testModules.contains($0.name) }
    }

    private static let folders: [StaticString] = [
        "tests", "test", "testing", "testutils", "mocks", "preview content", "previews", "previewcontent", "samples",
        "examples", "example", "demo", "demos", "debug", "playground", "playgrounds", "fixtures", "testhelpers",
        "benchmarks", "snapshots", "scenarios", "sandbox", "testfiles", "testdata",
        "logging", "templates",
    ]
    private static let folderWords: [StaticString] = ["Example", "Sample", "sampleapps", "Debug"]
    private static let fileWords: [StaticString] = [
        "Test", "Preview", "Mock", "Debug", "Sample", "Playground", "Fixture", "Stub", "Developer", "Example", "Demo",
        "Logger", "Template", "Storybook",
    ]
}

extension [UInt8] {
    /// Whether it ends with a text in lower case, whatever its own case.
    fileprivate func endsIgnoringCase(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard length <= count else { return false }
        return text.withUTF8Buffer { text in
            (0..<length).allSatisfy { self[count - length + $0] | 0x20 == text[$0] | 0x20 }
        }
    }
}

extension CodeNode {
    /// Whether only developers see it: in a preview, a debug build, a log, or a type with such a name.
    var isOffScreen: Bool {
        tree.isDebugCode(at: range.lowerBound)
            || ancestors.contains { outer in
                switch outer.kind {
                case .type, .extension:
                    outer.inherits { OffScreenNames.previewProtocols.contains($0) } || outer.isForDevelopers
                case .function: outer.isForDevelopers || outer.asksDevelopers
                case .variable: outer.isForDevelopers || outer.isOnlyLogged
                case .macro: OffScreenNames.previewMacros.contains(outer.name)
                case .conditionalBranch: outer.isForDevelopersOnly || outer.isLeftOut
                case .call: outer.isLog || outer.redacts(self) || outer.isHidden || outer.fillsMenuForDevelopers
                case .switchCase: outer.isForDevelopersInSwitch
                case .if, .guard:
                    outer.neverRuns(range) || outer.runsForDevelopers(range) || outer.isForRedaction(range)
                case .ternary: outer.isForRedaction(range)
                default: false
                }
            }
    }

    /// Whether it is a variable of a function that nothing but logs reads.
    private var isOnlyLogged: Bool {
        guard let uses = localUses, !uses.isEmpty else { return false }
        return uses.allSatisfy { use in use.ancestors.contains(where: \.isLog) }
    }

    /// Whether it is a branch of a condition that only builds for developers satisfy.
    var isForDevelopersOnly: Bool {
        isForInternalBuilds || isForSimulators || Self.notForUsers.contains { isNameContaining($0) }
    }

    /// Conditions that hold for all builds but those that users get.
    private static let notForUsers: [StaticString] = [
        "!RELEASE", "!PROD", "!APPSTORE", "!APP_STORE", "!DISTRIBUTION",
    ]

    /// Whether it is a branch that only the simulators of developers run.
    private var isForSimulators: Bool {
        isNameContaining("targetEnvironment(simulator)") && !isNameContaining("!targetEnvironment(simulator)")
    }

    /// Whether code at a place is in the block of an `if false`.
    private func neverRuns(_ place: Range<Int>) -> Bool {
        guard kind == .if, let condition = firstChild?.bare, condition.isNamed("false"),
            let block = condition.nextSibling
        else {
            return false
        }
        return block.kind == .block && block.range.contains(place.lowerBound)
    }

    /// Whether code at a place runs only if a condition holds that is named for developers: `if isDebugging`,
    /// `guard build.isPublic else`.
    private func runsForDevelopers(_ place: Range<Int>) -> Bool {
        guard let block = children.first(where: { $0.kind == .block }), block.range.contains(place.lowerBound) else {
            return false
        }
        return children.prefix { $0.kind != .block }.contains { condition in
            let terms = condition.bare.terms
            // `guard` runs its block if the condition does not hold.
            guard kind == .if else { return terms.count == 1 && terms[0].bare.isOfPublicBuilds }
            return terms.allSatisfy { $0.kind != .binaryOperator || $0.isNamed("&&") }
                && terms.contains { $0.bare.isNamedForDevelopers || $0.bare.isNegated { $0.isOfPublicBuilds } }
        }
    }

    private func isNegated(_ isMeant: (CodeNode) -> Bool) -> Bool {
        kind == .unaryOperator && isNamed("!") && firstChild.map { isMeant($0.bare) } ?? false
    }

    /// Whether it is a member that is true in the builds that users get.
    private var isOfPublicBuilds: Bool {
        guard kind == .member || kind == .identifier else { return false }
        let path = path
        return ["isRelease", "isReleaseBuild", "isAppStore", "isAppStoreBuild"].contains(path.first)
            || path.first == "isPublic" && path.dropFirst().contains { $0.lowercased().contains("build") }
    }

    /// Whether it is a flag, or the name of a flag in settings, that a developer sets: `isDebugging`, `fakeRequestKey`.
    private var isNamedForDevelopers: Bool {
        guard kind != .unaryOperator else { return false }
        return text.split { !$0.isLetter }.contains { word in
            word.contains("Debug") || word.contains("Fake") || word.hasPrefix("debug") || word.hasPrefix("fake")
        }
    }

    /// Whether a parameter of a function is of a type for developers: `completed: (DebugAnswer) -> Void`.
    private var asksDevelopers: Bool {
        children.contains { $0.kind == .parameter && $0.declaredType?.text.contains("Debug") ?? false }
    }

    /// Whether no build contains it: `#if false`.
    private var isLeftOut: Bool { kind == .conditionalBranch && isNamed("false") }

    /// Whether it is the branch of a condition that has a word for builds that users do not get: `ENABLE_LOGGING`.
    private var isForInternalBuilds: Bool {
        let condition = name
        return condition.split { !$0.isLetter && $0 != "!" && $0 != "_" }.contains { term in
            term.first != "!" && term.split(separator: "_").contains { Self.internalWords.contains(String($0)) }
        }
    }

    private static let internalWords: Set = [
        "DEBUG", "DEV", "DEVELOPMENT", "INTERNAL", "LOG", "LOGGING", "QA", "TEST", "TESTS", "TESTING",
    ]

    private static let words: [StaticString] = [
        "Debug", "Preview", "Mock", "Developer", "Sample", "Playground", "Stub", "Test", "Simulated",
        "Assertion", "FeatureToggle", "FeatureFlag",
    ]
    private static let firstWords: [StaticString] = [
        "debug", "preview", "mock", "sample", "stub", "test", "prepareForInterfaceBuilder",
    ]

    private var isForDevelopers: Bool {
        Self.words.contains { isNameContaining($0) } || Self.firstWords.contains { isNameBeginning(with: $0) }
    }

    /// Whether it adds to what only developers see: `developerItems.append(…)`.
    private var fillsMenuForDevelopers: Bool {
        guard let callee = firstChild, callee.kind == .member else { return false }
        return callee.firstChild.map { owner in
            owner.isNameBeginning(with: "developer") || owner.isNameBeginning(with: "debugMenu")
                || owner.isNameBeginning(with: "debugItems")
        } ?? false
    }

    /// Whether all its cases are for developers: `case .debug:`.
    private var isForDevelopersInSwitch: Bool {
        let patterns = children.filter { $0.kind == .pattern }
        return !patterns.isEmpty
            && patterns.allSatisfy { pattern in
                pattern.caseName.map { Self.casesForDevelopers.contains($0) || tree.isRowForDevelopers($0) } ?? false
            }
    }

    fileprivate static let casesForDevelopers: Set = [
        "debug", "debugging", "developer", "developers", "development", "dev", "staging", "internal",
        "internalSettings",
    ]

    /// Whether it hides a view or a menu item in every case: `NSMenuItem(title: "Next").hidden()`.
    private var isHidden: Bool {
        isNamed("hidden") && firstChild?.kind == .member && arguments.allSatisfy { _ in false }
    }

    /// Whether it writes to a log, or stops the program with a message.
    var isLog: Bool {
        guard kind == .call, let callee = firstChild else { return false }
        if OffScreenNames.isLog(name) { return true }
        guard OffScreenNames.logs.contains(name) else { return false }
        // `alert.error(…)` may show its text; `logger.error(…)`, `error(…)` and `Log.error(…)` do not.
        let owners = callee.path.dropFirst().map { $0.lowercased() }
        return owners.isEmpty || name.first == "D" || owners.first == "swift" || owners.contains { $0.contains("log") }
    }
}

extension SyntaxTree {
    /// Whether a dictionary lists a case among the rows of a section for developers: `.development: [.server, .crash]`.
    fileprivate func isRowForDevelopers(_ name: String) -> Bool {
        nodes(.dictionary).contains { dictionary in
            let parts = Array(dictionary.children)
            return zip(parts, parts.dropFirst()).enumerated().contains { index, pair in
                index % 2 == 0 && CodeNode.casesForDevelopers.contains(pair.0.bare.name)
                    && pair.1.bare.children.contains { $0.bare.name == name }
            }
        }
    }
}
