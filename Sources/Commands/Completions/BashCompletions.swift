// Completions for bash, from version 3.2 on, which macOS has.

enum BashCompletions {
    static var script: String { beginning + Command.all.map(cases).joined() + end }

    /// What there is for one command: its flags, what the value of each may be, and its operands.
    private static func cases(of command: Command) -> String {
        var lines = ["    \(command.name))"]
        lines.append("        flags='\(command.allFlags.flatMap(ShellText.spellings).joined(separator: " "))'")
        if !command.actions.isEmpty { lines.append("        actions='\(command.actions.joined(separator: " "))'") }
        lines.append("        operands=\(kind(command.takes)) words='\(words(command.takes))'")
        lines.append("        case $flag in")
        for flag in command.allFlags {
            guard let suggestion = flag.suggestion else { continue }
            let names = ShellText.spellings(of: flag).joined(separator: " | ")
            let words = suggestion.words.isEmpty ? "" : " words='\(words(suggestion))'"
            lines.append("        \(names)) kind=\(kind(suggestion))\(words) ;;")
        }
        lines += ["        esac", "        ;;"]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func words(_ suggestion: Suggestion) -> String { suggestion.words.joined(separator: " ") }

    private static func kind(_ suggestion: Suggestion) -> String {
        switch suggestion {
        case .text: "text"
        case .files: "files"
        case .folders: "folders"
        case .words: "words"
        case .list: "list"
        case .reports: "reports"
        }
    }

    private static var beginning: String {
        let names = Command.all.map(\.name).joined(separator: " ")
        let flags = Command.overviewFlags.flatMap(ShellText.spellings).joined(separator: " ")
        return #"""
            # Completions of swell for bash, written by 'swell completions bash'.

            _swell() {
                local IFS=$' \t\n' i piece joins= word value head= flag= command= kind= operands= words= actions=
                # bash parts words at '=' and ':', which stand within words here.
                local -a line
                line=()
                for ((i = 1; i <= COMP_CWORD; i++)); do
                    piece=${COMP_WORDS[i]}
                    if [[ ${#line[@]} -gt 0 && ($joins || $piece == [=:]*) ]]; then
                        line[${#line[@]} - 1]+=$piece
                    else
                        line+=("$piece")
                    fi
                    joins=
                    [[ $piece == *[=:] ]] && joins=1
                done
                word=${line[${#line[@]} - 1]} value=$word
                [[ ${#line[@]} -gt 1 ]] && command=${line[0]}
                if [[ $word == --*=* ]]; then
                    flag=${word%%=*} value=${word#*=} head=$flag=
                elif [[ ${#line[@]} -gt 2 && ${line[${#line[@]} - 2]} == -* ]]; then
                    flag=${line[${#line[@]} - 2]}
                fi
                case $command in
                '') flags='\#(flags)' operands=words words='\#(names) help' ;;
                help) flags='--all --color --help' operands=words words='\#(names)' ;;

            """#
    }

    private static let end = #"""
            esac
            if [[ -z $kind ]]; then
                [[ -n $head ]] && return
                kind=$operands
                for piece in "${line[@]}"; do
                    [[ -n $actions && " $actions " == *" $piece "* && $piece != "$word" ]] && actions=
                done
                [[ -n $actions ]] && kind=words words=$actions
                [[ $word == -* ]] && kind=words words=$flags
            fi
            case $kind in
            list) [[ $value == *,* ]] && head+=${value%,*}, value=${value##*,} ;;
            reports) [[ $value == *=* ]] && kind=files ;;
            esac
            case $kind in
            files) return ;;
            folders)
                compopt -o dirnames +o default +o bashdefault 2>/dev/null
                return
                ;;
            text)
                compopt +o default +o bashdefault 2>/dev/null
                return
                ;;
            esac
            # What bash takes for another word stays as it is.
            local breaks= cut=
            [[ $COMP_WORDBREAKS == *=* ]] && breaks+='='
            [[ $COMP_WORDBREAKS == *:* ]] && breaks+=':'
            [[ -n $breaks ]] && cut=${word%"${word##*[$breaks]}"}
            for piece in $(compgen -W "$words" -- "$value"); do
                piece=$head$piece
                COMPREPLY+=("${piece#"$cut"}")
            done
            compopt +o default +o bashdefault 2>/dev/null
        }

        complete -o bashdefault -o default -F _swell swell

        """#
}
