// Texts for language models, which no user reads.

import Code

extension CodeNode {
    /// Whether it is in a member whose value is a text for a language model: one called `systemPrompt`, or one with a
    /// text that tells the model who it is.
    var isForLanguageModel: Bool {
        ancestors.contains { outer in
            guard outer.kind == .function || outer.kind == .variable, outer.givesText else { return false }
            let name = outer.name
            if Self.models.contains(where: { name.hasSuffix($0) }) { return true }
            let bytes = outer.tree.bytes
            return Self.openings.contains { bytes.firstOffset(of: $0, in: outer.range) != nil }
        }
    }

    /// Whether its declaration says that its value is a String.
    private var givesText: Bool {
        let start = text.prefix(300).prefix { $0 != "{" && $0 != "=" }
        return start.contains(kind == .function ? "-> String" : ": String")
    }

    private static let models = ["ystemPrompt", "odelPrompt", "ssistantPrompt", "LLMPrompt", "AIPrompt"]
    private static let openings: [StaticString] = [
        "\"You are a ", "\"You are an ", "\"You have access to ",
    ]
}
