# Prints what fish would offer: offers.fish SCRIPT LINE.
source $argv[1]
complete -C $argv[2] | string replace -r -- '\t.*' ''
