// The rules as JSON.

import Audit

/// Everything about the rules, as one JSON object.
public enum RulesJSON {
    /// The object, including the final line ending.
    public static func bytes(_ rules: [Rule]) -> [UInt8] {
        JSONWriter.document { json in
            json.objects("rules", rules) { json, rule in
                json.field("id", rule.id)
                json.field("severity", rule.severity.rawValue)
                json.field("optional", rule.isOptional)
                json.field("summary", rule.summary)
                json.field("explanation", Paragraphs.all(of: rule.explanation).joined(separator: "\n\n"))
                json.objects("examples", rule.examples, example)
            }
        }
    }

    private static func example(_ json: inout JSONWriter, _ example: RuleExample) {
        json.field("caption", example.caption)
        json.field("finding", example.finding)
        json.field("configuration", example.configuration)
        json.objects("files", example.files) { json, file in
            json.field("path", file.path)
            json.field("text", file.text)
        }
    }
}
