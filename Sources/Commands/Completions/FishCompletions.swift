// Completions for fish.

enum FishCompletions {
    static var script: String {
        let first = "complete -c swell -n __swell_begins"
        let commands = Command.all.map {
            "\(first) -a \($0.name) -d \(ShellText.quotedForFish($0.summary))\n"
        }
        let flags = Command.overviewFlags.map { "\(first) \(flag($0))\n" }
        let names = ShellText.quotedForFish(Command.all.map(\.name).joined(separator: " "))
        return beginning + commands.joined() + "complete -c swell -n '__swell_is help' -a \(names)\n" + flags.joined()
            + Command.all.map(lines).joined()
    }

    /// What one command takes, in lines.
    private static func lines(of command: Command) -> String {
        let isCommand = "complete -c swell -n '__swell_is \(command.name)"
        var lines = command.allFlags.map { "\(isCommand)' \(flag($0))\n" }
        let actions = command.actions.joined(separator: " ")
        if !actions.isEmpty { lines.append("\(isCommand); and not __swell_has \(actions)' -a '\(actions)'\n") }
        if let operands = values(command.takes) {
            lines.append("\(isCommand)\(actions.isEmpty ? "" : "; and __swell_has \(actions)")' \(operands)\n")
        }
        return lines.joined()
    }

    private static func flag(_ flag: Flag) -> String {
        var words = flag.short.map { ["-s \($0)"] } ?? []
        words.append("-l \(flag.name)")
        if let suggestion = flag.suggestion { words += ["-x", values(suggestion)].compactMap(\.self) }
        words.append("-d \(ShellText.quotedForFish(flag.summary))")
        return words.joined(separator: " ")
    }

    /// What makes the suggestions; nil where there are none.
    private static func values(_ suggestion: Suggestion) -> String? {
        let words = suggestion.words.joined(separator: " ")
        return switch suggestion {
        case .text: nil
        case .files: "-a '(__fish_complete_path (__swell_value))'"
        case .folders: "-a '(__fish_complete_directories (__swell_value))'"
        case .words: "-a \(ShellText.quotedForFish(words))"
        case .list: "-a \(ShellText.quotedForFish("(__swell_list \(words))"))"
        case .reports: "-a \(ShellText.quotedForFish("(__swell_reports \(words))"))"
        }
    }

    private static let beginning = #"""
        # Completions of swell for fish, written by 'swell completions fish'.

        # Whether no command stands there yet.
        function __swell_begins
            test (count (commandline -opc)) -eq 1
        end

        # Whether a command stands there.
        function __swell_is
            set -l words (commandline -opc)
            test (count $words) -gt 1; and test $words[2] = $argv[1]
        end

        # What stands there of the value at the cursor.
        function __swell_value
            commandline -ct | string replace -r -- '^--[^=]*=' ''
        end

        # Whether one of some words stands there.
        function __swell_has
            for word in (commandline -opc)
                contains -- $word $argv; and return
            end
            return 1
        end

        # Words with commas between them.
        function __swell_list
            set -l before (__swell_value | string match -r -- '.*,')
            printf "$before%s\n" $argv
        end

        # One of the words, or a file after '='.
        function __swell_reports
            set -l value (__swell_value)
            if string match -q -- '*=*' $value
                set -l before (string replace -r -- '=.*' '=' $value)
                for path in (__fish_complete_path (string replace -r -- '^[^=]*=' '' $value))
                    printf '%s%s\n' $before $path
                end
            else
                printf '%s\n' $argv
            end
        end

        complete -c swell -f

        """#
}
