// `swell rooms --format svg`: a picture of one screen.

import Basics
import Drawing
import Layouts
import Pseudolocales
import Reports
import Rooms

/// A picture of one screen in one language on one device.
struct ScreenPicture {
    static let screen = Flag(
        name: "screen", value: "NAME",
        summary: "The screen to draw with --format svg: the title or class of its window.")

    static let textSize = Flag(
        name: "text-size", value: "SIZE", choices: ChosenSize.allCases.map(\.name),
        summary: "The text size of iOS or font scale of Android in a picture of a screen.")

    static let pseudo = Flag(
        name: CheckFlags.pseudo.name, value: "TAG", takes: .pseudolocales,
        summary: "Draw the screen in this pseudo-locale.")

    private let name: String
    private let locale: String?
    private let pseudolocale: String?
    private let textSize: ChosenSize?

    /// Returns nil if no picture is wanted.
    init?(_ invocation: Invocation, draws: Bool) throws {
        let name = invocation.value(of: Self.screen)
        let size = invocation.value(of: Self.textSize)
        guard draws else {
            if let flag = [Self.screen, Self.textSize, Self.pseudo].first(where: { invocation.value(of: $0) != nil }) {
                throw UsageError.needsFlag(flag.name, needed: "--format svg", command: "rooms")
            }
            return nil
        }
        guard let name else {
            throw UsageError.needsFlag("format svg", needed: "--screen", command: "rooms")
        }
        self.name = name
        textSize = size.flatMap { ChosenSize(named: $0) }
        pseudolocale = invocation.value(of: Self.pseudo)
        locale = pseudolocale ?? invocation.values(of: CheckPlan.locale).first
    }

    func run(_ plan: CheckPlan, _ console: Console) async throws -> ExitCode {
        let layouts = await plan.layouts()
        let (documents, faults) = (layouts.documents(plan.plan), plan.project.faults + layouts.faults)
        for fault in faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        guard let (document, scene) = find(in: documents) else {
            console.complain(unknown(among: documents))
            return .trouble
        }
        guard let language = language(of: document) else {
            console.complain(
                "no text of the screen '\(name)' is translated into '\(locale ?? "")'"
                    + "; its languages are \(document.tags.listed("and"))\(pseudolocaleHint)")
            return .trouble
        }
        let glyphs = GlyphShelf()
        guard let device = scene.devices(of: document.screens).first,
            let drawn = document.drawn(
                scene.grown(to: textSize), in: language, on: device, fonts: plan.plan.fonts, glyphs)
        else {
            console.complain("the screen '\(name)' cannot be laid out")
            return .trouble
        }
        try console.write(SVGScreen.render(drawn, glyphs, textSize: textSize))
        return faults.isEmpty ? .clean : .trouble
    }

    /// The first screen with the name that shows texts.
    private func find(in documents: [LayoutDocument]) -> (LayoutDocument, Scene)? {
        for isMatch in [{ $0 == name }, { $0.lowercased() == name.lowercased() }] as [(String) -> Bool] {
            for document in documents {
                if let scene = document.scenes.first(where: { isMatch($0.name) && !$0.texts.isEmpty }) {
                    return (document, scene)
                }
            }
        }
        return nil
    }

    private func language(of document: LayoutDocument) -> DocumentLanguage? {
        guard let locale else { return document.source }
        return ([document.source] + document.languages).first { $0.locale.lowercased() == locale.lowercased() }
    }

    private var pseudolocaleHint: String {
        locale.map(PseudoTag.isPseudo) ?? false ? "; for a pseudo-locale, use --pseudo" : ""
    }

    private func unknown(among documents: [LayoutDocument]) -> String {
        var names: [String] = []
        for scene in documents.flatMap(\.scenes) where !scene.texts.isEmpty && !names.contains(scene.name) {
            names.append(scene.name)
        }
        guard !names.isEmpty else { return "no layout here has a screen with texts" }
        return "there is no screen '\(name.shortened)'\(Spelling.suggestion(Spelling.nearest(name, among: names)))"
            + "; the screens here are \(names.sorted().firstOfMany)"
    }
}

extension LayoutDocument {
    /// The tags of its languages, the source first.
    fileprivate var tags: [String] { [source.locale] + languages.map(\.locale) }
}
