// Tests that nothing is worse than a note in a text whose key no code of a Rails app names.

import Testing

@Suite("Keys of Rails that stand in no file")
struct UnspokenRailsKeysTests {
    private static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "open_the_page_\($0)" }

    /// The notes in German of an app whose view names all keys but the last, with some other files; every translation
    /// loses the argument of its source.
    private func notes(
        _ others: [(path: String, text: String)] = [], group: String = "pages", manifest: String = "Gemfile"
    ) async throws -> [String] {
        func texts(_ language: String, _ text: String) -> String {
            "\(language):\n  \(group):\n" + Self.names.map { "    \($0): \"\(text)\"\n" }.joined()
        }
        let code = Self.names.dropLast().map { "<%= t('.\($0)') %>\n" }.joined()
        let lines = try await Audited.lines(
            "placeholder-mismatch",
            [
                (manifest, "gem 'rails'\n"), ("config/locales/en.yml", texts("en", "Open %{name}")),
                ("config/locales/de.yml", texts("de", "%{nam}")), ("app/views/pages/_list.html.erb", code),
            ] + others)
        #expect(lines.count == Self.names.count)
        return lines.filter { $0.hasSuffix("note") }
    }

    @Test("A key that no code names, and only a test, is one that nobody sees")
    func nowhere() async throws {
        let test = "assert_equal I18n.t('pages.open_the_page_i'), text\n"
        #expect(try await notes([("test/pages_test.rb", test)]) == ["de pages.open_the_page_i : note"])
    }

    @Test(
        "Code may choose from a group of keys",
        arguments: [
            "t(kind, scope: [:pages])", "t(\"pages.#{kind}\")", "t('pages').values", "t(:pages)",
            "GROUP = 'site.pages'", "[prefix, :pages, kind].join('.')", "t(\"#{pages}.#{kind}\")",
        ])
    func groups(code: String) async throws {
        #expect(try await notes([("app/models/page.rb", code + "\n")]).isEmpty)
    }

    @Test("Keys that begin with a full stop belong to the file or its folder")
    func lazy() async throws {
        let code = [("app/views/pages/show.html.erb", "<%= t(\".#{kind}\") %>\n")]
        #expect(try await notes(code).isEmpty)
        let elsewhere = [("app/views/users/show.html.erb", "<%= t(\".#{kind}\") %>\n")]
        #expect(try await notes(elsewhere).count == 1)
    }

    @Test("Keys of libraries, and of other apps with such files, may stand nowhere")
    func libraries() async throws {
        #expect(try await notes(group: "simple_form").isEmpty)
        #expect(try await notes([("Gemfile.lock", "    pages (1.0)\n")]).isEmpty)
        #expect(try await notes([("pages.gemspec", "Gem::Specification.new\n")]).isEmpty)
        #expect(try await notes(manifest: "composer.json").isEmpty)
    }

    @Test("The words for spans of time are shown only by the methods that look them up", arguments: [true, false])
    func spans(areShown: Bool) async throws {
        func texts(_ language: String, _ text: String) -> String {
            "\(language):\n  datetime:\n    distance_in_words:\n      about_a_day: \"\(text)\"\n"
        }
        let code = areShown ? "<%= time_ago_in_words(date) %>\n" : "<%= l(date) %>\n"
        let lines = try await Audited.lines(
            "placeholder-mismatch",
            [
                ("Gemfile", "gem 'rails'\n"), ("config/locales/en.yml", texts("en", "a day %{name}")),
                ("config/locales/de.yml", texts("de", "%{nam}")), ("app/views/pages/show.html.erb", code),
                ("app/controllers/application_controller.rb", "class ApplicationController\nend\n"),
            ])
        #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix("note") != areShown })
    }
}
