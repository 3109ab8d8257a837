// User input: keys, text, the mouse.

extension BrowserTab {
    /// A key that is not just its character.
    private static let named: [String: (code: Double, text: String)] = [
        "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), "Home": (36, ""), "End": (35, ""),
        "ArrowLeft": (37, ""),
        "ArrowRight": (39, ""), "ArrowUp": (38, ""), "ArrowDown": (40, ""), " ": (32, " "),
    ]

    /// Presses keys one after another: characters, or names such as `Enter`.
    package func press(_ keys: String...) async throws {
        for key in keys {
            let named = Self.named[key]
            let text = named?.text ?? key
            let code = named?.code ?? Double(key.uppercased().unicodeScalars.first?.value ?? 0)
            let common: [String: JSON] = [
                "key": .string(key), "windowsVirtualKeyCode": .number(code), "nativeVirtualKeyCode": .number(code),
            ]
            var down = common
            down["type"] = text.isEmpty ? "rawKeyDown" : "keyDown"
            if !text.isEmpty { down["text"] = .string(text) }
            try await call("Input.dispatchKeyEvent", .object(down))
            try await call("Input.dispatchKeyEvent", .object(common.merging(["type": "keyUp"]) { $1 }))
        }
    }

    /// Types a text at the cursor.
    package func type(_ text: String) async throws { try await call("Input.insertText", ["text": .string(text)]) }

    /// Scrolls an element into view and clicks on its center.
    package func click(_ selector: String) async throws {
        let place = try await evaluate(
            """
            (() => {
                const element = document.querySelector(\(quoted(selector)));
                element.scrollIntoView({ block: 'center', behavior: 'instant' });
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """, as: [Double].self)
        for type in ["mousePressed", "mouseReleased"] {
            try await call(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": .number(place[0]), "y": .number(place[1]), "button": "left",
                    "clickCount": 1,
                ])
        }
    }

    /// Selects an option of a list.
    package func choose(_ value: String, in selector: String) async throws {
        try await run(
            """
            const list = document.querySelector(\(quoted(selector)));
            list.value = \(quoted(value));
            if (list.value !== \(quoted(value))) throw new Error('there is no such option');
            for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
            """)
    }

    /// Allows the page to write and read the clipboard.
    package func allowClipboard() async throws {
        try await call(
            "Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    }

    /// A text as a JavaScript literal.
    package func quoted(_ text: String) -> String {
        var result = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", "[", "]", "=", "\"", "#", ".":
                result.unicodeScalars.append(scalar)
            default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return result + "'"
    }
}
