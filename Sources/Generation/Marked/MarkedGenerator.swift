// Writes copies of every language with marks, and counts what they mark.

import Basics
import Catalogs
import Marks
import Platforms
import Projects
import Pseudolocales

/// Writes the marked copies of a plan's catalogs, one catalog after the other.
public struct MarkedGenerator: Sendable {
    /// Whether to replace files that have no marks.
    public var replacesHandMade = false
    /// Whether this is a dry run, which writes nothing.
    public var isDryRun = false
    private let folder: String
    private let rules: GenerationRules
    private let languages: MarkedLanguages
    private var book = MarkBook()
    private var taken: Set<String> = []

    /// Creates a generator that writes some languages to a folder.
    public init(_ folder: String, _ rules: GenerationRules, _ languages: MarkedLanguages) {
        (self.folder, self.rules, self.languages) = (folder, rules, languages)
    }

    /// What the marks mean that were written so far.
    public var manifest: MarkManifest { book.manifest }

    /// The result for one copy.
    public struct Result: Sendable {
        /// Its path.
        public let path: String
        /// Whether it was written, or would be in a dry run.
        public let isWritten: Bool
        /// The number of its texts with marks.
        public let marked: Int
        /// The number of texts that stay as they are because marks would damage them.
        public let refused: Int
        /// What could not be read of its source.
        public let faults: [Fault]
    }

    /// Writes the copies of a job in all its languages.
    public mutating func run(
        _ job: Plan.Job, of plan: Plan
    ) async -> [Swift.Result<Result, Generator.Failure>] {
        let texts: SourceFiles.Texts
        do throws(Generator.Failure) {
            guard let read = try job.sources.texts(Self.read) else { return [] }
            texts = read
        } catch {
            return [.failure(error)]
        }
        var rules = rules
        rules.data = await job.sources.neverTranslated(of: texts, languages: job.languages)
        let own = plan.sourceLanguage(of: job, texts.catalog)
        var numbering = MarkNumbering(
            book, rules, source: texts.catalog, path: plan.base.relative(job.file.path.string), language: own)
        var results: [Swift.Result<Result, Generator.Failure>] = []
        for original in plan.originals(of: job, texts, own, languages) {
            do throws(Generator.Failure) {
                let made = try await original.catalog(rules)
                results += try write(made, original, &numbering).map { [.success($0)] } ?? []
            } catch {
                results.append(.failure(error))
            }
        }
        book = numbering.book
        return results
    }

    /// Writes the manifest; returns its path.
    public func write(manifest bytes: [UInt8]) throws(Generator.Failure) -> String {
        let path = "\(folder)/\(MarkManifest.fileName)"
        let old = try existing(path)
        guard old != bytes else { return path }
        if let old, !replacesHandMade, MarkManifest(reading: old) == nil { throw .unknown(path: path) }
        if !isDryRun { try write(bytes, to: path, over: old) }
        return path
    }

    // MARK: Steps

    /// Reads a catalog, whatever is wrong with some of its entries: a copy keeps their bytes.
    static func read(_ file: CatalogFile) throws(Generator.Failure) -> Catalog {
        switch file.read() {
        case .failure(let fault): throw .faults([fault])
        case .success(let catalog):
            if catalog.entries.isEmpty, !catalog.faults.isEmpty { throw .faults(catalog.faults) }
            return catalog
        }
    }

    /// Writes the marked copy of a catalog; nil if nothing in it has a mark.
    private mutating func write(
        _ catalog: Catalog, _ original: MarkedOriginal, _ numbering: inout MarkNumbering
    ) throws(Generator.Failure) -> Result? {
        let locale = original.locale
        numbering.begin(locale)
        guard let copy = MarkedCopy(of: catalog, &numbering) else {
            throw .generation(.failedVerification(path: original.path))
        }
        guard copy.marked > 0 else { return nil }
        guard taken.insert(original.path).inserted else { throw .unknown(path: original.path) }
        let path = CatalogPath(original.path)
        if path.isLinked(from: "\(folder)/") { throw .linked(path: original.path) }
        let old = try existing(original.path)
        let isWritten = old != copy.bytes
        if isWritten {
            if let old, !replacesHandMade, !Catalog(path: original.path, bytes: old, format: catalog.format).hasMarks {
                throw .unknown(path: original.path)
            }
            if !isDryRun { try write(copy.bytes, to: original.path, over: old) }
        }
        let position = locale.flatMap { numbering.book.position(of: $0) }
        numbering.book.add(
            MarkManifest.File(locale: position, path: String(original.path.dropFirst(folder.count + 1))))
        return Result(
            path: original.path, isWritten: isWritten, marked: copy.marked, refused: copy.refused,
            faults: catalog.faults)
    }

    private func existing(_ path: String) throws(Generator.Failure) -> [UInt8]? {
        do throws(FileError) {
            return try FileReader.read(path)
        } catch {
            if error == .missing { return nil }
            throw .existing(Fault(path: path, problem: .unreadable(error)))
        }
    }

    private func write(_ bytes: [UInt8], to path: String, over old: [UInt8]?) throws(Generator.Failure) {
        do throws(FileWriteError) {
            try FileWriter.write(bytes, to: path, over: ExpectedFile(old))
        } catch {
            throw .unwritable(path: path, error)
        }
    }
}
