// The picture of a whole page, taken window by window: a window as high as the page would change its layout.

import Basics

extension BrowserTab {
    private static let mostWindows = 12

    /// The picture of a page as PNG; of a very long page, its beginning.
    func picture(within seconds: Double) async throws -> [UInt8] {
        let size = try await evaluate(
            "[innerWidth, innerHeight, document.documentElement.scrollHeight, scrollX, scrollY]", as: [Double].self)
        guard size.count == 5, size[1] > 0 else { return [] }
        let pageHeight = min(max(size[1], size[2]), size[1] * Double(Self.mostWindows))
        var parts: [(top: Double, image: String)] = []
        var top = 0.0
        while top < pageHeight {
            let at = min(top, max(0, pageHeight - size[1]))
            try await scroll(to: (0, at))
            parts.append(
                (at, try await call("Page.captureScreenshot", ["format": "png"], within: seconds)["data"].string ?? ""))
            top += size[1]
        }
        try await scroll(to: (size[3], size[4]))
        guard parts.count > 1 else { return Base64.decode(Array(parts[0].image.utf8)[...]) ?? [] }
        return try await joined(parts, width: size[0], height: pageHeight, within: seconds)
    }

    private func scroll(to place: (x: Double, y: Double)) async throws {
        try await run(
            """
            scrollTo({ left: \(place.x), top: \(place.y), behavior: 'instant' });
            await Promise.race([
                new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
                new Promise((done) => setTimeout(done, 300)),
            ]);
            """)
    }

    /// Joins pictures on an empty page, which no policy of the app's restricts.
    private func joined(
        _ parts: [(top: Double, image: String)], width: Double, height: Double, within seconds: Double
    ) async throws -> [UInt8] {
        let page = try await BrowserTab(in: browser, domains: ["Page", "Runtime"])
        try await page.run(
            "window.parts = document.createElement('canvas'); parts.width = \(width); parts.height = \(height);")
        for part in parts {
            try await page.run(
                """
                const image = new Image();
                image.src = 'data:image/png;base64,\(part.image)';
                await image.decode();
                parts.getContext('2d').drawImage(image, 0, \(part.top), \(width), \(width) * image.height / image.width);
                """)
        }
        let address = try await page.evaluate("parts.toDataURL('image/png')", as: String.self, within: seconds)
        try await page.close()
        return Base64.decode(Array(address.utf8.drop { $0 != UInt8(ascii: ",") }.dropFirst())[...]) ?? []
    }
}
