// The rules as JSON.

import Audit

/// All that is known of rules, as one JSON object.
public enum RulesJSON {
    /// The object, with a line end after it.
    public static func bytes(_ rules: [Rule]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { page in
            page.array("rules", rules) { writer, rule in
                writer.object {
                    $0.field("id", rule.id)
                    $0.field("severity", rule.severity.rawValue)
                    $0.field("optional", rule.isOptional)
                    $0.field("summary", rule.summary)
                    $0.field("explanation", Prose.paragraphs(rule.explanation).joined(separator: "\n\n"))
                    $0.array("examples", rule.examples, example)
                }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func example(_ writer: inout JSONWriter, _ example: RuleExample) {
        writer.object {
            $0.field("caption", example.caption)
            $0.field("finding", example.finding)
            $0.field("configuration", example.configuration)
            $0.array("files", example.files) { writer, file in
                writer.object {
                    $0.field("path", file.path)
                    $0.field("text", file.text)
                }
            }
        }
    }
}
