"""Swift files to measure with, always the same: views, view models and helpers that look up the keys of a catalog."""
from .texts import english, key, text

view = """// {name}: rows of {word}s.

import SwiftUI

/// Shows the {word}s of a harbour.
struct {name}: View {{
    @ObservedObject var model: {name}Model
    @State private var isShown = false
    let title: LocalizedStringKey = "{keys[0]}"

    var body: some View {{
        List {{
            Section(header: Text("{keys[1]}")) {{
                ForEach(model.rows) {{ row in
                    HStack {{
                        Image(systemName: "star").resizable().frame(width: 20, height: 20)
                        Text(row.name).font(.headline).lineLimit(1)
                        Text("{keys[2]}").foregroundColor(row.isOpen ? .green : .secondary)
                    }}
                    .padding(.vertical, 4)
                    .onTapGesture {{ model.select(row, animated: true) }}
                }}
            }}
        }}
        .navigationTitle(title)
        .toolbar {{ Button(L10n.{member}) {{ isShown.toggle() }} }}
        .alert("{keys[3]}".localized, isPresented: $isShown) {{ Button("{keys[4]}", role: .cancel) {{}} }}
    }}
}}

/// The rows of `{name}`.
final class {name}Model: ObservableObject {{
    struct Row: Identifiable {{ let id: Int; let name: String; let isOpen: Bool }}
    @Published private(set) var rows: [Row] = []
    private var selected: Row?

    func select(_ row: Row, animated: Bool) {{
        guard row.id != selected?.id, !rows.isEmpty else {{ return }}
        selected = row
        rows = rows.map {{ $0.id == row.id ? Row(id: $0.id, name: $0.name.uppercased(), isOpen: !$0.isOpen) : $0 }}
        let words = rows.filter {{ $0.isOpen }}.map(\\.name).joined(separator: ", ")
        print("selected \\(row.name) of \\(rows.count): \\(words)")
    }}

    /// What the harbour says about a row.
    func notice(for row: Row) -> String {{
        switch row.id % 3 {{
        case 0: return NSLocalizedString("{keys[5]}", comment: "A notice in the list of {word}s")
        case 1: return String(localized: "{keys[6]}")
        default: return Self.fallback(for: row, count: rows.count)
        }}
    }}

    private static func fallback(for row: Row, count: Int) -> String {{
        let parts = [row.name, "{keys[3]}".localized, "\\(count)"]
        return parts.enumerated().reduce("") {{ text, part in text.isEmpty ? part.element : "\\(text) \\(part.element)" }}
    }}
}}
"""
keys_of_file = 7


def write(folder, files):
    """Writes an app; returns the size of its code in bytes."""
    count = files * keys_of_file
    size = 0
    for language in ("en", "de"):
        catalog = folder / f"{language}.lproj" / "Localizable.strings"
        catalog.parent.mkdir(parents=True)
        catalog.write_text("".join(f'"{key(i)}" = "{text(i)}";\n' for i in range(count)), encoding="utf-8")
    members = "".join(f'    static let text{n} = NSLocalizedString("{key(n * keys_of_file)}", comment: "")\n' for n in range(files))
    helpers = ('import Foundation\n\nextension String { var localized: String { NSLocalizedString(self, comment: "") } }\n\n'
               f"enum L10n {{\n{members}}}\n")
    sources = {"Helpers.swift": helpers}
    for n in range(files):
        word = english[n % 2_000]
        sources[f"Module{n % 40}/Screen{n}.swift"] = view.format(
            name=f"Screen{n}", word=word, number=n, member=f"text{n}",
            keys=[key(n * keys_of_file + k) for k in range(keys_of_file)])
    for path, source in sources.items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(source, encoding="utf-8")
        size += len(source.encode())
    return size
