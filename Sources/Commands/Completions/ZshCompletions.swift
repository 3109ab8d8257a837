// Completions for zsh.

enum ZshCompletions {
    static var script: String {
        beginning + Command.all.map { "        \(ShellText.quoted(item($0)))\n" }.joined() + middle
            + Command.all.map(arguments).joined() + end
    }

    private static func item(_ command: Command) -> String { "\(command.name):\(escaped(command.summary))" }

    /// What one command takes.
    private static func arguments(of command: Command) -> String {
        var specs = command.allFlags.map(spec)
        if !command.actions.isEmpty { specs.append("'1:ACTION:(\(command.actions.joined(separator: " ")))'") }
        if !command.operands.isEmpty {
            let name = command.operands.split(separator: " ").last?.filter(\.isLetter) ?? ""
            specs.append(ShellText.quoted("*:\(name):\(action(command.takes))"))
        }
        return "    \(command.name))\n        _arguments -s -S \\\n"
            + specs.map { "            \($0)" }.joined(separator: " \\\n") + "\n        ;;\n"
    }

    /// A flag as `_arguments` wants it: `'*--locale=[Only this language]:TAG:(de fr)'`.
    private static func spec(of flag: Flag) -> String {
        var rest = "[\(escaped(flag.summary))]"
        if let value = flag.value, let suggestion = flag.suggestion {
            rest += ":\(escaped(value)):\(action(suggestion))"
        }
        let isLast = flag.name == Flag.help.name
        let star = flag.isRepeatable ? "*" : ""
        guard let short = flag.short else {
            return ShellText.quoted("\(star)--\(flag.name)\(flag.value == nil ? "" : "=")\(rest)")
        }
        let names = flag.value == nil ? "{-\(short),--\(flag.name)}" : "{-\(short)+,--\(flag.name)=}"
        return "'\(star)(\(isLast ? "- *" : "-\(short) --\(flag.name)"))'\(names)\(ShellText.quoted(rest))"
    }

    /// What makes the suggestions; a colon would end it.
    private static func action(_ suggestion: Suggestion) -> String {
        let words = suggestion.words.map { $0.replacing(":", with: "\\:") }.joined(separator: " ")
        return switch suggestion {
        case .text: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words: "(\(words))"
        case .list: "_sequence compadd - \(words)"
        case .reports: " _swell_reports \(words)"
        }
    }

    /// Text within a description.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "[]:\\".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    private static let beginning = #"""
        #compdef swell
        # Completions of swell for zsh, written by 'swell completions zsh'.

        # One of the words, or a file after '='.
        _swell_reports() {
            if compset -P '*='; then _files; else compadd -- "$@"; fi
        }

        _swell() {
            local curcontext=$curcontext state
            local -a commands line
            commands=(

        """#

    private static var middle: String {
        let flags = Command.overviewFlags.map { "        \(spec(of: $0)) \\\n" }.joined()
        let names = Command.all.map(\.name).joined(separator: " ")
        return #"""
                )
                _arguments -C \
            \#(flags)        ': :->command' '*:: :->words' && return
                case $state in
                command) _describe -t commands command commands && return ;;
                esac
                case $words[1] in
                help)
                    _arguments '--all[Show every command.]' ':COMMAND:(\#(names))'
                    ;;

            """#
    }

    private static let end = #"""
            esac
        }

        if [[ $funcstack[1] == _swell ]]; then _swell "$@"; else compdef _swell swell; fi

        """#
}
