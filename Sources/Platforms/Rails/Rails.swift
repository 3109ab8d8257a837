// Rails, and other frameworks that read YAML.

import Catalogs

extension Platform {
    static let rails = Platform(
        name: "Rails", formats: [Format(YAMLLanguagesFormat.self), Format(YAMLFormat.self)],
        files: PlatformFiles(
            layouts: ["erb", "haml"], code: ["rb"], fallbackMarks: [["18n.fallbacks"], ["I18n::Backend::Fallbacks"]],
            keyMarks: [["Rails::Application"]],
            languageSetting: "config.i18n.available_locales",
            mayShow: BrowserExtensions.mayShow,
            ownPluralRule: OwnPluralRule(
                forms: ["one"], manifests: ["Gemfile"],
                // The gem with the rules, one that depends on it, and one with its own.
                otherLibraries: ["rails-i18n", "devise-i18n", "russian"],
                otherFiles: ["plurals.rb", "plural.rb", "pluralization.rb"])),
        preview: RailsPreview.notes,
        frameworkKeys: [
            "number.", "date.", "time.", "datetime.", "support.", "helpers.", "errors.format", "errors.messages",
            "errors.template", "activerecord.errors", "activemodel.errors", "i18n.",
            // Gems that contain their English texts.
            "devise.", "doorkeeper.", "kaminari.", "pagy.", "ransack.", "will_paginate.", "views.pagination",
            "simple_form.error_notification", "simple_form.no", "simple_form.required", "simple_form.yes",
        ],
        librariesAddScopes: true,
        spelledKeys: SpelledKeys(
            length: .short, manifest: "Gemfile", called: [distances], appClass: "ApplicationController",
            haveScopes: true),
        composedKeys: [
            "active_admin.", "activemodel.", "activerecord.", "administrate.", "attributes.", "cancan.", "countries.",
            "enumerize.", "enums.", "errors.", "flash.", "formtastic.", "languages.", "mongoid.", "pundit.",
            "rails_admin.", "simple_form.", "unauthorized.", "views.",
        ],
        dialect: { _ in RailsDialect.self })

    /// The words for spans of time.
    private static let distances = CalledKeys(
        beginning: "datetime.distance_in_words",
        callers: [
            "distance_of_time_in_words", "distance_of_time_in_words_to_now", "time_ago_in_words", "distance_in_words",
            "distance_of_time_in_words_hash", "dotiw",
            // Libraries with views of their own.
            "activeadmin", "administrate", "avo", "motor_admin", "rails_admin", "trestle",
        ])
}
