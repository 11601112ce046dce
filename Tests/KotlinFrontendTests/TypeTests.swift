import Testing

struct TypeTests {
  @Test(arguments: [
    ("A", "(typeName A)"),
    ("a.b.C<D>.E", "(typeName a.b.C.E (typeName D))"),
    ("A?", "(optionalType (typeName A))"),
    ("Map<K, List<V?>>", "(typeName Map (typeName K) (typeName List (optionalType (typeName V))))"),
    ("A<out B, in C, *>", "(typeName A (typeName B ~out) (typeName C ~in) (starProjection))"),
    ("dynamic", "(typeName dynamic)"),
    ("T & Any", "(composition (typeName T) (typeName Any))"),
    ("(A, b: B) -> C", "(functionType (parameter (typeName A) -) (parameter b (typeName B) -) (typeName C))"),
    ("(A) -> B?", "(functionType (parameter (typeName A) -) (optionalType (typeName B)))"),
    ("((A) -> B)?", "(optionalType (functionType (parameter (typeName A) -) (typeName B)))"),
    (
      "(A) -> (B) -> C?",
      """
      (functionType (parameter (typeName A) -) (functionType (parameter (typeName B) -) (optionalType (typeName C))))
      """
    ),
    ("suspend (A) -> B?", "(functionType ~suspend (parameter (typeName A) -) (optionalType (typeName B)))"),
    (
      "suspend A.(B) -> C",
      "(functionType ~suspend (parameter ~receiver (typeName A) -) (parameter (typeName B) -) (typeName C))"
    ),
    ("A?.() -> B", "(functionType (parameter ~receiver (optionalType (typeName A)) -) (typeName B))"),
    ("@Composable () -> Unit", "(functionType (typeName Unit))"),
    ("@Composable (() -> Unit)", "(functionType (typeName Unit))"),
    ("@Composable (() -> Unit)?", "(optionalType (functionType (typeName Unit)))"),
    (
      "@A(1) @B (suspend C.(D) -> E)?",
      "(optionalType (functionType ~suspend (parameter ~receiver (typeName C) -) (parameter (typeName D) -) (typeName E)))"
    ),
    ("suspend ((A) -> B)", "(functionType ~suspend (parameter (typeName A) -) (typeName B))"),
    ("context(A) () -> B", "(functionType (parameter ~context (typeName A) -) (typeName B))"),
    ("L<suspend () -> A>", "(typeName L (functionType ~suspend (typeName A)))"),
    (
      "M<K, L<suspend (A) -> B>>",
      "(typeName M (typeName K) (typeName L (functionType ~suspend (parameter (typeName A) -) (typeName B))))"
    ),
    ("L<out () -> A>", "(typeName L (functionType ~out (typeName A)))"),
    ("Map<A, B,>", "(typeName Map (typeName A) (typeName B))"),
  ])
  func shapes(_ source: String, _ expected: String) { #expect(type(source) == expected) }
}
