"""Generates an app: real words in ten scripts, in boxes at every text size, for Scripts/benchmarks/report."""

tags = ("de fr es it pt-BR nl sv da nb fi pl cs sk hu ro hr tr el ru uk bg ar he hi th vi id ja ko zh-Hans").split()
words = {
    "Latn": "Liegeplatz Hafen Gezeit Buchung Festmachen Tiefe Fahrwasser Jachthafen Schiffer Logbuch Anker".split(),
    "Cyrl": "причал гавань прилив бронирование глубина фарватер якорь шкипер журнал прогноз".split(),
    "Grek": "λιμάνι παλίρροια κράτηση βάθος άγκυρα ημερολόγιο πρόβλεψη σταθμός".split(),
    "Arab": "مرسى ميناء المد حجز العمق القناة مرساة السجل توقعات الوصول".split(),
    "Hebr": "מעגן נמל גאות הזמנה עומק תעלה עוגן יומן תחזית הגעה".split(),
    "Deva": "बंदरगाह ज्वार बुकिंग गहराई लंगर लॉगबुक पूर्वानुमान आगमन".split(),
    "Thai": "ท่าเรือ น้ำขึ้น การจอง ความลึก สมอ สมุดบันทึก พยากรณ์ ขาเข้า".split(),
    "Jpan": "係留 港 潮汐 予約 水深 航路 錨 航海日誌 予報 到着".split(),
    "Kore": "정박지 항구 조수 예약 수심 항로 닻 항해일지 예보 도착".split(),
    "Hans": "泊位 港口 潮汐 预订 水深 航道 锚 日志 预报 到达".split(),
}
english = "berth harbour tide booking mooring depth channel marina skipper logbook anchor forecast".split()
scripts = {"el": "Grek", "ru": "Cyrl", "uk": "Cyrl", "bg": "Cyrl", "ar": "Arab", "he": "Hebr", "hi": "Deva",
           "th": "Thai", "ja": "Jpan", "ko": "Kore", "zh-Hans": "Hans"}
configuration = """budgets:
  "button.*": {width: 96, style: body}
  "title.*": {width: 240, style: headline}
  "note.*": {width: 280, lines: 2, style: footnote}
  "row.*": {width: 200, lines: 3, style: body, min-scale: 0.8}
  "code.*": 20
"""
kinds = {"button": 1, "title": 3, "note": 7, "row": 9, "code": 2, "free": 5}


def text(language, number, kind):
    """A text of a language, with the number of words for its kind; one in ten has a placeholder."""
    own = english if language == "en" else words[scripts.get(language, "Latn")]
    offset = 0 if language == "en" else tags.index(language)
    count = kinds[kind] + (number // 6 + offset) % 2
    line = " ".join(own[(number * 7 + place * 5 + offset) % len(own)] for place in range(count))
    return line + (" %lld" if number % 10 == 0 else "")


def write(folder, keys, languages):
    """Writes the app, with the boxes of its texts."""
    for language in ["en"] + tags[:languages]:
        (folder / f"{language}.lproj").mkdir(parents=True, exist_ok=True)
        with open(folder / f"{language}.lproj" / "Localizable.strings", "w", encoding="utf-8") as file:
            for number in range(keys):
                kind = list(kinds)[number % len(kinds)]
                # A tenth is not translated.
                if language == "en" or (number + len(language)) % 10:
                    file.write(f'"{kind}.{number}" = "{text(language, number, kind)}";\n')
    (folder / ".swell.yml").write_text(configuration)
