// Views whose language the code fixes: `LogPage().environment(\.locale, .init(identifier: "en"))`.

import Code
import Platforms

extension CodeNode {
    /// Whether it sets a language that is written in the code, or the system's.
    var setsFixedLocale: Bool {
        guard setsEnvironment(EnvironmentNames.locale) else { return false }
        guard let value = arguments.dropFirst().first(where: { _ in true }) else { return true }
        return value.bare.isLocaleOfSystem || value.bare.isWrittenLocale
    }

    /// Whether the language of its view is written in the code, because it sets the view's, or that of all views of its
    /// member: such texts are meant as they are.
    var isInFixedLocale: Bool { isInFixedLocale(steps: 0) }

    /// A member that a member shows that a member shows is enough.
    private static let mostSteps = 4

    private func isInFixedLocale(steps: Int) -> Bool {
        guard steps <= Self.mostSteps else { return false }
        var inner = self
        for outer in ancestors {
            if outer.kind == .call, outer.firstChild?.index == inner.index, outer.fixesLocale { return true }
            if (outer.kind == .function || outer.kind == .variable) && outer.isMember {
                let modifiers = outer.modifiers
                guard modifiers.contains("private") || modifiers.contains("fileprivate") else { return false }
                let uses = tree.names(outer.name)
                return !uses.isEmpty && uses.allSatisfy { $0.isInFixedLocale(steps: steps + 1) }
            }
            inner = outer
        }
        return false
    }

    /// Whether a modifier fixes the language of the view in front of it, or hands the view to a closure that does.
    private var fixesLocale: Bool {
        if firstChild?.kind == .member, setsWrittenLocale { return true }
        return arguments.contains {
            $0.kind == .closure && $0.fixesLocale(ofParameter: $0.parameters.first?.name ?? "$0")
        }
    }

    private func fixesLocale(ofParameter name: String) -> Bool {
        if kind == .call, setsWrittenLocale, var root = firstChild {
            while let inner = root.firstChild { root = inner }
            return root.kind == .identifier && root.name == name
        }
        return children.contains { $0.fixesLocale(ofParameter: name) }
    }

    /// Whether it sets the language of a view, or that in which its text is set, to one that is written in the code.
    private var setsWrittenLocale: Bool {
        if isNamed(EnvironmentNames.typesetting) {
            return arguments.first { _ in true }?.bare.isWrittenLocale ?? false
        }
        return setsEnvironment(EnvironmentNames.locale)
            && arguments.dropFirst().first { _ in true }?.bare.isWrittenLocale ?? false
    }

    /// `Locale(identifier: "en")`, `.init(languageCode: .english)`.
    private var isWrittenLocale: Bool {
        guard kind == .call, isNamed("init") || isNamed("Locale") || isNamed("Language"),
            let value = onlyArgument?.bare
        else { return false }
        return value.kind == .string && value.stringValue != nil || value.kind == .member && value.firstChild == nil
    }

    /// `.current`, `Locale.autoupdatingCurrent`, `.init(identifier: Locale.current.identifier)`.
    private var isLocaleOfSystem: Bool {
        if kind == .member { return path.last == "Locale" || firstChild == nil }
        return kind == .call && (isNamed("init") || isNamed("Locale"))
            && onlyArgument.map { $0.bare.path.last == "Locale" } ?? false
    }
}

extension SyntaxTree {
    /// The places that name a member.
    fileprivate func names(_ name: String) -> [CodeNode] {
        (Array(nodes(.identifier)) + nodes(.member)).filter { $0.name == name }
    }
}
