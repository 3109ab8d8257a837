// A forecast as fields in the JSON of a measured message.

import MessageLayout

/// Writes a forecast as a field of a message.
enum FitForecastJSON {
    static func field(_ forecast: FitForecast, to json: inout JSONWriter) {
        json.object("forecast") { json in
            json.field("safe", forecast.isSafe)
            json.field("largest", forecast.largest)
            json.objects("locales", forecast.locales) { json, locale in
                json.field("locale", locale.tag)
                json.field("basis", locale.basis)
                json.field("chance", locale.chance?.thousandths)
                json.field("chanceAtLargest", locale.chanceAtLargest?.thousandths)
                json.objects("needs", zip(FitForecast.shares, locale.needs)) { json, need in
                    json.field("share", need.0)
                    json.field("need", need.1?.hundredthsUp)
                }
                json.field("longestSource", locale.longestSource)
                json.field("missingHeight", locale.missingHeight?.hundredthsUp)
                json.field("needAtLargest", locale.atLargest?.enough?.hundredthsUp)
                json.field("longestSourceAtLargest", locale.atLargest?.longestSource)
                json.field("missingHeightAtLargest", locale.atLargest?.missingHeight?.hundredthsUp)
            }
        }
    }
}
