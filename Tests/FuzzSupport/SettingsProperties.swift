// Properties of the files that control Swell: configuration, baseline and budget sheets.

import Audit
import Basics
import Budgets
import Configuration
import TestSupport

/// The properties of `.swell.yml`: it is read, or rejected with messages and positions.
enum ConfigurationProperties {
    private static let most = 4096

    static let target = FuzzTarget(
        "configuration", most: most, seeds: { Seeds.files("Configurations", [".yml"], most: most) }
    ) { bytes, _ in
        // YAML has more kinds of line endings than an editor.
        let last = Place(line: bytes.count + 1, column: bytes.count + 1)
        let configuration: Configuration
        do throws(InvalidConfiguration) {
            configuration = try Configuration.read(bytes, file: ".swell.yml")
        } catch {
            try hold(!error.errors.isEmpty, "rejected without an error")
            for error in error.errors {
                guard let place = error.place else { throw Breach(description: "an error without a place: \(error)") }
                try hold(place.line >= 1 && place.column >= 1 && place <= last, "an error outside the file: \(error)")
                try hold(!error.message.isEmpty && error.message.utf8.count < 1000, "the message of an error: \(error)")
            }
            return
        }
        try hold(configuration.pseudolocales.allSatisfy { $0.tag.place < last }, "a tag is outside of the file")
        _ = try? BudgetBook(configuration, sheets: [])
    }
}

/// The properties of a baseline: reading and writing it again changes nothing.
enum BaselineProperties {
    private static let most = 4096

    static let target = FuzzTarget("baseline", most: most, seeds: seeds) { bytes, _ in
        let baseline: Baseline
        do throws(BaselineError) {
            baseline = try Baseline(bytes, path: "baseline.json")
        } catch {
            try hold(error.message.utf8.count > "baseline.json: ".utf8.count, "an error without a message")
            return
        }
        let written = baseline.bytes
        guard let again = try? Baseline(written, path: baseline.path) else {
            throw Breach(description: "the written baseline cannot be read")
        }
        try hold(again.entries.map(\.identity) == baseline.entries.map(\.identity), "the entries differ after writing")
        try hold(again.entries.map(\.count) == baseline.entries.map(\.count), "the counts differ after writing")
        try hold(again.repeated.isEmpty && again.bytes == written, "written again, the file differs")
    }

    private static func seeds() -> [[UInt8]] {
        let entries = Rule.all.map { rule in
            BaselineEntry(
                .init(
                    rule: rule.id, file: "App/de.lproj/\(rule.id).strings", locale: "de", key: "home.\"title\"",
                    variant: "plural.one", text: "0123456789abcdef"), count: 2)
        }
        return [[], Array(entries.prefix(3)), entries].map { list in
            let rows = list.map { entry in
                let identity = entry.identity
                return "    {\"rule\": \"\(identity.rule)\", \"file\": \"\(identity.file)\", \"locale\": \"de\", "
                    + "\"key\": \"home.\\\"title\\\"\", \"text\": \"\(identity.text)\", \"count\": \(entry.count)}"
            }
            return Array("{\n  \"version\": 1,\n  \"entries\": [\n\(rows.joined(separator: ",\n"))\n  ]\n}\n".utf8)
        }
    }
}

/// The properties of a budget sheet: it is read, or rejected with messages.
enum SheetProperties {
    static let target = FuzzTarget("sheet", most: 4096, seeds: seeds) { bytes, _ in
        do throws(InvalidBudgets) {
            let sheet = try BudgetSheet.read(bytes, file: "budgets.csv")
            _ = try BudgetBook(Configuration(), sheets: [sheet])
        } catch {
            try hold(!error.problems.isEmpty, "rejected without a problem")
            for problem in error.problems {
                try hold(!problem.words.isEmpty && problem.words.utf8.count < 1000, "a problem message: \(problem)")
                guard let place = problem.place else { continue }
                let last = 3 * bytes.count + 1
                try hold(place.line >= 1 && place.line <= last && place.column <= last, "outside the file: \(problem)")
            }
        }
    }

    private static func seeds() -> [[UInt8]] {
        [
            "key,width,lines,font,size\nhome.title,96,2,Inter,17\n\"a,\"\"b\"\"\",120.5,1,,\n",
            "key;width;height\r\nhome.*;96;44\r\n", "key\tchars\n a \t12\n",
            "[{\"key\": \"home.title\", \"width\": 96, \"lines\": 2}]",
            "{\"home.title\": {\"width\": 96, \"font\": \"Inter 17\"}, \"b\": {\"chars\": 12}}",
        ].map { Array($0.utf8) }
    }
}
