# Prints what zsh would offer: offers.zsh FOLDER-WITH-THE-SCRIPT LINE. It types the line into a zsh of its own, in which
# 'compadd' prints what it is given.
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
begin() { print BEGIN }
finish() { print END; exit }
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
zpty -w typed "$2"$'\t'
printed=
while zpty -r typed REPLY; do printed+=$REPLY; done
print -r -- "${${printed#*BEGIN}%%END*}"
