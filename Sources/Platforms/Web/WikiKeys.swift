// The keys of MediaWiki whose values a program reads: lists of links, titles of pages, access keys.

/// Keys of MediaWiki messages that are not texts for people.
enum WikiKeys {
    private static let whole: Set<String> = [
        "sidebar", "mainpage", "aboutpage", "copyrightpage", "disclaimerpage", "edithelppage", "faqpage", "helppage",
        "privacypage",
    ]
    private static let beginnings = ["accesskey-", "grouppage-"]
    private static let ends = ["-accesskey", "-url"]

    static func areForPrograms(_ key: String) -> Bool {
        whole.contains(key) || beginnings.contains(where: key.hasPrefix) || ends.contains(where: key.hasSuffix)
    }
}
