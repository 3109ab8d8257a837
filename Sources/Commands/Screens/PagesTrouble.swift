// Errors of a file of pages that only show when it is used.

import Basics
import Browser

/// What prevents the recording of pages.
struct PagesTrouble: Error {
    var file: String?
    let words: String

    var message: String { file.map { "\($0): \(words)" } ?? words }
}

extension RecordingPlan.Problem {
    /// The problem in words, with advice.
    var words: String {
        switch self {
        case .noBase: "there is no address of the app; expected 'base: http://127.0.0.1:8080', or --base"
        case .noPages: "there are no pages; expected 'pages' with names and addresses, such as 'home: /'"
        case .foreign(let address):
            "'\(address.shortened)' is not on this computer; if pages may be opened there, add its host to 'hosts'"
        case .misnamed(let name):
            "'\(name.shortened)' cannot be a part of a file's name; expected only letters, digits, '-' and '_'"
        case .width(let text): "invalid value '\(text.shortened)' for --width; expected a width from 200 to 4000"
        case .marks(let file): "'\(file)' is not the swell-marks.json that 'swell generate --marked' wrote"
        }
    }
}
