// Made-up apps, written to a folder for one test.

import Catalogs
import Foundation

/// Apps for tests that write.
public enum SampleApps {
    /// Writes the catalogs of a small English app: a strings file in UTF-16, its plurals, and the texts of its
    /// Info.plist.
    public static func small(in folder: TemporaryFolder, languages: [String] = []) throws {
        let table = """
            /* Title */
            "home.title" = "Welcome, %@";
            "home.photos" = "%1$lld of %2$lld photos";

            // No words
            "colon" = ":";
            "empty" = "";
            "home.link" = "Read <a href=\\"https://example.com\\">more</a>\\nnow";

            """
        try folder.write(
            Array("\u{FEFF}\(table)".data(using: .utf16LittleEndian) ?? Data()), to: "App/en.lproj/Localizable.strings")
        try folder.write(stringsDict, to: "App/en.lproj/Localizable.stringsdict")
        try folder.write(
            "CFBundleDisplayName = \"Photos\";\nNSCameraUsageDescription = \"To take photos.\";\n",
            to: "App/en.lproj/InfoPlist.strings")
        for language in languages {
            try folder.write("\"home.title\" = \"x %@\";\n", to: "App/\(language).lproj/Localizable.strings")
        }
    }

    private static let stringsDict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        	<key>albums</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>In %#@albums@</string>
        		<key>albums</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld album</string>
        			<key>other</key>
        			<string>%lld albums</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """

    /// A string catalog with plurals, substitutions, devices, an untranslatable text, and keys that are their own
    /// English.
    public static let stringCatalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : {

            },
            "%lld days left" : {
              "comment" : "Under the title"
            },
            "brand" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Photos"
                  }
                }
              },
              "shouldTranslate" : false
            },
            "device" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "device" : {
                      "mac" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Click here"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Tap here"
                        }
                      }
                    }
                  }
                }
              }
            },
            "found" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Gefunden: %#@files@"
                  },
                  "substitutions" : {
                    "files" : {
                      "argNum" : 1,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg Datei"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg Dateien"
                            }
                          }
                        }
                      }
                    }
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Found %#@files@"
                  },
                  "substitutions" : {
                    "files" : {
                      "argNum" : 1,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg file"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg files"
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            },
            "Save" : {

            }
          },
          "version" : "1.0"
        }
        """

    /// An XLIFF file without targets.
    public static let xliff = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="App/en.lproj/Localizable.strings" source-language="en" datatype="plaintext">
            <body>
              <trans-unit id="save" xml:space="preserve">
                <source>Save %@ &amp; <x id="1"/> close</source>
                <note>Button</note>
              </trans-unit>
              <trans-unit id="brand" translate="no">
                <source>Photos</source>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """
}
