// iOS, macOS and Apple's other systems.

import Catalogs
import Screens

extension Platform {
    static let apple = Platform(
        name: "Apple",
        formats: [
            Format(StringsFormat.self),
            Format(StringsDictFormat.self),
            Format(XCStringsFormat.self),
            Format(InterfaceBuilderFormat.self),
            Format(LocTableFormat.self),
        ],
        files: PlatformFiles(
            layouts: ["storyboard", "xib"], code: ["swift", "m", "mm", "h", "plist", "intentdefinition"],
            fallbackMarks: AppleFallback.marks, showsFallback: DefaultValues.areUsual,
            assignedTexts: TextAssignments.names),
        picking: .apple,
        preview: ApplePreview.notes, layouts: .documents(InterfaceDocument.layout),
        screens: .xcuiTest, rooms: .apple, code: .apple, accessors: .apple, sampleTexts: InterfaceDocument.sampleTexts,
        keysOfNames: ["CFBundleName", "CFBundleDisplayName"], dialect: { _ in AppleDialect.self })
}
