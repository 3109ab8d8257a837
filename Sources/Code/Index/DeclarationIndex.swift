// What a project declares, by path and by name.

import Basics

/// The declarations of a project: types and their members, functions, and what stands outside types.
///
/// It stores hashes and places only; everything else is read from the trees when somebody asks.
public struct DeclarationIndex: Sendable {
    /// The files of the project.
    let files: [CodeFile]
    private let symbols: [Symbol]

    /// A declared name.
    struct Symbol: Sendable {
        let hash: NameHash
        let place: NodePlace

        static func isBefore(_ one: Symbol, _ other: Symbol) -> Bool {
            (one.hash, one.place) < (other.hash, other.place)
        }
    }

    /// Merges what files declare; the order of the parts does not matter.
    init(_ files: [CodeFile], _ parts: [[Symbol]]) {
        self.files = files
        symbols = Workers.joined(parts).sorted(by: Symbol.isBefore)
    }

    /// Returns the declarations with a path such as `Menu.title`, in the order of the project.
    func declarations(at path: NameHash) -> some RandomAccessCollection<NodePlace> {
        let start = symbols.firstIndexInSorted { $0.hash >= path }
        let rest = symbols[start...]
        return rest[..<rest.firstIndexInSorted { $0.hash > path }].lazy.map(\.place)
    }

    /// Returns the declarations with a path such as `Menu.title`, in the order of the project.
    public func declarations(at path: String) -> [CodeNode] { declarations(at: NameHash(path)).map { node($0) } }

    /// Returns the positions of the files that declare something with a path, each once.
    public func files(declaring path: String) -> Set<Int32> {
        Set(declarations(at: NameHash(path)).map(\.file))
    }

    /// Returns the declarations with a name, in whichever type.
    public func declarations(named name: String) -> [CodeNode] {
        declarations(at: NameHash(name).anywhere).map { node($0) }
    }

    /// Returns the node at a place.
    public func node(_ place: NodePlace) -> CodeNode {
        CodeNode(tree: files[Int(place.file)].tree, index: Int(place.node))
    }
}
