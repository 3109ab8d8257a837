// .NET and its resource files.

import Catalogs

extension Platform {
    static let dotNet = Platform(
        name: ".NET", formats: [Format(ResxFormat.self)], files: PlatformFiles(layouts: ["xaml"], code: ["cs"]))
}
