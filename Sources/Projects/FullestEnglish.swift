// Which of the English files of a table has the source texts: `en-US` may have only its own spellings.

import Basics
import Catalogs

enum FullestEnglish {
    /// Returns the source of a table: the one chosen by its language, or an English file with more than twice as many
    /// texts.
    ///
    /// Only files of which all texts are in one language, which their path names, say so little about the source.
    static func source(_ chosen: Int, among others: [Int], _ files: [CatalogFile]) -> Int {
        let english = others.filter { $0 == chosen || isEnglish(files[$0]) }
        guard english.count > 1, isEnglish(files[chosen]) else { return chosen }
        let sizes = english.map { (file: $0, bytes: bytes(of: files[$0])) }
        guard let own = sizes.first(where: { $0.file == chosen })?.bytes,
            let most = sizes.max(by: { ($0.bytes, $1.file) < ($1.bytes, $0.file) }), most.bytes > own * 2
        else { return chosen }
        return texts(in: files[most.file]) > texts(in: files[chosen]) * 2 ? most.file : chosen
    }

    private static func isEnglish(_ file: CatalogFile) -> Bool {
        guard file.format.layout == .onePerFile, file.translationFormat == nil, let tag = file.slot?.tag else {
            return false
        }
        return SourceRank.isEnglish(tag)
    }

    private static func bytes(of file: CatalogFile) -> Int { (try? FileReader.read(file.path.string))?.count ?? 0 }

    private static func texts(in file: CatalogFile) -> Int { (try? file.read().get())?.entries.count ?? 0 }
}
