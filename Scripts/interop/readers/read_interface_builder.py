"""Compares what Swell lists from Interface Builder documents, the tables made from them and loctables with what other
parsers read: python3 read_interface_builder.py LISTED.ndjson, in the folder that was listed."""

import base64
import json
import plistlib
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict

import openstep_plist

PLACEHOLDERS = {
    "NSNullPlaceholder": "IsNil", "NSMultipleValuesPlaceholder": "MultipleValues",
    "NSNoSelectionPlaceholder": "NoSelection", "NSNotApplicablePlaceholder": "NotApplicable",
}
SAME = ["title", "text", "placeholder", "placeholderString", "prompt", "alternateTitle", "headerTitle", "footerTitle",
        "headerToolTip", "paletteLabel"]


def texts(element):
    """The texts of an element by name, as attributes or as elements in it."""
    found = dict(element.attrib)
    for child in element:
        if child.tag in ("string", "mutableString", "localizedString") and child.get("key"):
            text = child.text or ""
            if child.get("base64-UTF8") == "YES":
                packed = "".join(text.split())
                text = base64.b64decode(packed + "=" * (-len(packed) % 4)).decode()
            found[child.get("key")] = text
    return {name: text for name, text in found.items() if text}


def extracted(path):
    """The texts that Xcode extracts from a document, by key."""
    keys = {}
    for element in ET.parse(path).iter():
        identity = element.get("id")
        if not identity:
            continue
        own = texts(element)
        for name in SAME:
            if name in own and not (name == "title" and element.tag == "popUpButtonCell"):
                keys[f"{identity}.{name}"] = own[name]
        if "label" in own and element.tag in ("toolbarItem", "tabViewItem"):
            keys[f"{identity}.label"] = own["label"]
        if "toolTip" in own:
            keys[f"{identity}.{'toolTip' if element.tag == 'toolbarItem' else 'ibShadowedToolTip'}"] = own["toolTip"]
        for child in element:
            inner = texts(child)
            if child.tag == "state" and "title" in inner:
                keys[f"{identity}.{inner['key']}Title"] = inner["title"]
            if child.tag == "buttonConfiguration":
                for name in {"title", "subtitle"} & inner.keys():
                    keys[f"{identity}.configuration.{name}"] = inner[name]
            if child.tag == "tableHeaderCell" and "title" in inner:
                keys[f"{identity}.headerCell.title"] = inner["title"]
            if child.tag == "accessibility":
                for name, suffix in [("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
                                     ("description", "ibExternalAccessibilityDescription"),
                                     ("help", "ibExternalAccessibilityHelp")]:
                    if name in inner:
                        keys[f"{identity}.{suffix}"] = inner[name]
            if child.tag == "dictionary" and element.tag == "binding":
                for name in PLACEHOLDERS.keys() & inner.keys():
                    keys[f"{identity}.ibShadowed{PLACEHOLDERS[name]}Placeholder"] = inner[name]
        for index, segment in enumerate(element.findall("segments/segment")):
            for name, row in [("title", "segmentTitles"), ("label", "ibShadowedLabels"), ("toolTip", "ibShadowedToolTips")]:
                if segment.get(name):
                    keys[f"{identity}.{row}[{index}]"] = segment.get(name)
        for row, shown in [("scopeButtonTitles", "scopeButtonTitles"), ("objectValues", "ibShadowedObjectValues")]:
            for index, item in enumerate(element.findall(f"{row}/string")):
                keys[f"{identity}.{shown}[{index}]"] = item.text
        localized = element.findall("userDefinedRuntimeAttributes/userDefinedRuntimeAttribute/localizedString")
        for index, item in enumerate(localized):
            keys[f"{identity}.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[{index}]"] = item.text
    return keys


def walked(prefix, value):
    """The texts of a loctable's value by branch, with the names that Swell gives them."""
    if isinstance(value, str):
        return {prefix: value}
    found = {}
    for rule, branches in value.items():
        if rule == "NSStringLocalizedFormatKey":
            found[f"{prefix}/format".strip("/")] = branches
            continue
        name = {"NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width"}.get(rule, rule)
        for branch, text in branches.items():
            if branch not in ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"):
                found.update(walked(f"{prefix}/{name}.{branch}".strip("/"), text))
    return found


def main():
    listed = defaultdict(dict)
    for line in open(sys.argv[1], encoding="utf-8"):
        row = json.loads(line)
        if row["translatable"]:
            listed[row["file"]][row["locale"], row["key"], row["variant"]] = row["value"]
    wrong, texts_read = [], 0
    sources = {}
    for path, rows in sorted(listed.items()):
        locale = next(iter(rows))[0]
        if path.endswith(".loctable"):
            table = plistlib.load(open(path, "rb"))
            expected = {(language, key, branch): text for language, keys in table.items() if language != "LocProvenance"
                        for key, value in keys.items() for branch, text in walked("", value).items()}
        elif path.endswith(".strings"):
            expected = openstep_plist.loads("{" + open(path, encoding="utf-8").read() + "}")
            expected = {(locale, key, ""): value for key, value in expected.items()}
        else:
            expected = {(locale, key, ""): value for key, value in extracted(path).items()}
            sources[path.rsplit(".", 1)[0].replace(locale + ".lproj", "*")] = {key for _, key, _ in expected}
        texts_read += len(rows)
        if expected != rows:
            wrong += [f"{path}: {key}: expected {expected.get(key)!r}, Swell lists {rows.get(key)!r}"
                      for key in sorted(expected.keys() | rows.keys()) if expected.get(key) != rows.get(key)]
    for path, rows in listed.items():
        if path.endswith(".strings"):
            name = path.rsplit(".", 1)[0].replace(next(iter(rows))[0] + ".lproj", "*")
            if {key for _, key, _ in rows} != sources.get(name):
                wrong.append(f"{path}: its keys differ from those of its document")
    print(f"{len(listed)} files, {texts_read} texts, {len(wrong)} differences")
    print("\n".join(wrong[:20]))
    sys.exit(1 if wrong or not texts_read else 0)


main()
