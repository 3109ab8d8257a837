// The flags for the fonts to measure with.

import Basics
import Configuration
import Fonts
import Reports

enum FontFlags {
    static let font = Flag(
        name: "font", value: "FONT", summary: "The font family or file, size and weight, such as 'Inter 17 semibold'.")
    static let file = Flag(
        name: "font-file", value: "PATH", takes: .files, isRepeatable: true,
        summary: "A font file, or a folder of fonts, to use before installed fonts; repeatable.")

    /// Parses a font description for the fonts of a library.
    static func description(
        _ text: String, _ library: FontLibrary, command: String
    ) throws(UsageError) -> FontDescription {
        do throws(FontDescriptionError) {
            return try library.description(text)
        } catch {
            throw .font("--font: " + error.message, command: command)
        }
    }

    /// The fonts given by flags, those given by the configuration, and the installed ones.
    ///
    /// Warns about skipped files in font folders unless `isTold`, that is, if they were already reported.
    static func library(
        _ invocation: Invocation, _ settings: Settings, isTold: Bool = false, command: String
    ) throws(UsageError) -> FontLibrary {
        guard !invocation.values(of: file).contains("") else {
            throw .unreadableValue("", flag: file.name, expected: "the path of a font file or folder", command: command)
        }
        let configuration = settings.configuration
        let configured = configuration.fonts.files.map { file in
            Located(FolderListing.beside(configuration.file, file.value), at: file.place)
        }
        // Also open each alone, so that an error has its place.
        for file in configured {
            do throws(FontError) {
                _ = try FontLibrary(files: [file.value], usesInstalled: false)
            } catch {
                throw .font(place(file.place, configuration) + error.message, command: command)
            }
        }
        do throws(FontError) {
            let library = try FontLibrary(
                files: invocation.values(of: file) + configured.map(\.value),
                fallbacks: configuration.fonts.fallback.map(\.value))
            let console = Console(color: invocation.value(of: .color) ?? "auto")
            for error in isTold ? [] : library.leftOut {
                console.complain("\(error.message); the other fonts in its folder are used")
            }
            return library
        } catch {
            throw .font(error.message, command: command)
        }
    }

    /// Returns the fonts for a description.
    static func stack(
        _ description: FontDescription, _ library: FontLibrary, _ settings: Settings, command: String
    ) throws(UsageError) -> FontStack {
        do throws(FontError) {
            return try library.stack(description)
        } catch {
            let fallback = settings.configuration.fonts.fallback.first { fallback in
                fallback.value == error.family && fallback.value != description.family
            }
            let prefix = fallback.map { place($0.place, settings.configuration) } ?? ""
            throw .font(prefix + error.message, command: command)
        }
    }

    private static func place(_ place: Place, _ configuration: Configuration) -> String {
        "\(configuration.file ?? ".swell.yml"):\(place): "
    }
}
