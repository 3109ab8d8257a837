// The values that a configuration accepts, compared with the modules that define them.

import Audit
import Budgets
import Comparison
import Configuration
import Pseudolocales
import Testing
import TextLayout

@Suite("Values of settings")
struct SettingWordsTests {
    @Test("Values of budgets are those of layout")
    func measuring() {
        #expect(SettingWords.cuts == Cut.allCases.map(\.rawValue))
        #expect(SettingWords.textSizes == TextSize.allCases.map(\.rawValue))
        #expect(SettingWords.appleStyles == TextStyle.allCases.map(\.rawValue))
        #expect(SettingWords.sizes == Room.Sizes.allCases.map(\.rawValue))
    }

    @Test("Severities are the severities of findings, and 'never'")
    func severities() {
        let worstFirst = Severity.allCases.sorted(by: >).map(\.rawValue)
        #expect(SettingWords.severities == worstFirst + ["off"])
        #expect(SettingWords.failures == worstFirst + ["never"])
    }

    @Test("The documented default growth is the default")
    func growth() {
        let setting = Configuration().inForce.first { $0.name == "generate.growth" }
        #expect(setting?.usual == GrowthTarget.usual)
    }
}
