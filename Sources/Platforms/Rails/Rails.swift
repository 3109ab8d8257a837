// Rails, and other frameworks that read YAML.

import Catalogs

extension Platform {
    static let rails = Platform(
        name: "Rails", formats: [Format(YAMLLanguagesFormat.self), Format(YAMLFormat.self)],
        files: PlatformFiles(
            layouts: ["erb", "haml"], code: ["rb"], fallbackMarks: [["18n.fallbacks"], ["I18n::Backend::Fallbacks"]],
            keyMarks: [["Rails::Application"]],
            languageSetting: "config.i18n.available_locales",
            ownPluralRule: OwnPluralRule(
                forms: ["one"], manifests: ["Gemfile"], otherLibraries: ["rails-i18n"],
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
        dialect: { _ in RailsDialect.self })
}
