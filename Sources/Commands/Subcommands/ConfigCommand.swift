// `swell config`: the effective configuration.

import Basics
import Configuration
import Projects
import Reports
import TextLayout

extension Command {
    static let config = Command(
        name: "config",
        summary: "Show the effective configuration, and where each value comes from.",
        operands: "[PATH…]",
        takes: .files,
        flags: [ConfigCommand.format, Settings.config, Settings.isolated],
        details: """
            The configuration is the nearest .swell.yml in the folder of the first PATH or in a folder above it; the
            default PATH is the current folder.

            Examples:
              swell config
              swell config Modules/Checkout --format json
            """,
        run: { invocation, console in
            if let path = invocation.operands.first(where: { !Project.exists($0) }) {
                console.complain(
                    "\(path): there is no such file or folder" + Spelling.suggestion(Project.nearest(to: path)))
                return .trouble
            }
            let command = ConfigCommand(try Settings(invocation, around: invocation.operands).configuration)
            let isJSON = invocation.value(of: ConfigCommand.format) == "json"
            try console.write(isJSON ? command.json : Array(command.text(console.style).utf8))
            return .clean
        })
}

struct ConfigCommand {
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json"],
        summary: "The output format: text (the default) or json.")
    /// The width of the column of names; longer names push the value to the right.
    private static let widest = 40

    private let file: String?
    private let settings: [EffectiveSetting]

    init(_ configuration: Configuration) {
        file = configuration.file
        settings = configuration.inForce
    }

    /// A line for each value: its place, its setting, and the value.
    func text(_ style: TerminalStyle) -> String {
        let rows = settings.flatMap { setting -> [(place: String, name: String, value: String)] in
            guard let file, !setting.values.isEmpty else {
                return [("default", setting.name, setting.usual ?? "none")]
            }
            return setting.values.map { ("\(file):\($0.place)", setting.name, $0.value) }
        }
        let places = Self.width(rows.map(\.place))
        let names = min(Self.widest, Self.width(rows.map(\.name)))
        let heading = file.map { "configuration: \($0)" } ?? "no configuration file; these are the defaults"
        let lines = rows.map { row in
            let place = VisibleText.escaped(row.place).padded(to: places)
            let name = VisibleText.escaped(row.name).padded(to: names)
            return "\(row.place == "default" ? style.dim(place) : place)  \(style.key(name))  "
                + VisibleText.escaped(row.value)
        }
        return ([style.bold(VisibleText.escaped(heading)), ""] + lines).map { $0 + "\n" }.joined()
    }

    private static func width(_ cells: [String]) -> Int {
        cells.reduce(0) { max($0, Columns.count(VisibleText.escaped($1))) }
    }

    // MARK: JSON

    /// One object, which contains an object for each setting.
    var json: [UInt8] {
        JSONWriter.document { json in
            json.field("file", file)
            json.list("settings") { json in
                for setting in settings { json.line { Self.fields(setting, to: &$0) } }
                json.endLine()
            }
        }
    }

    private static func fields(_ setting: EffectiveSetting, to json: inout JSONWriter) {
        json.field("name", setting.name)
        json.objects("values", setting.values) { json, value in
            json.field("value", value.value)
            json.field("line", value.place.line)
            json.field("column", value.place.column)
        }
        json.field("default", setting.usual)
    }
}
