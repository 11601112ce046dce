import Testing

@Suite struct TypeTests {
  @Test(arguments: [
    ("A", "(typeName A)"),
    ("A.B.C", "(typeName A.B.C)"),
    ("A<B, [C]>", "(typeName A (typeName B) (listType (typeName C)))"),
    ("A<B>.C<D>", "(typeName A.C (typeName B) (typeName D))"),
    ("[A].B", "(typeName [A].B)"),
    ("A?", "(optionalType (typeName A))"),
    ("A!", "(optionalType ~! (typeName A))"),
    ("[A]", "(listType (typeName A))"),
    ("[A: B?]", "(mapType (typeName A) (optionalType (typeName B)))"),
    ("[3 of A]", "(typeName InlineArray (integer 3) (typeName A))"),
    ("(A)", "(typeName A)"),
    ("()", "(tupleType)"),
    ("(A, b: B)", "(tupleType (parameter (typeName A) _) (parameter b (typeName B) _))"),
    ("() -> Void", "(functionType (typeName Void))"),
    (
      "(A, _ b: B...) async throws -> (C) -> D",
      "(functionType ~\"async throws\" (parameter (typeName A) _) (parameter b ~_ (spread (typeName B)) _)"
        + " (functionType (parameter (typeName C) _) (typeName D)))"
    ),
    ("() throws(E) -> A", "(functionType ~\"throws(E)\" (typeName A))"),
    ("(inout A) -> B", "(functionType (parameter (inout (typeName A)) _) (typeName B))"),
    ("@Sendable @MainActor () -> A", "(functionType (typeName A))"),
    ("some P", "(typeName P ~some)"),
    ("any P & Q", "(composition ~any (typeName P) (typeName Q))"),
    ("(any P)?", "(optionalType (typeName P ~any))"),
    ("A.Type", "(metatypeType (typeName A))"),
    ("any P.Type", "(metatypeType ~any (typeName P))"),
    ("P.Protocol", "(metatypeType ~Protocol (typeName P))"),
    ("~Copyable", "(typeName ~Copyable)"),
    ("A<each B>", "(typeName A (typeName B ~each))"),
    ("(repeat each A)", "(typeName A ~\"repeat each\")"),
  ])
  func types(source: String, shape: String) {
    // The printer quotes what looks like its own soft text.
    #expect(type(source) == shape.replacing("typeName ~Copyable", with: "typeName \"~Copyable\""))
  }
}
