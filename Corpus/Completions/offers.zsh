# Prints what zsh would offer: offers.zsh FOLDER-WITH-THE-SCRIPT LINE…, with a line 'END' after each. It types the lines into
# a zsh of its own, in which 'compadd' prints what it is given.
zmodload zsh/zpty
zpty typed zsh -f -i
() {
    zpty -w typed "source $1"
    repeat 10; do
        zpty -r typed REPLY
        [[ $REPLY == ready* ]] && return
    done
} =(<<SETUP
PROMPT=
fpath=($1 \$fpath)
autoload -Uz compinit
compinit -u -D
bindkey '^M' undefined
bindkey '^J' undefined
bindkey '^I' complete-word
bindkey '^U' kill-whole-line
begin() { print BEGIN; compprefuncs=(begin) }
finish() { print END; comppostfuncs=(finish) }
compprefuncs=(begin)
comppostfuncs=(finish)
compadd() {
    [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "\$@"; return }
    local -a offers
    builtin compadd -A offers "\$@"
    print -rl -- \$offers
}
print ready
SETUP
)
shift
for line; do
    zpty -w -n typed $'\C-U'"$line"$'\t'
    zpty -r typed printed $'*END[\r\n]*'
    print -r -- "${${printed##*BEGIN}%%END*}"
    print END
done
zpty -d typed
