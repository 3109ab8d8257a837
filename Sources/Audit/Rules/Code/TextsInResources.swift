// Texts that layouts, menus and settings show as they are.

import Basics
import Code
import Platforms

extension Rule.Check {
    /// Texts in resources.
    static let textsInResources = Rule.Check.project { subject, findings in
        guard let code = subject.code, subject.keys.hasTexts else { return }
        let texts = code.textsInResources
        let read = code.namesRead(Set(texts.flatMap(\.names)))
        let unnamed = code.unnamedResources(texts.map(\.file))
        for text in texts
        where !unnamed.contains(text.file.path) && !text.names.contains(where: { read.contains($0, of: "") }) {
            let words = text.value.text
            if let key = subject.keys.key(ofText: text.value.stringValue ?? words) {
                findings.add(
                    in: text.file, at: text.value.range,
                    "'\(words)' is shown as it is, although the key '\(key)' has it",
                    help: "refer to the key", most: .warning)
            } else {
                findings.add(
                    in: text.file, at: text.value.range, "'\(words)' is shown as it is, in every language",
                    help: "refer to a key of a catalog", most: .warning)
            }
        }
    }
}

/// A text that is written in a resource.
private struct TextInResource {
    let file: CodeFile
    let value: CodeNode
    /// The names by which code sets the text of its view, if it does.
    let names: [String]
}

extension CodeProject {
    /// The texts in resources that people read.
    fileprivate var textsInResources: [TextInResource] {
        let brands = Brands([])
        return shownFiles.filter { $0.language == .resource && !$0.isForDevelopers }.flatMap { file in
            file.tree.nodes(.call).flatMap { element in
                element.arguments.filter { argument in
                    argument.kind == .string && ResourceNames.shows(argument.label, element.name)
                        && argument.stringValue.map { $0.isShownText(brands) } ?? false && !element.isMarkedLiteral
                }.map { value in
                    let id = value.label == ResourceNames.sampleText ? element.argument(ResourceNames.id)?.text : nil
                    return TextInResource(file: file, value: value, names: id.map(Self.names) ?? [])
                }
            }
        }
    }

    /// The names of a view in code: `user_name`, and `userName` in a generated binding.
    private static func names(ofID id: String) -> [String] {
        let name = id.split(separator: "/").last.map(String.init) ?? id
        let words = name.split(separator: "_").map(String.init)
        let camel = (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name == camel ? [name] : [name, camel]
    }
}

extension CodeFile {
    /// Whether its name says that only developers see it.
    fileprivate var isForDevelopers: Bool {
        let name = Array((path.split(separator: "/").last ?? "").utf8)
        return ResourceNames.developerWords.contains { name.firstOffset(of: $0) != nil }
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
}

extension String {
    /// Whether it is a text, and no reference, expression or sample.
    fileprivate func isShownText(_ brands: Brands) -> Bool {
        guard let first, first != "@", first != "?", !lowercased().contains("lorem ipsum") else { return false }
        let prose = Prose(self, brands: brands)
        return prose.isText && !prose.isForDevelopers
    }
}
