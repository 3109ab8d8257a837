# Prints what bash would offer: offers.bash SCRIPT WORD…, the words as bash parts them, the last of them at the cursor.
source "$1"
shift
COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_swell
printf '%s\n' "${COMPREPLY[@]}"
