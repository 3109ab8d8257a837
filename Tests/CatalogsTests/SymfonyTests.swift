// XLIFF as Symfony writes it: hashes as ids, keys beside them.

import Catalogs
import TestSupport
import Testing

@Suite("Symfony's XLIFF")
struct SymfonyTests {
    private func key(id: String, name: String) throws -> String? {
        let text = """
            <xliff version="1.2"><file source-language="en" target-language="de" original="messages.en.xlf"><body>
            <trans-unit id="\(id)" \(name)><source>Cancel</source><target>Abbrechen</target></trans-unit>
            </body></file></xliff>

            """
        return try Corpora.read(text, as: "messages.de.xlf").entries.first?.key
    }

    @Test(
        "The key of a unit stands beside the hash of it",
        arguments: [
            ("I3TZF5S", "resname=\"cancel\"", "cancel"), (".0CFrRV", "resname=\"cancel\"", "cancel"),
            ("I3TZF5S", "", "I3TZF5S"), ("I3TZF5S", "resname=\"\"", "I3TZF5S"),
            ("confirm", "resname=\"dialog\"", "confirm"), ("a.cancel", "resname=\"x\"", "a.cancel"),
        ])
    func keys(id: String, name: String, key: String) throws {
        #expect(try self.key(id: id, name: name) == "messages.en.xlf#\(key)")
    }
}
