// Keys added to catalogs, as the platform's own tools write them.

import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("New keys in catalogs")
struct NewKeyTests {
    private static func strings(_ text: String, adding keys: NewKey...) throws -> String {
        let catalog = try Corpora.read(Array(text.utf8), as: "en.lproj/Localizable.strings")
        return String(decoding: try catalog.adding(keys).bytes, as: UTF8.self)
    }

    @Test("A key goes to its place in a file that is sorted, with its comment above")
    func sorted() throws {
        let text = "/* First */\n\"a\" = \"A\";\n\n/* Third */\n\"c\" = \"C\";\n"
        #expect(
            try Self.strings(text, adding: NewKey("b", value: "B", comment: "Second"))
                == "/* First */\n\"a\" = \"A\";\n\n/* Second */\n\"b\" = \"B\";\n\n/* Third */\n\"c\" = \"C\";\n")
    }

    @Test("A key goes to the end of a file in no order")
    func unsorted() throws {
        let text = "\"c\" = \"C\";\n\"a\" = \"A\";\n\"b\" = \"B\";\n"
        #expect(
            try Self.strings(text, adding: NewKey("aa"))
                == text + "/* No comment provided by engineer. */\n\"aa\" = \"aa\";\n")
    }

    @Test("Keys before all others go above the first comment, in order")
    func first() throws {
        let text = "// A license\n\n/* M */\n\"m\" = \"M\";\n\n/* N */\n\"n\" = \"N\";\n"
        let bytes = try Self.strings(text, adding: NewKey("b", comment: "B"), NewKey("a", comment: "A"))
        #expect(
            bytes == "// A license\n\n/* A */\n\"a\" = \"a\";\n\n/* B */\n\"b\" = \"b\";\n\n"
                + text.dropFirst("// A license\n\n".count))
    }

    @Test("A file that does not exist yet gets all keys")
    func new() throws {
        #expect(
            try Self.strings("", adding: NewKey("a", comment: "A"), NewKey("b", comment: "B"))
                == "/* A */\n\"a\" = \"a\";\n\n/* B */\n\"b\" = \"b\";\n")
    }

    @Test("Several placeholders of a text are numbered, those of its key are not")
    func placeholders() throws {
        #expect(
            try Self.strings("", adding: NewKey("%@ of %lld", comment: "C"))
                == "/* C */\n\"%@ of %lld\" = \"%1$@ of %2$lld\";\n")
        #expect(try Self.strings("", adding: NewKey("%d %%", comment: "C")) == "/* C */\n\"%d %%\" = \"%d %%\";\n")
    }

    @Test("Quotes, line breaks and ends of comments in new keys are harmless")
    func escapes() throws {
        #expect(
            try Self.strings("", adding: NewKey("a \"b\"\n", comment: "x */ y\nz"))
                == "/* x * / y\n   z */\n\"a \\\"b\\\"\\n\" = \"a \\\"b\\\"\\n\";\n")
    }

    @Test("Lines end as they do in the file, and its last line gets an end")
    func lineEnds() throws {
        #expect(
            try Self.strings("\"a\" = \"A\";\r\n\r\n\"b\" = \"B\";", adding: NewKey("c", comment: "C"))
                == "\"a\" = \"A\";\r\n\r\n\"b\" = \"B\";\r\n\r\n/* C */\r\n\"c\" = \"c\";\r\n")
    }

    @Test("XML property lists and files with errors gain no keys")
    func refused() {
        #expect(throws: RewriteError.self) {
            try Self.strings("<?xml version=\"1.0\"?><plist><dict></dict></plist>", adding: NewKey("a"))
        }
        #expect(throws: RewriteError.self) { try Self.strings("\"a\" = ", adding: NewKey("b")) }
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            },
            "C" : {

            }
          },
          "version" : "1.0"
        }
        """

    @Test("A key of a string catalog looks as Xcode writes it, where Xcode sorts it")
    func stringCatalog() throws {
        let catalog = try Corpora.read(Array(Self.catalog.utf8), as: "Localizable.xcstrings")
        let bytes = try catalog.adding([NewKey("b", value: "B", comment: "Second"), NewKey("d")]).bytes
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "a" : {

                    },
                    "b" : {
                      "comment" : "Second",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "B"
                          }
                        }
                      }
                    },
                    "C" : {

                    },
                    "d" : {

                    }
                  },
                  "version" : "1.0"
                }
                """)
    }

    @Test("A string catalog without keys, and an empty file, get all keys")
    func emptyCatalog() throws {
        for text in ["", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"] {
            let catalog = try Corpora.read(Array(text.utf8), as: "Localizable.xcstrings")
            let made = try Corpora.read(
                try catalog.adding([NewKey("b"), NewKey("a")]).bytes, as: "Localizable.xcstrings")
            #expect(made.faults.isEmpty)
            #expect(Set(made.entries.map(\.key)) == ["a", "b"])
        }
    }
}
