// The settings of checks, as other modules get them.

import Basics
import Configuration
import TestSupport
import Testing

@Suite("Settings of checks")
struct CheckSettingsTests {
    private func read(_ yaml: String) throws -> Configuration {
        try Configuration.read(Array(yaml.utf8), file: ".swell.yml")
    }

    @Test("A budget under a pattern has the pattern's position, also if it is a scalar")
    func budgets() throws {
        let budgets = try read("budgets:\n  b.*: 20\n  a: none\n  \"c\": {width: 7.5}\n").budgets
        #expect(budgets.map(\.place) == [2, 3, 4].map { Place(line: $0, column: 3) })
        #expect(budgets.map { $0.scope.keys.map(\.value) } == [["b.*"], ["a"], ["c"]])
        #expect(budgets[0].graphemes == Located(20, at: Place(line: 2, column: 8)))
        #expect(budgets.map(\.isNone) == [false, true, false])
        #expect(budgets[2].room.width == Located(7.5, at: Place(line: 4, column: 16)))
        #expect(budgets[1].room == RoomSettings())
    }

    @Test("A budget in a list has the position of its beginning, and may apply to all keys")
    func list() throws {
        let budgets = try read("budgets:\n  - ratio: 1.5\n    locales: de\n  - {keys: a, limit: none}\n").budgets
        #expect(budgets.map(\.place) == [Place(line: 2, column: 5), Place(line: 4, column: 5)])
        #expect(budgets[0].scope.keys.isEmpty && budgets[0].ratio?.value == 1.5)
        #expect(budgets[1].isNone)
    }

    @Test("Severities of one rule are in file order")
    func rules() throws {
        let rules = try read("rules:\n  a: [{severity: note, keys: k}, off]\n  b: error\n").rules
        #expect(rules.map(\.rule.value) == ["a", "a", "b"])
        #expect(rules.map(\.severity?.value) == ["note", "off", "error"])
        #expect(rules[0].scope.keys == [Located("k", at: Place(line: 2, column: 30))])
    }

    @Test("A box inherits missing values from the chain of its styles")
    func resolved() throws {
        let configuration = try read(
            """
            text-styles:
              base: {style: title1, font: Inter 20, lines: 3, cut: head, width: 300, sizes: apple, largest: ax1}
              card: {style: base, lines: 2, height: 50, min-scale: 0.5, line-height: 1.5x}
            budgets:
              a: {style: card, width: 100}
            """)
        let room = configuration.styles.resolved(configuration.budgets[0].room)
        #expect(room.style?.value == "title1" && room.font?.value == "Inter 20")
        #expect(room.width?.value == 100 && room.lines?.value == 2 && room.height?.value == 50)
        #expect(room.cut?.value == "head" && room.minimumScale?.value == 0.5 && room.lineHeight?.value == "1.5x")
        #expect(room.sizes?.value == "apple" && room.largest?.value == "ax1")
        #expect(configuration.styles.resolved(RoomSettings()) == RoomSettings())
    }

    @Test("A chain of styles may have sixteen members, and not one more")
    func depth() throws {
        func styles(_ count: Int) -> String {
            "text-styles:\n  s0: {lines: 1}\n" + (1..<count).map { "  s\($0): {style: s\($0 - 1)}\n" }.joined()
        }
        let configuration = try read(styles(17) + "budgets: {a: {style: s15, width: 1}}\n")
        #expect(configuration.styles.resolved(configuration.budgets[0].room).lines?.value == 1)
        #expect(throws: InvalidConfiguration.self) { _ = try read(styles(18)) }
    }

    @Test("Settings without a value are not set")
    func empty() throws {
        let configuration = try read("text-styles:\nbudgets:\ngroups:\nrules:\nsuppress:\ncheck:\n")
        #expect(configuration.budgets.isEmpty && configuration.groups.isEmpty && configuration.rules.isEmpty)
        #expect(configuration.suppressions.isEmpty && configuration.check == Configuration().check)
        #expect(configuration.inForce.flatMap(\.values).isEmpty)
    }

    @Test("The cost of a hundred thousand budgets is linear, even if their keys have a long common prefix")
    func many() throws {
        func cost(_ count: Int, _ value: String) throws -> Double {
            let yaml = "budgets:\n" + (0..<count).map { "  feature.screen.of.many.key\($0): \(value)\n" }.joined()
            return try ProcessorTime.least {
                let read = try read(yaml)
                #expect(read.budgets.count == count)
            }
        }
        for value in ["20", "none", "{width: 20, style: body}"] {
            let small = try cost(2000, value)
            let large = try cost(20_000, value)
            #expect(large < 40 * small + 3000, "\(value) cost \(small), then \(large)")
        }
    }
}
