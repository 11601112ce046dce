import Testing

@Suite struct PatternTests {
  @Test(arguments: [
    ("1", "(expressionPattern (integer 1))"),
    ("nil", "(expressionPattern (null))"),
    ("1...5", "(expressionPattern (range ... (integer 1) (integer 5)))"),
    ("_", "(wildcard)"),
    ("let a", "(binding a ~let)"),
    ("var a", "(binding a ~var)"),
    (".a", "(expressionPattern (implicitMember a))"),
    ("A.b", "(expressionPattern (member b (name A)))"),
    (".a(let b)", "(casePattern a _ (argument (binding b ~let)))"),
    ("let .a(b, _)", "(casePattern a _ (argument (binding b ~let)) (argument (wildcard)))"),
    (".a(b: 1)", "(casePattern a _ (argument ~b (expressionPattern (integer 1))))"),
    ("A.B.c(let d)", "(casePattern c (typeName A.B) (argument (binding d ~let)))"),
    (".a(.b(let c))", "(casePattern a _ (argument (casePattern b _ (argument (binding c ~let)))))"),
    (
      "(let a, 1)",
      "(tuplePattern (argument (binding a ~let)) (argument (expressionPattern (integer 1))))"
    ),
    (
      "let (a, (b, c))",
      "(tuplePattern (argument (binding a ~let)) (argument (tuplePattern"
        + " (argument (binding b ~let)) (argument (binding c ~let)))))"
    ),
    ("let a?", "(optionalPattern (binding a ~let))"),
    (".a?", "(optionalPattern (expressionPattern (implicitMember a)))"),
    ("is A", "(typePattern is _ (typeName A))"),
    ("let a as B", "(typePattern as (binding a ~let) (typeName B))"),
    ("is A, is B", "(typePattern is _ (typeName A)) (typePattern is _ (typeName B))"),
    ("a.b(1)", "(expressionPattern (call (member b (name a)) (argument (integer 1))))"),
    ("f(1)", "(expressionPattern (call (name f) (argument (integer 1))))"),
    ("a", "(expressionPattern (name a))"),
  ])
  func patterns(source: String, shape: String) {
    #expect(pattern(source) == shape)
  }
}
