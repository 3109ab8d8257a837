// The scenes of a page.

import Basics
import Layouts
import Risk
import Rooms

/// Writes the scenes of a report, each as two lines: what a list of scenes needs, which a page parses at once, and its
/// drawings, parsed when shown.
struct PageScreens {
    /// The most bytes of drawings in a page: browsers take seconds to open larger ones.
    private static let most = 9_000_000
    /// The most bytes of pictures, which browsers read only when they are shown.
    private static let mostOfPictures = 24_000_000

    private var languages: [String] = []
    private var languageNumbers: [String: Int] = [:]
    private var views: [SceneView] = []
    private var viewNumbers: [SceneView: Int] = [:]
    private var looks = PageLooks()
    private var infos: [UInt8] = []
    private(set) var drawings: [UInt8] = []
    private(set) var photos: [UInt8] = []
    /// The names of the scenes that would make the page too large.
    private var leftOut: [String] = []

    init(_ report: RiskReport, _ pictures: inout PagePictures, _ folder: PageFolder) {
        let keys = PageKeyNumbers(report)
        for series in report.screens {
            var scene = PageScene(series)
            let json = scene.json(&pictures, &looks) { key, locale in
                keys.number(of: key, in: series.catalogs).flatMap { report.keys[$0].text(in: locale) }
            }
            guard drawings.count + json.bytes.count <= Self.most else {
                leftOut.append(series.scene.name)
                continue
            }
            drawings += json.bytes + [UInt8(ascii: "\n")]
            let taken = Self.photos(of: series).bytes
            let fits = photos.count + taken.count <= Self.mostOfPictures
            photos += (fits ? taken : Array("null".utf8)) + [UInt8(ascii: "\n")]
            infos += info(of: series, keys, folder).bytes + [UInt8(ascii: "\n")]
        }
    }

    var isEmpty: Bool { drawings.isEmpty }
    var hasPhotos: Bool { photos.contains(UInt8(ascii: "[")) }

    /// The pictures of a scene by language: the bytes in Base64, and the height as a share of the width; null without any.
    private static func photos(of series: SceneSeries) -> PageJSON {
        var json = PageJSON()
        guard series.languages.contains(where: { $0.picture != nil }) else {
            json.null()
            return json
        }
        json.list { json in
            for language in series.languages {
                guard let picture = language.picture else {
                    json.null()
                    continue
                }
                json.list { json in
                    json.text(Base64.text(picture.png))
                    json.number(Double(picture.height) / Double(picture.width))
                }
            }
        }
        return json
    }

    /// The languages, views and looks on the first line, then a line for each scene.
    var list: [UInt8] {
        var json = PageJSON()
        json.object { json in
            json.field("languages", languages) { $0.text($1) }
            json.field("views", views) { json, view in
                json.list { json in
                    json.text(view.device.name)
                    json.text(view.textSize?.name ?? "")
                }
            }
            json.field("roles", TextRole.allCases) { $0.text($1.rawValue) }
            looks.write(to: &json)
            json.field("leftOut", leftOut) { $0.text($1) }
        }
        return json.bytes + [UInt8(ascii: "\n")] + infos
    }

    /// The name of a scene, its keys by slot, its languages and views, and how many texts break in each: language by
    /// language, view by view.
    private mutating func info(of series: SceneSeries, _ keys: PageKeyNumbers, _ folder: PageFolder) -> PageJSON {
        let shown = Set(series.languages.flatMap(\.drawings).compactMap(\.self).flatMap(\.texts).map(\.slot))
        let languages = series.languages.map { language(named: $0.locale) }
        let views = series.views.map { view(like: $0) }
        let breaks = series.languages.flatMap { language in
            language.drawings.map { $0?.texts.count { $0.state == .breaking } ?? 0 }
        }
        var json = PageJSON()
        json.object { json in
            json.key("name")
            json.text(series.scene.name)
            json.field("document", folder.relative(series.document))
            if series.scene.unit != .points { json.field("unit", series.scene.unit.symbol) }
            json.field(
                "roles", PageNumber.text(series.scene.texts.map { TextRole.allCases.firstIndex(of: $0.role) ?? 0 }))
            json.field("keys", Array(series.scene.texts.enumerated())) { json, slot in
                guard shown.contains(slot.offset) else { return json.number(-1) }
                if let number = keys.number(of: slot.element.key, in: series.catalogs) {
                    json.number(number)
                } else {
                    json.text(slot.element.key)
                }
            }
            json.field("languages", PageNumber.text(languages))
            json.field("views", PageNumber.text(views))
            json.field("breaks", PageNumber.text(breaks))
        }
        return json
    }

    private mutating func language(named locale: String) -> Int {
        if let known = languageNumbers[locale] { return known }
        languageNumbers[locale] = languages.count
        languages.append(locale)
        return languages.count - 1
    }

    private mutating func view(like view: SceneView) -> Int {
        if let known = viewNumbers[view] { return known }
        viewNumbers[view] = views.count
        views.append(view)
        return views.count - 1
    }
}

extension KeyRisk {
    /// Its text in a language, or in the source language if it is not translated.
    fileprivate func text(in locale: String) -> String? {
        (cells + pseudo).first { $0.locale == locale && $0.text != nil }?.text ?? source.text
    }
}

/// The positions of keys in a report.
private struct PageKeyNumbers {
    private var numbers: [String: [String: Int]] = [:]

    init(_ report: RiskReport) {
        for (number, key) in report.keys.enumerated() {
            numbers[report.path(of: key) ?? "", default: [:]][key.key] = number
        }
    }

    /// The first key of a name in one of some catalogs.
    func number(of key: String, in catalogs: [String]) -> Int? {
        catalogs.lazy.compactMap { numbers[$0]?[key] }.first
    }
}
