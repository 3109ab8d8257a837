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

    @Test("So does the name of a unit in XLIFF 2")
    func namesOfUnits() throws {
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
            <unit id="I3TZF5S" name="cancel"><segment><source>Cancel</source><target>Abbrechen</target></segment></unit>
            <unit id="confirm" name="ok"><segment><source>OK</source><target>OK</target></segment></unit>
            </file></xliff>

            """
        #expect(try Corpora.read(text, as: "messages.de.xlf").entries.map(\.key) == ["f#cancel", "f#confirm"])
    }
}
