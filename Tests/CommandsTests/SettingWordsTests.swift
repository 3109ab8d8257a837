// The words that a configuration takes, held against the modules that know what they mean.

import Audit
import Budgets
import Comparison
import Configuration
import Pseudolocales
import Testing
import TextLayout

@Suite("Words of settings")
struct SettingWordsTests {
    @Test("They are the words of measuring")
    func measuring() {
        #expect(SettingWords.cuts == Cut.allCases.map(\.rawValue))
        #expect(SettingWords.textSizes == TextSize.allCases.map(\.rawValue))
        #expect(SettingWords.appleStyles == TextStyle.allCases.map(\.rawValue))
        #expect(SettingWords.sizes == Room.Sizes.allCases.map(\.rawValue))
    }

    @Test("Severities are those of findings, and none at all")
    func severities() {
        let worstFirst = Severity.allCases.sorted(by: >).map(\.rawValue)
        #expect(SettingWords.severities == worstFirst + ["off"])
        #expect(SettingWords.failures == worstFirst + ["never"])
    }

    @Test("The growth that is shown as the usual one is")
    func growth() {
        let setting = Configuration().inForce.first { $0.name == "generate.growth" }
        #expect(setting?.usual == GrowthTarget.usual)
    }
}
