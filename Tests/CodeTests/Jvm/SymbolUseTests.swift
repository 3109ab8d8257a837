// Symbols of keys in Kotlin, Java and XML.

import Code
import Platforms
import Testing

@Suite("Symbols of keys")
struct SymbolUseTests {
    /// The keys that some files refer to, in the order of the files.
    private static func keys(_ files: (name: String, code: String)...) async -> [String] {
        let files = files.map { name, code in
            let bytes = Array(code.utf8)
            return switch name.split(separator: ".").last {
            case "kt": CodeFile(path: name, tree: JvmScanner.scan(bytes, .kotlin), language: .kotlin)
            case "java": CodeFile(path: name, tree: JvmScanner.scan(bytes, .java), language: .java)
            default: CodeFile(path: name, tree: ResourceScanner.scan(bytes), language: .resource)
            }
        }
        return await CodeProject(files, .android).uses.map { use in
            switch use.key {
            case .text(let text): text.description
            case .symbol(let names): names.joined(separator: ".")
            }
        }
    }

    @Test("are found behind R, with or without its package, in Kotlin and Java")
    func findSymbols() async {
        #expect(await Self.keys(("A.kt", "f(R.string.a, com.app.R.plurals.b)")) == ["a", "b"])
        #expect(
            await Self.keys(("A.java", "class A { int b = R.array.a; int c = com.app.R.string.d; }")) == ["a", "d"])
    }

    @Test("are found behind the types that Compose Multiplatform and moko generate")
    func findOtherTypes() async {
        #expect(await Self.keys(("A.kt", "stringResource(Res.string.a); f(MR.strings.b)")) == ["a", "b"])
    }

    @Test("are found behind other names of R")
    func followAliases() async {
        #expect(await Self.keys(("A.kt", "import com.app.R as T\nval a = T.string.b")) == ["b"])
        #expect(await Self.keys(("A.kt", "import com.app.R.string as T\nval a = T.b")) == ["b"])
        #expect(await Self.keys(("A.kt", "typealias T = com.app.R.string"), ("B.kt", "val a = T.b")) == ["b"])
        #expect(await Self.keys(("A.java", "import static com.app.R.string.a;")) == ["a"])
    }

    @Test("of the system are none of the app's")
    func leaveSystem() async {
        #expect(await Self.keys(("A.kt", "val a = android.R.string.ok")) == [])
        #expect(await Self.keys(("A.kt", "import android.R\nval a = R.string.ok")) == [])
        #expect(await Self.keys(("a.xml", #"<A b="@android:string/ok"/>"#)) == [])
    }

    @Test("are found in templates of strings, but not in comments and texts")
    func findInTemplates() async {
        #expect(await Self.keys(("A.kt", #"val a = "R.string.b ${getString(R.string.c)}" // R.string.d"#)) == ["c"])
    }

    @Test("are found in resources, with patterns of what is kept")
    func findReferences() async {
        #expect(
            await Self.keys(("a.xml", #"<A b="@string/c" d="@{@plurals/e}" tools:keep="@string/f_*,@array/g"/>"#))
                == ["c", "e", "f_…", "g"])
    }

    @Test("that are looked up by name are texts, of which a part may be unknown")
    func lookUpNames() async {
        #expect(await Self.keys(("A.kt", #"val a = r.getIdentifier("b_$c", "string", d)"#)) == ["b_…"])
        #expect(await Self.keys(("A.kt", #"val a = r.getIdentifier("b_$c", "drawable", d)"#)) == [])
        #expect(
            await Self.keys(("A.kt", "fun f(n: String) = r.getIdentifier(n, \"string\", d)\nval a = f(\"b\")")) == ["b"]
        )
    }

    @Test("may be any if code reads the class that has them")
    func reflection() async {
        #expect(await Self.keys(("A.java", "class A { Object b = R.string.class.getField(c); }")) == ["…"])
    }
}
