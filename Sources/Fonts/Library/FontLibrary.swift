// All available fonts: the given ones first, then the installed ones.

import Basics
import Synchronization

/// Finds fonts: in the given files and folders, then among the installed ones.
///
/// The result depends only on the description and the available fonts. The library opens files and queries the
/// installed fonts only when needed, caches what it opened, and is thread-safe.
public final class FontLibrary: Sendable {
    private struct State {
        var system: SystemFonts?
        var fonts = OpenFonts()
        var resolved: [FontDescription: FontStack.Resolved] = [:]
        var fallbacks: [FallbackKey: [Font]] = [:]
        var covering: [CoveringKey: Font?] = [:]
    }

    private struct FallbackKey: Hashable {
        let families: [String]
        let style: FontDescription
    }

    private struct CoveringKey: Hashable {
        let scalar: Unicode.Scalar
        let style: FontDescription
    }

    private let files: FontFiles
    private let fallbacks: [String]
    private let usesInstalled: Bool
    private let state = Mutex(State())

    /// Creates a library of the fonts in some files and folders, and of the installed ones.
    ///
    /// `fallbacks` are families for characters that the requested font does not cover; they precede the families of a
    /// script.
    public init(files: [String] = [], fallbacks: [String] = [], usesInstalled: Bool = true) throws(FontError) {
        self.files = try FontFiles(files)
        self.fallbacks = fallbacks
        self.usesInstalled = usesInstalled
    }

    /// Why files in the given folders are skipped, one error for each.
    public var leftOut: [FontError] { files.leftOut }

    /// Parses a description; if it may name several families, the longest available one is used.
    public func description(_ text: String) throws(FontDescriptionError) -> FontDescription {
        try FontDescription(text, isFamily: hasFamily)
    }

    /// The fonts for a description.
    public func stack(_ description: FontDescription) throws(FontError) -> FontStack {
        let resolved = try state.withLock { (state) throws(FontError) in
            if let known = state.resolved[description] { return known }
            let made = try resolve(description, &state)
            state.resolved[description] = made
            return made
        }
        return FontStack(description: description, resolved: resolved, library: self)
    }

    /// The available fonts of some families in the style of a description, without duplicates.
    func fonts(of families: [String], like description: FontDescription) -> [Font] {
        let style = description.styleAlone
        return state.withLock { state in
            let key = FallbackKey(families: families, style: style)
            if let known = state.fallbacks[key] { return known }
            var fonts: [Font] = []
            for family in families {
                guard let font = font(of: family, style, &state), !fonts.contains(where: { $0 === font }) else {
                    continue
                }
                fonts.append(font)
            }
            state.fallbacks[key] = fonts
            return fonts
        }
    }

    /// Any font that covers a scalar: the first of the given ones, or else the first of the installed ones by family
    /// and file.
    func font(covering scalar: Unicode.Scalar, like description: FontDescription) -> Font? {
        let style = description.styleAlone
        return state.withLock { state in
            let key = CoveringKey(scalar: scalar, style: style)
            if let known = state.covering[key] { return known }
            let font = search(scalar, style, &state)
            state.covering.updateValue(font, forKey: key)
            return font
        }
    }

    /// Whether a package is installed, according to the available families.
    func hasPackage(_ package: FontPackage) -> Bool {
        state.withLock { state in
            (installed(&state)?.index.families ?? []).contains { FontPackage(family: $0)?.isSame(as: package) ?? false }
        }
    }

    /// Whether a family is available.
    func hasFamily(_ family: String) -> Bool {
        state.withLock { state in
            !files.index.faces(of: family).isEmpty || !(installed(&state)?.index.faces(of: family) ?? []).isEmpty
        }
    }

    // MARK: With the state locked

    private func resolve(
        _ description: FontDescription, _ state: inout State
    ) throws(FontError) -> FontStack.Resolved {
        var estimate: FontStack.Estimate?
        var tracking = 0.0
        let first: Font
        if let file = description.file {
            first = try font(file, description, &state)
        } else if let found = font(of: description.family, description, &state) {
            first = found
        } else {
            let standIn = FontSubstitute.named(description.family)
            if let same = standIn?.same.firstNonNil({ font(of: $0, description, &state) }) {
                first = same
            } else if let standIn, let other = other(standIn, description, &state) {
                first = other.font
                estimate = .init(asked: description.family, used: other.family)
                tracking = standIn.tracking(of: other.family, at: description.size)
            } else {
                throw missing(description.family, standIn, description.size, &state)
            }
        }
        if estimate == nil { try check(description, first) }
        var fonts = [first]
        for family in description.fallbacks {
            guard let font = font(of: family, description.styleAlone, &state),
                !fonts.contains(where: { $0 === font })
            else { continue }
            fonts.append(font)
        }
        for family in fallbacks {
            guard let font = font(of: family, description.styleAlone, &state) else {
                throw missing(family, FontSubstitute.named(family), nil, &state)
            }
            if !fonts.contains(where: { $0 === font }) { fonts.append(font) }
        }
        return FontStack.Resolved(configured: fonts, estimate: estimate, tracking: tracking)
    }

    private func font(
        _ file: FaceAddress, _ description: FontDescription, _ state: inout State
    ) throws(FontError) -> Font {
        let count = try FontFiles.count(file.path)
        guard let font = state.fonts.font(file, description) else {
            guard file.index < count else { throw .noFace(file.path, index: file.index, count: count) }
            throw .noFont(file.path)
        }
        return font
    }

    private func other(
        _ standIn: FontSubstitute, _ description: FontDescription, _ state: inout State
    ) -> (family: String, font: Font)? {
        standIn.families(at: description.size).firstNonNil { family in
            font(of: family, description, &state).map { (family, $0) }
        }
    }

    private func font(of family: String, _ description: FontDescription, _ state: inout State) -> Font? {
        let given = files.index.faces(of: family)
        let faces = given.isEmpty ? installed(&state)?.index.faces(of: family) ?? [] : given
        return state.fonts.nearest(faces, description).flatMap { state.fonts.font($0, description) }
    }

    private func installed(_ state: inout State) -> SystemFonts? {
        guard usesInstalled else { return nil }
        if let known = state.system { return known }
        let system = SystemFonts()
        state.system = system
        return system
    }

    private func search(_ scalar: Unicode.Scalar, _ style: FontDescription, _ state: inout State) -> Font? {
        for face in files.faces {
            if let font = state.fonts.font(face, style), font.covers(scalar) { return font }
        }
        var rest = (installed(&state)?.faces(covering: scalar) ?? [])[...]
        while let family = rest.first?.family {
            let faces = rest.prefix { $0.family == family }.map(\.address)
            rest = rest.dropFirst(faces.count)
            if let nearest = state.fonts.nearest(faces, style), let font = state.fonts.font(nearest, style),
                font.covers(scalar)
            {
                return font
            }
        }
        return nil
    }

    /// Checks that every axis in a description exists; otherwise it would have no effect.
    private func check(_ description: FontDescription, _ font: Font) throws(FontError) {
        let axes = font.typeface.axes.map(\.tag)
        for variation in description.variations where !axes.contains(variation.tag) {
            throw .noAxis(variation.tag, family: font.identity.family, axes: axes)
        }
    }

    private func missing(
        _ family: String, _ standIn: FontSubstitute?, _ size: Double?, _ state: inout State
    ) -> FontError {
        let names = files.index.families + (installed(&state)?.index.families ?? [])
        var words = family.split(separator: " ")
        if let size, words.count > 1, let last = words.last, Double(last) != nil {
            let shorter = words.dropLast().joined(separator: " ")
            let isThere = names.contains { FaceIndex.folded($0) == FaceIndex.folded(shorter) }
            if isThere || FontSubstitute.named(shorter) != nil {
                return .twoSizes(family: shorter, String(last), size.plainText)
            }
        }
        while words.count > 1, let last = words.last, FontWeight.weight(last) != nil || last.lowercased() == "italic" {
            words.removeLast()
            let shorter = words.joined(separator: " ")
            guard names.contains(where: { FaceIndex.folded($0) == FaceIndex.folded(shorter) }) else { continue }
            let style = family.split(separator: " ").dropFirst(words.count).joined(separator: " ").lowercased()
            return .styleInFamily(family, family: shorter, style: style, size: size?.plainText ?? "17")
        }
        let nearest =
            standIn == nil ? Spelling.nearest(family, among: names + FontSubstitute.all.flatMap(\.names)) : nil
        return .missingFamily(family, nearest: nearest, needed: standIn?.families.first ?? family)
    }
}

extension FontDescription {
    /// The properties that apply to other fonts than the requested one: size, weight and slant, without the family.
    fileprivate var styleAlone: FontDescription {
        var style = self
        style.family = ""
        style.letterSpacing = 0
        style.fallbacks = []
        style.features = []
        style.variations = []
        return style
    }
}

extension Array {
    /// The first non-nil result for an element.
    fileprivate func firstNonNil<Result>(_ make: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = make(element) { return result }
        }
        return nil
    }
}
