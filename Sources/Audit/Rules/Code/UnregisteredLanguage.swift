// `unregistered-language`: languages that the files of an app have, and its project does not, or the other way round.

import Basics
import Catalogs
import Platforms
import Projects
import Pseudolocales

extension Rule {
    static let unregisteredLanguage = Rule(
        "unregistered-language", .warning, .missingText,
        summary: "The Xcode project does not list a language that has files.",
        explanation: """
            Xcode shows and exports the languages in `knownRegions`. Files of another language, such as those that a \
            translation service adds, often belong to no target, so that they never reach the app. String catalogs are \
            compiled for all their languages. A language in `knownRegions` or \
            `CFBundleLocalizations` without any file is offered to users, but shows the source texts. Languages of whose \
            texts less than half are translated, as a service downloads them, are a note.
            """,
        examples: [
            .finds(
                "'App.xcodeproj' does not list a language that has files: de", "files alone", .project("en, Base", "de")
            ),
            .finds(
                "'App.xcodeproj' lists a language without files: fr", "a name alone",
                .project("en, Base, de, fr", "de")),
            .finds(
                "'Info.plist' lists a language without files: fr", "a name in a property list",
                .project("en, Base, de", "de")
                    + [
                        .init(
                            "App/Info.plist",
                            "<plist><dict><key>CFBundleLocalizations</key><array><string>fr</string></array></dict></plist>\n"
                        )
                    ]),
            .leaves(
                "a language whose files may be in a submodule that is not here",
                .project("en, Base, de, fr", "de") + [
                    .init(".gitmodules", "[submodule \"texts\"]\n\tpath = App/texts\n")
                ]),
            .leaves("the languages of every old project", .project("en, Base, fr, de, ja, it", "it")),
            .leaves("both", .project("en, Base, de", "de")),
            .leaves(
                "a language whose folder the project copies",
                .project("en, Base", "de", more: "1A /* de.lproj */ = {isa = PBXFileReference; path = de.lproj; };")),
            .leaves(
                "a project that runs another tool",
                .project("en, Base", "de", more: "1A = {isa = PBXLegacyTarget; };")),
            .leaves(
                "a language of which another framework in the app has the texts",
                .project("en, Base, de, fr", "de")
                    + [("en", "Open"), ("fr", "Ouvrir")].map { tag, text in
                        .init("lib/l10n/app_\(tag).arb", "{\"@@locale\": \"\(tag)\", \"open\": \"\(text)\"}\n")
                    }),
            .leaves(
                "a language of which a package beside the project has the texts",
                .project("en, Base, de, fr", "de").map { .init("Apps/\($0.path)", $0.text) } + [
                    .init("Kit/Package.swift", "let package = Package(name: \"Kit\")\n"),
                    .init("Kit/Sources/Kit/en.lproj/Localizable.strings", "\"open\" = \"Open\";\n"),
                    .init("Kit/Sources/Kit/fr.lproj/Localizable.strings", "\"open\" = \"Ouvrir\";\n"),
                ]),
            .leaves(
                "the development language, by its old name",
                .project("English, en, Base, de", "de", source: "English").map {
                    RuleExample.File($0.path.replacing("en.lproj", with: "Base.lproj"), $0.text)
                }),
            .leaves("a language of a region", .project("en, Base, de", "de-AT")),
            .finds(
                "'App.xcodeproj' lists a language without files: sl-SL", "a slip for another region",
                .project("en, Base, sl-SI, sl-SL", "sl-SI")),
            .leaves(
                "a language of a package among the sources",
                .project("en, Base, de", "de") + [
                    .init("Kit/Package.swift", "let package = Package(name: \"Kit\")\n"),
                    .init("Kit/Sources/Kit/fr.lproj/Localizable.strings", "\"open\" = \"Ouvrir\";\n"),
                ]),
            .leaves(
                "a language of a library among the sources",
                .project("en, Base, de", "de") + [
                    .init("Library/LICENSE", "MIT License\n"),
                    .init("Library/Menu.swift", "struct Library {}\n"),
                    .init("Library/fr.lproj/Localizable.strings", "\"open\" = \"Ouvrir\";\n"),
                    .init("App/Menu.swift", "struct Menu {}\n"), .init("App/Row.swift", "struct Row {}\n"),
                ]),
            .leaves("a script by its region", .project("en, Base, \"zh-Hans\"", "zh-CN")),
            .leaves(
                "a language by another of its codes",
                .project("en, Base, no, fil", "nb") + [
                    .init("App/tl.lproj/Localizable.strings", "\"open\" = \"Buksan\";\n")
                ]),
            .leaves("a pseudo-locale", .project("en, Base", "en-PSEUDO")),
        ],
        check: .project { subject, findings in
            // Other frameworks in the app, such as Flutter, read the texts of their own catalogs; packages beside the
            // Xcode projects have their own, too.
            let others = subject.project.files.filter {
                $0.format.platform.picksOneLanguage
                    ? subject.project.isInPackageAlone($0) : $0.format.platform.code == nil
            }
            let elsewhere = Array(Set(others.compactMap(\.locale)))
            for app in subject.project.apps {
                // A bundle is copied as a whole, with all its languages.
                // The languages of a library or a package among its sources are not those of the app.
                let files = app.filter {
                    $0.format.platform.picksOneLanguage && !$0.isInBundle
                        && !subject.project.isInLibrary($0.path.string)
                        && !subject.project.isInPackageBelowProject($0)
                }
                guard let first = files.first, let regions = subject.project.knownRegions(of: first),
                    subject.project.copiesFiles(regions.file), !subject.project.isInLibrary(regions.file)
                else { continue }
                let languages = subject.languages(of: app).filter {
                    LanguageNames.isTag($0) && !PseudoTag.isPseudo($0)
                }
                // Xcode compiles string catalogs for all their languages.
                let single = subject.mainFiles(among: files).filter { !$0.format.isMultilingual }
                let unlisted = Project.languages(of: single).filter {
                    LanguageNames.isTag($0) && !PseudoTag.isPseudo($0)
                }.filter { language in
                    !language.isCovered(by: regions.languages + regions.folders)
                        // The files may be those of another project beside this one or around it.
                        && !subject.project.outerRegions(of: first).contains { language.isCovered(by: $0.languages) }
                }.sorted()
                if !unlisted.isEmpty {
                    let project = regions.file.split(separator: "/").dropLast().last ?? ""
                    findings.add(
                        path: regions.file, at: regions.place,
                        "'\(project)' does not list \(unlisted.named) that \(unlisted.count == 1 ? "has" : "have") files: "
                            + unlisted.shortList,
                        help: "add it to the localizations of the project, or remove its files",
                        most: subject.haveTranslations(single, in: unlisted) ? nil : .note)
                }
                // The files may be in a submodule that is not here.
                let folder = CatalogPath(CatalogPath(regions.file).folder).outerFolder
                guard !Submodules.areMissing(below: folder), subject.project.buildsApp(regions.file) else { continue }
                for list in [regions] + subject.project.bundleLocalizations(of: first) {
                    let empty = list.languages.filter {
                        LanguageNames.isTag($0) && !$0.isCovered(by: Array(languages) + elsewhere)
                            && $0 != subject.project.developmentRegion(of: first)
                    }
                    guard !empty.isEmpty, Set(empty) != Project.formerDefaults else { continue }
                    // People know the project by the name of its folder.
                    let path = list.file.split(separator: "/")
                    let name = (list.file == regions.file ? path.dropLast().last : path.last) ?? ""
                    findings.add(
                        path: list.file, at: list.place,
                        "'\(name)' lists \(empty.named) without files: " + empty.shortList,
                        help: empty.meaning(among: languages.sorted()))
                }
            }
        })
}

extension Project {
    /// The languages that Xcode once put into the list of every new project, besides English.
    fileprivate static let formerDefaults: Set = ["de", "fr", "ja"]
}

extension ProjectSubject {
    /// A table with a smaller share of the texts of the largest one is a library's.
    private static let smallestShare = 10

    /// Fewer translations than this share of the texts help nobody.
    private static let fewestTranslations = (least: 1, of: 2)

    /// Whether any of some languages has a good part of its texts translated: others than in the source.
    fileprivate func haveTranslations(_ files: [CatalogFile], in languages: [String]) -> Bool {
        languages.contains { language in
            var (texts, own) = (0, 0)
            for file in files where file.locale == language {
                guard let position = project.position(of: file.path.string), let catalog = catalogs[position] else {
                    return true
                }
                guard let source = project.source(of: position).flatMap({ indexes[$0] }) else { return true }
                for entry in catalog.entries where entry.value != nil {
                    texts += 1
                    if entry.value != source.entry(withKey: entry.key)?.value { own += 1 }
                }
            }
            return own * Self.fewestTranslations.of >= texts * Self.fewestTranslations.least
        }
    }

    /// The files of an app in tables with a good part of its texts: the languages of small ones may be others.
    fileprivate func mainFiles(among files: [CatalogFile]) -> [CatalogFile] {
        var sizes: [String: Int] = [:]
        for file in files {
            guard let position = project.position(of: file.path.string) else { continue }
            let table = project.tableName(of: position)
            sizes[table] = max(sizes[table] ?? 0, catalogs[position]?.entries.count ?? 0)
        }
        let most = sizes.values.max() ?? 0
        return files.filter { file in
            guard let position = project.position(of: file.path.string) else { return true }
            return (sizes[project.tableName(of: position)] ?? 0) * Self.smallestShare >= most
        }
    }
}

extension CatalogFile {
    fileprivate var isInBundle: Bool { path.string.contains(".bundle/") }
}

extension [String] {
    fileprivate var named: String { count == 1 ? "a language" : "\(count) languages" }
    /// What to do about languages that a list has and no file: one may be a slip for another of the files.
    fileprivate func meaning(among files: [String]) -> String {
        let slips = compactMap { language in
            files.first { LanguageNames.areOfOneLanguage(language, $0) }.map { "'\($0)' for '\(language)'" }
        }
        guard !slips.isEmpty else { return "add its texts, or remove it from the list" }
        let right = slips.joined(separator: " and ")
        return "write \(right) if that is meant; else add its texts, or remove it from the list"
    }
    /// The first ones, in a message.
    fileprivate var shortList: String { prefix(5).joined(separator: ", ") + (count - 5).andMore }
}

extension String {
    /// Whether a list has this language, or one for all its regions, or one of its regions.
    func isCovered(by languages: [String]) -> Bool {
        let (language, script, region) = parts
        return languages.contains { other in
            let (otherLanguage, otherScript, otherRegion) = other.parts
            return LanguageNames.areOfOneLanguage(language, otherLanguage)
                && (script == otherScript || script == nil || otherScript == nil)
                && (region == otherRegion || region == nil || otherRegion == nil)
        }
    }

    /// The language, script and region of a tag, in lower case; the region of Chinese stands for its script.
    private var parts: (language: String, script: String?, region: String?) {
        let parts = lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
        let language = parts.first ?? ""
        let script = parts.dropFirst().first { $0.count == 4 }
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
        guard language == "zh" else { return (language, script, region) }
        let byRegion = region.map { ["tw", "hk", "mo"].contains($0) ? "hant" : "hans" }
        return (language, script ?? byRegion, nil)
    }
}

extension [RuleExample.File] {
    /// A project with English and another language, and what it lists.
    fileprivate static func project(
        _ regions: String, _ locale: String, source: String = "en", more: String = ""
    ) -> Self {
        .strings("Menu", locale, "Menü").map { RuleExample.File("App/\($0.path)", $0.text) } + [
            .init(
                "App.xcodeproj/project.pbxproj",
                """
                {
                    developmentRegion = \(source);
                    knownRegions = (\(regions), );
                    INFOPLIST_FILE = App/Info.plist;
                    \(more)
                }

                """)
        ]
    }
}
