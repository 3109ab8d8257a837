// The points of an SVG path, parsed like a browser does.

/// Parses path data.
struct PathPlaces {
    struct Place: Equatable {
        var x = 0.0
        var y = 0.0
    }

    /// The start of each contour and the end of each of its lines and curves, without the closing line.
    private(set) var contours: [[Place]] = []

    init(_ data: String) {
        var tokens = Self.tokens(data)[...]
        var command: Character = " "
        var place = Place()
        func number() -> Double { tokens.popFirst().flatMap { Double($0) } ?? .nan }
        while let next = tokens.first {
            if next.count == 1, let letter = next.first, letter.isLetter {
                command = letter
                tokens.removeFirst()
            }
            let isRelative = command.isLowercase
            let origin = isRelative ? place : Place()
            switch command.lowercased() {
            case "z":
                if let first = contours.last?.first {
                    if contours[contours.count - 1].count > 1, contours.last?.last == first {
                        contours[contours.count - 1].removeLast()
                    }
                    place = first
                }
                continue
            case "h": place.x = origin.x + number()
            case "v": place.y = origin.y + number()
            case let name:
                let skipped = ["c": 4, "q": 2, "s": 2][name] ?? 0
                for _ in 0..<skipped { _ = number() }
                place = Place(x: origin.x + number(), y: origin.y + number())
            }
            if command.lowercased() == "m" {
                contours.append([place])
                command = isRelative ? "l" : "L"
            } else {
                contours[contours.count - 1].append(place)
            }
        }
        contours.removeAll { $0.count < 2 }
    }

    /// The commands, and the numbers with their signs.
    private static func tokens(_ data: String) -> [String] {
        var tokens: [String] = []
        var open = ""
        func end() {
            if !open.isEmpty { tokens.append(open) }
            open = ""
        }
        for character in data {
            if character.isLetter || character == " " || character == "-" { end() }
            if character.isLetter {
                tokens.append(String(character))
            } else if character != " " {
                open.append(character)
            }
        }
        end()
        return tokens
    }
}
