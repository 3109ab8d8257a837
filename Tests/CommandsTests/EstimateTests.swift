// The note if another font replaces the requested one.

import Foundation
import TestSupport
import Testing

@Suite("Widths that are estimates")
struct EstimateTests {
    private func check(_ configuration: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Settings\";\n", to: "en.lproj/L.strings")
        try folder.write(configuration, to: ".swell.yml")
        return try Programs.swell(["check", "."], in: folder.url).text
    }

    @Test("A check reports which font replaces which")
    func substitute() throws {
        let text = try check("budgets: { a: {width: 200, font: SF Pro 17} }\n")
        #expect(text.contains("\nwidths are estimates: Inter for SF Pro; see 'swell fonts'\n"), "\(text)")
    }

    @Test("There is no note if the font exists, or characters are counted")
    func exact() throws {
        for budget in ["{width: 200, font: Inter 17}", "20"] {
            let text = try check("budgets: { a: \(budget) }\n")
            #expect(text.hasPrefix("no findings\n") && !text.contains("estimate"), "\(text)")
        }
    }
}
