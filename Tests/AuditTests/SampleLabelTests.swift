// Texts that views have only until other code sets the real ones.

import Audit
import TestSupport
import Testing

@Suite("First texts of views")
struct SampleLabelTests {
    private static let cell = """
        import UIKit
        class BerthCell: UITableViewCell {
            let nameLabel: UILabel = {
                let label = UILabel()
                label.text = "Berth name"
                return label
            }()
        }
        """

    /// The number of texts that `hard-coded-text` finds in a cell, which another file uses.
    private static func count(_ cell: String, _ use: String) async throws -> Int {
        let folder = try TemporaryFolder()
        try folder.write("\"menu.title\" = \"Menu\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("let title = NSLocalizedString(\"menu.title\", comment: \"\")\n", to: "App/Title.swift")
        try folder.write(cell + "\n", to: "App/BerthCell.swift")
        try folder.write("func show(_ cell: BerthCell) {\n\(use)\n}\n", to: "App/List.swift")
        return try await AuditedApp.findings(of: ["hard-coded-text"], in: [folder.url.path]).count
    }

    @Test("are samples if another file always sets them")
    func samples() async throws {
        #expect(try await Self.count(Self.cell, "cell.nameLabel.text = berth.name") == 0)
        #expect(try await Self.count(Self.cell, "cell.nameLabel.text = L10n.berth") == 0)
        #expect(try await Self.count(Self.cell, "names.sink { name in cell.nameLabel.text = name ?? \"-\" }") == 0)
    }

    @Test("are shown if nothing, a branch or another label gets a text")
    func shown() async throws {
        #expect(try await Self.count(Self.cell, "") == 1)
        #expect(try await Self.count(Self.cell, "if isKnown { cell.nameLabel.text = berth.name }") == 1)
        #expect(try await Self.count(Self.cell, "load { name in cell.nameLabel.text = name }") == 1)
        #expect(try await Self.count(Self.cell, "cell.otherLabel.text = berth.name") == 1)
        #expect(
            try await Self.count(Self.cell.replacing("let name", with: "private let name"), "cell.nameLabel.text = a")
                == 1)
    }
}
