### File comment

# One
hello = Hello, { $user }!
    .title = Tip for { -brand-name }
    .empty = { "" }
-brand-name = Firefox
    .gender = masculine

## Group

multi =
    First line with <a data-l10n-name="x">link</a>
      indented more

    last {""}
inline = First
    second [not a variant]
     third
protected =
    {"["}bracket
    {"*"}star
edges = {""}  spaced  {""}
uni = Price {"\u20AC"} { "{" }
files = You have { $n ->
        [0] no files
        [one] one file
            on two lines
       *[other] { $n ->
            [one] never
           *[other] { NUMBER($n, minimumFractionDigits: 2) } files
        }
    } in { $gender ->
       [male] his
      *[other] their
    } folder
place = { NUMBER($pos, type: "ordinal") ->
   [one] {$pos}st
  *[other] {$pos}th
}

good = Fine
onlyattr =
    .label = Label
  .tip = Tip
further =
      The first line is further in
    than the second.
no-space={$x}
select-first = { -brand-name.gender ->
    [masculine] He
   *[feminine] { $count ->
        [one] She has one
       *[other] They have { $count }
    }
}
call = { -brand-name(case: "accusative") } at { DATETIME($when, month: "long", day: "numeric") }
nested = { { $user } }
reference = { hello.title }: { hello }
tab = a	b
column-zero =
{ $user } is here
crowd = {$a}{$b}
only-text-in-braces = { "Text" }
