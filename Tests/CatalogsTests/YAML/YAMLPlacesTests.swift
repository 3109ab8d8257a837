// The YAML files that a search recognizes as catalogs.

import Catalogs
import Foundation
import Projects
import TestSupport
import Testing

@Suite("YAML catalogs among other YAML")
struct YAMLPlacesTests {
    static let texts = "en:\n  a: A\n"

    @Test("Files with texts are found, and settings are not")
    func walk() throws {
        let folder = try TemporaryFolder()
        let found = [
            "config/locales/en.yml", "config/locales/devise.de.yml", "config/locales/models/user.yml",
            "i18n/de/app.yml",
            "translations/messages.en.yaml", "translations/messages+intl-icu.fr.yaml", "pt-BR.yml",
        ]
        for path in found { _ = try folder.write(Self.texts, to: path) }
        for path in [
            ".travis.yml", ".swell.yml", "docker-compose.yml", "config/database.yml", "openapi.yaml",
            ".github/workflows/ci.yml", "config/locales/.hidden.yml",
        ] {
            _ = try folder.write(Self.texts, to: path)
        }
        _ = try folder.write("openapi: 3.0.0\npaths: {}\n", to: "docs/openapi.en.yaml")
        _ = try folder.write("# A list\n- a\n", to: "locales/list.yml")
        let project = Project([folder.url.path])
        #expect(Set(project.files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) }) == Set(found))
    }

    @Test("Files of one table are recognized by their names")
    func tables() throws {
        let folder = try TemporaryFolder()
        for path in ["config/locales/en.yml", "config/locales/de.yml", "config/locales/devise.en.yml"] {
            _ = try folder.write(Self.texts, to: path)
        }
        #expect(Project([folder.url.path]).tables.count == 2)
    }
}
