// UTF-8 that was read in another encoding, and its original.

import Basics

/// A text whose UTF-8 bytes were read in another encoding.
struct Misreading {
    /// The misread characters of the first proof: `Ã©`.
    let found: String
    /// Their original: `é`.
    let meant: String
    /// The encoding that the text was read in.
    let encoding: String
    /// The original text, decoded as many times as it was misread.
    let repaired: [UInt8]

    /// The maximum number of times that a text is assumed to be misread.
    private static let most = 4

    /// Creates the misreading of a text; nil if somebody may have written the text like this.
    init?(_ utf8: borrowing [UInt8]) {
        guard let (page, proof, first) = Self.proof(in: utf8) else { return nil }
        var repaired = first.repaired(utf8)
        for _ in 1..<Self.most {
            guard let (_, _, again) = Self.proof(in: repaired) else { break }
            repaired = again.repaired(repaired)
        }
        found = String(decoding: utf8[proof.range], as: UTF8.self)
        meant = String(decoding: Self.withoutControls(Array(proof.meant.utf8)), as: UTF8.self)
        encoding = page.name
        self.repaired = Self.withoutControls(repaired)
    }

    /// Replaces control characters by the letters of Windows-1252 that programs once saved as such: U+009A by `š`.
    private static func withoutControls(_ utf8: [UInt8]) -> [UInt8] {
        guard utf8.has(0xC2) else { return utf8 }
        let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars.map { scalar in
            CodePage.windows.scalar(of: scalar.value) ?? scalar
        }
        return Array(String(String.UnicodeScalarView(scalars)).utf8)
    }

    private static func proof(in utf8: [UInt8]) -> (page: CodePage, proof: Pieces.Proof, pieces: Pieces)? {
        var best: (page: CodePage, proof: Pieces.Proof, pieces: Pieces)?
        for page in candidates(for: utf8) {
            let pieces = Pieces(utf8, page)
            // If two encodings make sense, takes the one that explains more: `‚Ä¶` contains `Ä¶`.
            guard pieces.length > best?.pieces.length ?? 0, let proof = pieces.proof(in: utf8) else { continue }
            best = (page, proof, pieces)
        }
        return best
    }

    /// Returns the encodings that a quick scan of the bytes does not exclude: most texts have none.
    private static func candidates(for utf8: [UInt8]) -> [CodePage] {
        guard utf8.hasThreeAboveASCII else { return [] }
        var (isWindows, isMac, isCyrillic) = (false, false, false)
        var (hasThai, hasControl) = (false, false)
        var at = 0
        while at + 2 < utf8.count {
            let (lead, next) = (utf8[at], utf8[at + 1])
            switch lead {
            case 0xC3 where 0x82...0xB4 ~= next && utf8[at + 2] >= 0x80: isWindows = true
            // ¬, » and ƒ.
            case 0xC2 where (next == 0xAC || next == 0xBB) && utf8[at + 2] >= 0x80: isMac = true
            case 0xC6 where next == 0x92 && utf8[at + 2] >= 0x80: isMac = true
            case 0xE2 where at + 3 < utf8.count && utf8[at + 3] >= 0x80:
                if utf8.has("√", at: at) || utf8.has("≈", at: at)
                    || next == 0x80 && [0x93, 0x94, 0x9A, 0x9E].contains(utf8[at + 2])
                {
                    isMac = true
                }
            case 0xD0 where next & 0xFE == 0xA0 && utf8[at + 2] >= 0x80:
                // Not if a Russian letter follows: А to я are D0 90 to D1 8F.
                let third = at + 3 < utf8.count ? utf8[at + 3] : 0
                isCyrillic =
                    isCyrillic || !(utf8[at + 2] == 0xD0 && third >= 0x90 || utf8[at + 2] == 0xD1 && third < 0x90)
            case 0xC2 where next < 0xA0: hasControl = true
            case 0xE0 where next == 0xB8 || next == 0xB9: hasThai = true
            default: break
            }
            at += 1
        }
        // Thai is usual; control characters among its letters are not.
        let isThai = hasThai && hasControl
        guard isWindows || isMac || isCyrillic || isThai else { return [] }
        // The letters that suggest Windows-1252 exist in Mac Roman, too: misread Chinese begins with them.
        let pages: [(Bool, CodePage)] = [
            (isWindows, .windows), (isMac || isWindows, .mac), (isCyrillic, .cyrillic),
            (isThai, .thai),
        ]
        return pages.compactMap { $0.0 ? $0.1 : nil }
    }
}

extension [UInt8] {
    /// Whether three adjacent bytes are not ASCII.
    ///
    /// Misread text has at least two adjacent characters that are not ASCII; most texts have only single ones. The
    /// compiler vectorizes the loop because it has no branch.
    fileprivate var hasThreeAboveASCII: Bool {
        withUnsafeBufferPointer { bytes in
            var all: UInt8 = 0
            for at in 0..<Swift.max(bytes.count - 2, 0) { all |= bytes[at] & bytes[at &+ 1] & bytes[at &+ 2] }
            return all >= 0x80
        }
    }
}

/// The pieces of a text that are valid UTF-8 when encoded in an encoding.
private struct Pieces {
    /// Characters that were one character.
    struct Piece {
        /// Their range in the text.
        let range: Range<Int>
        /// Their bytes in the encoding: the UTF-8 of the original character.
        let bytes: [UInt8]
    }

    /// Characters that nobody writes next to each other.
    struct Proof {
        let range: Range<Int>
        let meant: String
    }

    private let page: CodePage
    private var pieces: [Piece] = []

    /// The total number of bytes of the pieces in the text.
    var length: Int { pieces.reduce(0) { $0 + $1.range.count } }

    init(_ utf8: [UInt8], _ page: CodePage) {
        self.page = page
        var at = 0
        while at < utf8.count {
            if let piece = Self.piece(at: at, in: utf8, page) {
                pieces.append(piece)
                at = piece.range.upperBound
            } else {
                at += utf8.scalar(at: at).length
            }
        }
    }

    private static func piece(at start: Int, in utf8: [UInt8], _ page: CodePage) -> Piece? {
        let first = utf8.scalar(at: start)
        guard first.value >= 0x80, let lead = page.byte(of: first.value), 0xC2...0xF4 ~= lead else { return nil }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var bytes = [lead]
        var at = start + first.length
        while bytes.count < length, at < utf8.count {
            let next = utf8.scalar(at: at)
            guard let byte = page.byte(of: next.value), byte & 0xC0 == 0x80 else { return nil }
            bytes.append(byte)
            at += next.length
        }
        // Overlong forms and surrogates are not valid UTF-8.
        guard bytes.count == length, String(validating: bytes, as: UTF8.self) != nil else { return nil }
        return Piece(range: start..<at, bytes: bytes)
    }

    /// Returns the text with the original characters.
    func repaired(_ utf8: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var at = 0
        for piece in pieces {
            output += utf8[at..<piece.range.lowerBound]
            output += piece.bytes
            at = piece.range.upperBound
        }
        return output + utf8[at...]
    }

    private static func range(of run: ArraySlice<Piece>) -> Range<Int> {
        (run.first?.range.lowerBound ?? 0)..<(run.last?.range.upperBound ?? 0)
    }

    /// Returns the first run of adjacent pieces that cannot be a coincidence.
    func proof(in utf8: [UInt8]) -> Proof? {
        var index = 0
        while index < pieces.count {
            var end = index + 1
            while end < pieces.count, pieces[end].range.lowerBound == pieces[end - 1].range.upperBound { end += 1 }
            let run = pieces[index..<end]
            let isProof =
                run.reduce(0) { $0 + $1.bytes.count } >= page.proof
                && !(page.hasWords && MisreadingEvidence.isWord(utf8[Self.range(of: run)]))
                || run.contains { MisreadingEvidence.isProof($0.bytes, $0.range, in: utf8, page) }
            if isProof, let first = run.first, let last = run.last {
                let meant = String(decoding: run.flatMap(\.bytes), as: UTF8.self)
                return Proof(range: first.range.lowerBound..<last.range.upperBound, meant: meant)
            }
            index = end
        }
        return nil
    }
}
