return 1 while (#"a "b" \(c) \#(a)"#) { /a"(b)c/ as? any A & B ?? open.gr√∂√üe(+, by: <) { gr√∂√üe < #"a "b" \(c) \#(open)"# } }
var self: any A & B { get { open((\.a‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰1?.a2), in: try await a3 { [weak self, b = -self(a4.some() { -A<[A.B<[(A, b: (([any A & B: A?], b: A.B<[some A: ((some A, b: soma16()) })] (a: [A: A.B<some A>?]) -> [A: A.B<A>?] in .a17(-/a"(b)c/)?.self } ?? a18, for: #selector(some(_:b:))) } set(a19) {
  extension a where A: A {
    extension a20 where A: A {
      }
    defer { b.open() { 21 } }
    #if DEBXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXUG
    while case .`default`(let open)? = ("\(a("\"a\\ (b] {"))Hello") {
     ? b : ) { gr√∂√ürivar b: A { -some.a22(a23()
         .b(+, by: <)
     #if canImport(self)
         .a24 { a }
     #endif
         .a&25()) { "// %@ `" as? [A: [any A & B: [some A: some A?]?]?] ?? a26 { a, _ in 1 while (#"a "b" \(c) \#(a)"#) { /a"(b)c/ as? any A & B ?? open.gr√∂√üe(+, by: <) { gr√∂√üe < #"a "b" \(c) \#(open)"# } }
var self: any A & B { get { open((\.a1?.a2), in: try await a3 { [weak self, b = -self(a4.some() { -A<[A.B<[(A, b: (([any A & B: A?], b: A.B<[some A: (a17(), self: a) : gr√∂√üe(a, in: a as? some A ?? a, for: a
    .some(+, by: <)
#if canImport(some)
    .some { a }
#endif
    .some())
    .a(b: #selector(some(_:b:)))
#if DEBUG
    .a18 { (try await a ?? a, open: a) }
#endif
    .a19()), for: 1.5e-3) ? a20 { [weak self, b = a21 { [weak self, b = a] (a: A) -> some A in try await open.gr√∂√üe(+, by: <) { self ? a { a, _ in #if canImport(some)
#elseif canImport(some)
#else
#endif
#if canImport(some)
#elseif canImport(some)
#else
#endif
} gr√∂√üe: { A<[some A: B]>(+, by: <) ? 22 : a } : -gr√∂√üe(some: a) } ?? A<[some A: B]>(a, in: open.open(some: a) { a
    .some(+, by: <)
#if canImport(some)
    .some { a }
#endif
    .some() }
    .b(+, by: <)
#if os(iOS) && !a23
    .b { some { [weak self, b = a] (a: some A) -> some A in a }
    .self(a, in: a, for: a)
#if canImport(some)
    .a { a ? a : a }   }
  } }
#if canImport(som/*e)
#elseif canI, by: <)
     #if canImport(self)
(som/*e)
#elseif canI, by: <)
     #if canImport(self)
           .a24 { a }
     #endif
         .a&25()) { "// %@ `" as? [A: [any A & B: [some A: some A?]?]?] ?? a26 { a, _ in return a
     #pif canImport(some)
     #elseif canImport(some)
     #else
     #endif
     } gr√∂√üe: { """
     a "b" \(some)
     """ ..< somtion }#endife { a, _ in } some: { a } } } }
     }
    static func == (lhs: [[A: A?]: some A?], rhs: A.B<A>) -> Bool {
        }
    do { } catch let gr√∂√üe as A.B/ "(a9  } gr√∂√üe: { a10 }  }switch (0x1F.description) {#if os(iOS) && !selfcase (`default`, _): sel } set(open) {  }}
      #elseif canImport(some)
      #else
      // "(self
      let open = a as? some A ?? a, open: A.B<some A>? = a ‚Üí a
      #endif
      }
    @Named("// %@ `", a29: 0x1F.description) func b(a30 b: inout some A = a, _ b: @escaping (A) -> A)  {
      }
    #elseif canImpor B: [some A: some A?]?]?] ?? a26 { a, _ in 1 while (#"a "b" \(c) \#(a)"#) { /a"(b)c/ as? any A & B ?? open.gr√∂√üe(+, by: <) { gr√∂√üe < #"a "b" \(c) \#(open)"# } }
var self: any A & B { get { open((\.a1?.a2), in: try await a3 { [weak self, b = -self(a4.some() { -A<[A.B<[(A, b: (([any A & B: A?], b: A.B<[some A: ((some A, b: soma16()) })] (a: [A: A.B<some A>?]) -> [A: A.B<A>?] in .a17(-/a"(b)c/)?.self } ?? a18, for: #selector(some(_:b:))) } set(a19) {
  extension a where A: A {
    extension a20 where A: A {
      }
    defer{ b.open() { 21 } }
    #if DEBUG
    while case .`default`(letrt(some)
      #else
      // "(self
      let open = a as? some A ?? a, open: A.B<some A>? = a ‚Üí a
      #endif
      }
    @Named("// %@ `", a29: 0x1F.description) func b(a30 b: inout some A = a, _ b: @escaping (A) -> A)  {
      }
    #elseif canImport(some)
    #else
    #endif
    }()a// "(`default`ndif
