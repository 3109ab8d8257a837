// Texts that layouts, menus and settings show as they are.

import Basics
import Code
import Platforms

extension Rule.Check {
    /// Texts in resources.
    static let textsInResources = Rule.Check.code(of: .resource) { subject, findings in
        guard subject.keys.hasTexts, !subject.isOffScreen, !ResourceNames.isPassedOver(subject.file.path) else {
            return
        }
        let app = subject.keys.sourceText(of: ResourceNames.appName)
        let texts = subject.file.tree.literalTexts
        let fillers = texts.map(\.text).fillers
        for (element, value, text) in texts {
            let prose = Prose(text, brands: subject.names.brands)
            guard prose.isText, !prose.isForDevelopers, !prose.isOfAbbreviations, !text.isProduct(of: app),
                !text.isLicense,
                subject.resources.isNoName(prose),
                !element.isMarkedLiteral,
                !element.isAlwaysHidden(subject.resources),
                !element.isReplacedWhileHidden(in: subject.file.path, subject.resources),
                !element.isInGroupWithoutTexts,
                !(ResourceNames.isOftenSet(value.label)
                    && (subject.resources.names(element) || ResourceNames.isOfSystem(element))),
                !subject.resources.sets(value.label, of: element), !fillers.contains(text)
            else { continue }
            // Its catalog says that it is the same in every language.
            guard !subject.keys.texts.isUntranslatable(text) else { continue }
            let modules = subject.resources.modules
            let key = subject.keys.key(ofText: text) { modules.reaches(from: subject.file.path, to: $0) }
            findings.add(
                in: subject.file, at: value.range,
                "'\(value.text)' is \(ResourceNames.isSpoken(value.label) ? "read aloud" : "shown") as it is, "
                    + (key.map { "although the key '\($0)' has it" } ?? "in every language"),
                help: key == nil ? "refer to a key of a catalog" : "refer to the key",
                // Its application may have no other language yet, or code removes it, perhaps before anybody sees it.
                most: modules.isTranslated(subject.file.path)
                    && !subject.resources.empties(around: element, in: subject.file.path) ? .warning : .note)
        }
    }
}

extension SyntaxTree {
    /// The texts that views show as they are: no references, expressions or samples.
    var literalTexts: [(view: CodeNode, value: CodeNode, text: String)] {
        nodes(.call).flatMap { view in
            view.arguments.compactMap { value in
                guard value.kind == .string, ResourceNames.shows(value.label, view.name),
                    let text = value.stringValue, let first = text.first, first != "@", first != "?",
                    !ResourceNames.isSample(text)
                else { return nil }
                return (view, value, text)
            }
        }
    }
}

extension CodeNode {
    /// Whether it, or an element around it, says that its texts are literals on purpose.
    fileprivate var isMarkedLiteral: Bool {
        ([self] + ancestors).contains { element in
            element.kind == .call
                && element.arguments.contains {
                    $0.kind == .string && $0.label.hasSuffix(":ignore") && $0.mentions(ResourceNames.literalMark)
                }
        }
    }

    /// Whether it, or a group around it, is for developers, or a group around it credits others.
    fileprivate var isInGroupWithoutTexts: Bool {
        ([self] + ancestors).contains { $0.kind == .call && ResourceNames.isForDevelopers($0) }
            || ancestors.contains { $0.kind == .call && ResourceNames.isOfCredits($0) }
    }

    /// Whether a view around it is hidden at first, and code removes what is in it.
    fileprivate func isReplacedWhileHidden(in layout: String, _ resources: ResourceUse) -> Bool {
        resources.empties(around: self, in: layout)
            && ancestors.contains { $0.kind == .call && ResourceNames.isHidden($0) }
    }

    /// Whether it, or a view around it, is hidden, and has no name by which code could show it.
    func isAlwaysHidden(_ resources: ResourceUse) -> Bool {
        ([self] + ancestors).contains { view in
            view.kind == .call && ResourceNames.isHidden(view) && !resources.names(view)
        }
    }
}

extension [String] {
    /// The sentences that fill the picture of a screen: those that stand in it three times, if there are several.
    fileprivate var fillers: Set<String> {
        let often = Dictionary(grouping: self) { $0 }.filter { $0.value.count >= 3 && Prose($0.key).isSentence }
        return often.count > 1 ? Set(often.keys) : []
    }
}

extension String {
    /// Whether it is the name of a license: `Eclipse Public License 1.0`.
    fileprivate var isLicense: Bool {
        ["License", "Licence"].contains(where: contains)
            && (contains("Public Licen") || isVersioned)
            && split { !$0.isLetter }.allSatisfy { $0.first?.isUppercase ?? false || ["v", "of", "the"].contains($0) }
    }

    /// Whether it ends with a version: `Apache License 2.0`.
    private var isVersioned: Bool {
        guard let last = split(separator: " ").last?.drop(while: { $0 == "v" }) else { return false }
        return last.contains(".") && last.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// Whether it is the name of the app and a word that is no usual title, as products are called: `Pear Gallery`.
    fileprivate func isProduct(of app: String?) -> Bool {
        let words = split(whereSeparator: \.isWhitespace)
        return words.count == 2 && app == String(words[0]) && words[1].first?.isUppercase ?? false
            && !InterfaceWords.all.contains(words[1].lowercased()[...])
    }
}

extension RuleExample {
    /// Texts in layouts.
    static let textsInResources: [RuleExample] = [
        .finds(
            "'Sign out' is shown as it is, in every language", "a text in a layout",
            .android("<Button android:text=\"Sign out\"/>")),
        .finds(
            "'Sign out' is read aloud as it is, in every language", "a text for screen readers",
            .android("<ImageButton android:contentDescription=\"Sign out\"/>")),
        .finds(
            "'Menu' is shown as it is, although the key 'menu_title' has it", "a text in a layout that a key has",
            .android("<TextView android:hint=\"Menu\"/>")),
        .leaves(
            "a sample, which code replaces",
            .android(
                "<TextView android:id=\"@+id/user_name\" android:text=\"Sign out\"/>",
                code: "fun show(menu: MenuBinding, name: String) { menu.userName.text = name }")),
        .leaves(
            "a title for developers in a menu", .android("<Button android:text=\"Debug / restore all\"/>")),
        .leaves(
            "a setting for developers",
            .android(
                "<PreferenceCategory android:title=\"Developers\"><Preference android:title=\"Log level\"/></PreferenceCategory>"
            )),
        .leaves(
            "the names and licenses of the work of others",
            .android(
                "<PreferenceScreen android:title=\"@string/licenses_title\"><Preference android:title=\"Pier Library\" "
                    + "android:summary=\"Harbor License, the menu of 2024\"/></PreferenceScreen>")),
        .leaves(
            "a text that the catalog exempts from translation",
            .android(
                "<TextView android:text=\"Menu\"/>",
                catalog: "<string name=\"menu_title\" translatable=\"false\">Menu</string>")),
        .leaves(
            "a row whose text an adapter sets",
            .android("<TextView android:id=\"@android:id/summary\" android:text=\"Summary\"/>")),
        .leaves(
            "the title of a menu item that code sets",
            .android(
                "<item android:id=\"@+id/user_name\" android:title=\"Sign out\"/>",
                code: "fun show(menu: MenuBinding) { val item = menu.findItem(R.id.user_name)\nitem.setTitle(name) }")),
        .leaves(
            "the summary of a setting that code sets",
            .android(
                "<Preference android:key=\"@string/menu_title\" android:summary=\"The pier goes here\"/>",
                code: "R.layout.menu; fun show() { val pier = findPreference(getString(R.string.menu_title))\n"
                    + "pier.setSummary(name) }")),
        .leaves(
            "sentences that fill the picture of a screen",
            .android(
                String(
                    repeating: "<TextView android:text=\"Gulls sail over the pier\"/>"
                        + "<TextView android:text=\"Nobody moors a boat here\"/>", count: 3))),
        .leaves(
            "a layout of which code only names a text with the same name",
            .android("", code: "show(R.string.menu_title)") + [
                .init("src/main/res/layout/menu_title.xml", "<Button android:text=\"Sign out\"/>\n")
            ]),
        .leaves("the names of protocols", .android("<TextView android:text=\"UDP over TCP\"/>")),
        .leaves("a hint of a row without an input", .android("<Preference android:hint=\"Berth: pier\"/>")),
        .leaves(
            "a layout that nothing names",
            .android("<Button android:text=\"Sign out\"/>", code: "// setContentView(R.layout.menu)")),
        .leaves(
            "a layout of a screen that nothing opens",
            .android("<Button android:text=\"Sign out\"/>", code: "")
                + [
                    .init("src/main/java/Checkout.kt", "class Checkout : Activity(R.layout.menu)\n"),
                    .init(
                        "src/main/AndroidManifest.xml",
                        "<manifest><application><activity android:name=\".Checkout\"/></application></manifest>\n"),
                ]),
        .leaves(
            "a layout that only one includes that nothing names",
            .android("<Button android:text=\"Sign out\"/>", code: "") + [
                .init("src/main/res/layout/old.xml", "<merge><include layout=\"@layout/menu\"/></merge>\n")
            ]),
        .finds(
            "'Sign out' is shown as it is, in every language", "a layout that a style names",
            .android("<Button android:text=\"Sign out\"/>", code: "") + [
                .init(
                    "src/main/res/values/styles.xml",
                    "<resources><style name=\"Row\"><item name=\"layout\">@layout/menu</item></style></resources>\n"
                )
            ]),
        .leaves(
            "a hidden view that code cannot show",
            .android("<LinearLayout android:visibility=\"gone\"><Button android:text=\"Sign out\"/></LinearLayout>")
        ),
        .finds(
            "'Sign out' is shown as it is, in every language", "a hidden view that code shows",
            .android(
                "<LinearLayout android:id=\"@+id/row\" android:visibility=\"gone\"><Button android:text=\"Sign out\"/></LinearLayout>",
                code: "fun show(menu: MenuBinding) { menu.row.isVisible = true }")),
        .leaves(
            "a text in a hidden view that code empties before it shows it",
            .android(
                "<LinearLayout android:id=\"@+id/row\" android:visibility=\"gone\"><Button android:text=\"Sign out\"/></LinearLayout>",
                code: "fun show(menu: MenuBinding) { menu.row.removeAllViews()\nmenu.row.isVisible = true }")),
        .finds(
            "'Sign out' is shown as it is, in every language",
            "a view with the id of one in another layout, which code empties",
            .android(
                "<LinearLayout android:id=\"@+id/row\" android:visibility=\"gone\"><Button android:text=\"Sign out\"/></LinearLayout>",
                code: "fun show(menu: MenuBinding) { menu.row.isVisible = true }")
                + [.init("src/main/java/List.kt", "fun fill(list: ListBinding) { list.row.removeAllViews() }\n")]),
        .leaves(
            "a name, whose words no text of the app has", .android("<TextView android:text=\"Marta Oleander\"/>")),
        .leaves(
            "a name from the settings", .android("<TextView android:text=\"Menu Master\"/>"),
            configuration: "code: {brands: Menu Master}"),
        .leaves(
            "a product of the app",
            .android(
                "<TextView android:text=\"Pear Gallery\"/>", catalog: "<string name=\"app_name\">Pear</string>")),
        .leaves("the name of a license", .android("<TextView android:text=\"Menu Public License v2\"/>")),
        .leaves("who made it", .android("<TextView android:text=\"© 2024, the Berth developers\"/>")),
        .leaves("what Android Studio puts into a new view", .android("<TextView android:text=\"New Text\"/>")),
        .leaves("a text for layout tools", .android("<TextView tools:text=\"Sign out\"/>")),
        .leaves("a reference", .android("<TextView android:text=\"@string/menu_title\"/>")),
    ]
}
