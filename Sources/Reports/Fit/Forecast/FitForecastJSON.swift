// A forecast as fields of the JSON of a measured message.

import MessageLayout

/// Writes a forecast as a field of a message.
enum FitForecastJSON {
    static func field(_ forecast: FitForecast, to json: inout JSONWriter) {
        json.object("forecast") { json in
            json.field("safe", forecast.isSafe)
            json.field("largest", forecast.largest)
            json.array("locales", forecast.locales) { json, locale in
                json.object { json in
                    json.field("locale", locale.tag)
                    json.field("basis", locale.basis)
                    json.field("chance", locale.chance?.thousandths)
                    json.field("chanceAtLargest", locale.chanceAtLargest?.thousandths)
                    json.array("needs", zip(FitForecast.shares, locale.needs)) { json, need in
                        json.object { json in
                            json.field("share", need.0)
                            json.field("need", need.1?.hundredthsUp)
                        }
                    }
                    json.field("longestSource", locale.longestSource)
                }
            }
        }
    }
}
