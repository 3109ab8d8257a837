"""Catalogs to measure with, of any size and in every format, with the texts of texts.py; each maker writes `n` texts."""
import json
from html import escape

from .texts import german_text, key, remark, spoken, text, words


def strings(n, f, own=text):
    for i in range(n):
        f.write(f"/* {remark(i)} */\n\"{key(i)}\" = \"{own(i)}\";\n\n")


def xml_strings(n, f):
    f.write('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n')
    for i in range(n):
        f.write(f"\t<key>{words[i % 20]}.{i}</key>\n\t<string>{escape(text(i), quote=False)}</string>\n")
    f.write("</dict>\n</plist>\n")


def xcstrings(n, f):
    f.write('{\n  "sourceLanguage" : "en",\n  "strings" : {')
    for i in range(n // 2):
        f.write(("," if i else "") + f'\n    "{words[i % 20]}.{i}" : {{\n      "localizations" : {{')
        for k, locale in enumerate(("de", "en")):
            f.write(("," if k else "") + f'\n        "{locale}" : {{\n          "stringUnit" : {{\n'
                    f'            "state" : "translated",\n            "value" : "{text(i * 2 + k)}"\n          }}\n        }}')
        f.write("\n      }\n    }")
    f.write('\n  },\n  "version" : "1.0"\n}')


def xliff(n, f):
    f.write('<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n'
            '  <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">\n    <body>\n')
    for i in range(n):
        value = escape(text(i), quote=False)
        f.write(f'      <trans-unit id="{words[i % 20]}.{i}" xml:space="preserve">\n        <source>{value}</source>\n'
                f"        <target>{value}</target>\n        <note>Row {i}</note>\n      </trans-unit>\n")
    f.write("    </body>\n  </file>\n</xliff>\n")


def android(n, f):
    f.write('<?xml version="1.0" encoding="utf-8"?>\n<resources>\n')
    for i in range(n):
        f.write(f"    <!-- {remark(i)} -->\n    <string name=\"{key(i, '_')}\">{text(i, '%1$s', '%2$d')}</string>\n")
    f.write("</resources>\n")


def arb(n, f):
    f.write('{\n  "@@locale": "en"')
    for i in range(n):
        name = words[i % 20] + words[i % 17].title() + str(i)
        f.write(f",\n  {json.dumps(name)}: {json.dumps(spoken(i, '{name}', '{count}'), ensure_ascii=False)}"
                f",\n  {json.dumps('@' + name)}: {{\n    \"description\": {json.dumps(remark(i))}\n  }}")
    f.write("\n}\n")


def gettext(n, f, translated=True, limit=None):
    """Writes a template or translations; flags may limit each text."""
    f.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
            + '"Language: de\\n"\n' * translated + '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n')
    for i in range(n):
        value, other = (json.dumps(f"{spoken(i, '%(name)s', '%(count)d', t)} {i}", ensure_ascii=False) for t in (text, german_text))
        f.write(f"\n#. {remark(i)}\n#: src/{words[i % 20]}.py:{i}\n" + (f"#, {limit(i)}\n" if limit else "")
                + f"msgid {value}\nmsgstr {other if translated else chr(34) * 2}\n")


def po(n, f):
    gettext(n, f)


def pot(n, f):
    gettext(n, f, translated=False)


def limited_po(n, f):
    gettext(n, f, limit=lambda i: f"max-length:{100 + i % 4}")


def flat_json(n, f):
    f.write("{")
    for i in range(n):
        f.write(("," if i else "") + f"\n  {json.dumps(key(i))}: "
                + json.dumps(spoken(i, "{{name}}", "{{count}}"), ensure_ascii=False))
    f.write("\n}\n")


def nested_json(n, f):
    f.write("{")
    for i in range(n):
        if i % 20 == 0:
            f.write(("\n  }," if i else "") + f'\n  "{words[i // 20 % 20]}{i}": {{\n')
        f.write(f"    \"{words[i % 20]}\": {json.dumps(spoken(i, '{name}', '{count}'), ensure_ascii=False)}"
                + (",\n" if i % 20 < 19 and i < n - 1 else ""))
    f.write("\n  }\n}\n")


def xliff2(n, f):
    f.write('<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" '
            'srcLang="en" trgLang="de">\n  <file id="f1">\n')
    for i in range(n):
        value = escape(text(i), quote=False)
        f.write(f'    <unit id="{words[i % 20]}.{i}">\n      <notes><note>{remark(i)}</note></notes>\n      <segment>\n'
                f"        <source>{value}</source>\n        <target>{value}</target>\n      </segment>\n    </unit>\n")
    f.write("  </file>\n</xliff>\n")


def properties(n, f):
    for i in range(n):
        f.write(f"# {remark(i)}\n{key(i)}={spoken(i, '{0}', '{1}')}\n")


def fluent(n, f):
    for i in range(n):
        f.write(f"# {remark(i)}\n{key(i, '-')} = {spoken(i, '{ $name }', '{ $count }')}\n")


def resx(n, f):
    f.write('<?xml version="1.0" encoding="utf-8"?>\n<root>\n'
            '  <resheader name="resmimetype">\n    <value>text/microsoft-resx</value>\n  </resheader>\n')
    for i in range(n):
        value = escape(spoken(i, "{0}", "{1}"), quote=False)
        f.write(f'  <data name="{key(i)}" xml:space="preserve">\n    <value>{value}</value>\n'
                f"    <comment>{remark(i)}</comment>\n  </data>\n")
    f.write("</root>\n")


def qt(n, f):
    f.write('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de_DE" sourcelanguage="en">\n'
            "<context>\n    <name>Harbour</name>\n")
    for i in range(n):
        value = escape(f"{spoken(i, '%1', '%2')} {i}", quote=False)
        f.write(f'    <message>\n        <location filename="harbour.cpp" line="{i}"/>\n        <source>{value}</source>\n'
                f"        <translation>{value}</translation>\n    </message>\n")
    f.write("</context>\n</TS>\n")


def yaml(n, f):
    f.write("en:\n")
    for i in range(n):
        if i % 20 == 0:
            f.write(f"  {words[i // 20 % 20]}{i}:\n")
        value = spoken(i, "%{name}", "%{count}")
        f.write(f"    {words[i % 20]}: " + (f"'{value}'" if "%" in value else value) + "\n")


def php(n, f):
    f.write("<?php\n\nreturn [\n")
    for i in range(n):
        value = spoken(i, ":name", ":count").replace("\\", "\\\\").replace("'", "\\'")
        f.write(f"    // {remark(i)}\n    '{key(i)}' => '{value}',\n")
    f.write("];\n")


def storyboard(n, f):
    f.write('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
            'version="3.0">\n    <scenes>\n        <scene sceneID="aaa-aa-aaa">\n            <objects>\n')
    for i in range(n):
        f.write(f'                <label opaque="NO" text="{escape(spoken(i, "%1", "%2"))}" textAlignment="natural" '
                f'id="a{i % 100:02}-{i // 100 % 100:02}-{i // 10000:03}">\n'
                '                    <fontDescription key="fontDescription" type="system" pointSize="17"/>\n'
                "                </label>\n")
    f.write("            </objects>\n        </scene>\n    </scenes>\n</document>\n")


# The path of each below its own folder; it determines the language and the format.
makers = {
    "strings": (strings, "Localizable.strings"),
    "strings-xml": (xml_strings, "Localizable.strings"),
    "xcstrings": (xcstrings, "Localizable.xcstrings"),
    "xliff": (xliff, "app.xliff"),
    "android": (android, "values/strings.xml"),
    "interface-builder": (storyboard, "Base.lproj/Main.storyboard"),
    "arb": (arb, "app_en.arb"),
    "po": (po, "de.po"),
    "json": (flat_json, "en.json"),
    "json-nested": (nested_json, "en.json"),
    "xliff2": (xliff2, "app.xlf"),
    "properties": (properties, "messages.properties"),
    "fluent": (fluent, "en/app.ftl"),
    "resx": (resx, "Strings.resx"),
    "qt": (qt, "app_de.ts"),
    "yaml": (yaml, "en.yml"),
    "php": (php, "lang/en/app.php"),
}
# Catalogs for comparisons with peers only.
others = {
    "pot": (pot, "messages.pot"),
    "pot-named-po": (pot, "messages.po"),
    "po-limited": (limited_po, "de.po"),
    "po-in-columns": (po, "de.po"),
}


def make(name, size, folder):
    """The path of a catalog of `size` texts below a folder; the catalog is made if it is missing."""
    maker, file = (makers | others)[name]
    path = folder / f"{name}-{size}" / file
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            maker(size, f)
    return path


def write_lines(path, n):
    """Writes the German texts of the PO file, one per line."""
    with open(path, "w", encoding="utf-8") as f:
        for i in range(n):
            f.write(f"{spoken(i, '%(name)s', '%(count)d', german_text)} {i}\n")
