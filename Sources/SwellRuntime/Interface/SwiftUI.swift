// Not run on a device: Swell is developed on Linux, where there is no SwiftUI. The tests check the types against
// declarations of the API that is used here.

#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Shows the content in the language in use, and again whenever the user chooses another one.
        ///
        /// It sets the locale, the layout direction, and `\.localizer` for lookups. The content changes its identity with
        /// the language, so its state is lost.
        public func languages(_ choice: LanguageChoice) -> some View {
            modifier(LanguageModifier(observer: LanguageObserver(choice)))
        }

        /// Lays the content out from left to right in every language: phone numbers, code, charts of time.
        public func leftToRightContent() -> some View {
            environment(\.layoutDirection, .leftToRight)
        }
    }

    private struct LanguageModifier: ViewModifier {
        @StateObject var observer: LanguageObserver

        func body(content: Content) -> some View {
            let localizer = observer.localizer
            return
                content
                .environment(\.locale, localizer.formats.locale)
                .environment(\.layoutDirection, localizer.language.isRightToLeft ? .rightToLeft : .leftToRight)
                .environment(\.localizer, localizer)
                .id(localizer.language)
        }
    }

    private struct LocalizerKey: EnvironmentKey {
        static let defaultValue: Localizer? = nil
    }

    extension EnvironmentValues {
        /// The texts and formats that `languages(_:)` chose; `nil` outside it.
        public var localizer: Localizer? {
            get { self[LocalizerKey.self] }
            set { self[LocalizerKey.self] = newValue }
        }
    }

    /// A picker with the system's choice and each language by its own name.
    public struct LanguagePicker: View {
        @StateObject private var observer: LanguageObserver
        private let choice: LanguageChoice
        private let title: String
        private let systemTitle: String

        /// Creates a picker with a label, and a name for the row of the system's choice.
        public init(_ choice: LanguageChoice, title: String, systemTitle: String) {
            _observer = StateObject(wrappedValue: LanguageObserver(choice))
            self.choice = choice
            self.title = title
            self.systemTitle = systemTitle
        }

        /// The picker, with the row of the language in use selected.
        public var body: some View {
            let selection = Binding<Languages.Entry>(get: { choice.selection }, set: { choice.select($0) })
            return Picker(selection: selection) {
                ForEach(choice.languages.entries, id: \.self) { entry in
                    Text(verbatim: entry.language?.localizedName ?? systemTitle).tag(entry)
                }
            } label: {
                Text(verbatim: title)
            }
        }
    }

    /// A system symbol that points the other way in languages from right to left, such as an arrow to the next page.
    public struct DirectionalIcon: View {
        private let name: String

        /// Creates an icon from the name of a symbol.
        public init(systemName: String) {
            name = systemName
        }

        /// The symbol.
        public var body: some View {
            Image(systemName: name).flipsForRightToLeftLayoutDirection(true)
        }
    }
#endif
