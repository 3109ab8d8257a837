// Names whose texts source code sets.

import Platforms
import Testing

@Suite("Texts that code sets")
struct TextAssignmentTests {
    private static func names(_ code: String) -> Set<String> {
        Platform.all.reduce(into: []) { $0.formUnion($1.assignedTexts(in: Array(code.utf8))) }
    }

    @Test(
        "A name is found, however the code sets its text",
        arguments: [
            "feeLabel.text = fee", "self.feeLabel.text=fee", "feeLabel?.text = fee", "feeLabel!.attributedText = fee",
            "feeLabel.text += fee", "feeLabel\n    .stringValue = fee", "cell.feeLabel.setTitle(fee, for: .normal)",
            "feeLabel.titleLabel?.text = fee", "[feeLabel setText:fee];", "[self.feeLabel setTitle:fee forState:0];",
            "[_feeLabel setStringValue:fee];", "_feeLabel.text = fee;", "feeLabel.configuration?.title = fee",
            "[[self feeLabel] setText:fee];", "feeLabel.removeAllItems()",
        ])
    func found(code: String) {
        #expect(Self.names(code).contains("feeLabel"), "\(code)")
    }

    @Test(
        "Reading a text, or setting something else, is no reason to ignore the text of a layout",
        arguments: [
            "let fee = feeLabel.text", "feeLabel.text == fee", "feeLabel.textColor = fee", "feeLabel.isHidden = true",
            "[feeLabel text];", "// feeLabel.text = fee", "show(feeLabel); text = fee", "other.text = feeLabel.text",
        ])
    func ignored(code: String) {
        #expect(!Self.names(code).contains("feeLabel"), "\(code)")
    }
}
