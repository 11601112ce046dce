// func testLoads() async throws { … }     @Test fun `loads`() = runTest { … }
//
// A test that waits is a coroutine of its own in Kotlin. Catalogue D342.

internal import CodeModel

extension Pass {
  static let testRuns = Pass.declarations("test runs") { declaration, tree, _ in
    guard declaration.kind == .function, let body = declaration.body, tree.childCount(body) == 1 else { return }
    let call = tree.child(body, 0)
    guard let name = tree.calleeName(call), tree.callReceiver(call) == nil,
      runs.contains(name) || name == "runBlocking" && declaration.attributes.contains(where: { $0.name == "Test" }),
      let last = tree.argumentValues(call).last, tree.kind(last) == .lambda, tree.lambdaParameters(last).isEmpty,
      let statements = tree.lambdaBody(last)
    else { return }
    declaration.body = statements
    declaration.hasExpressionBody = false
    declaration.type = nil
    declaration.modifiers.insert(.async)
  }

  private static let runs: Set<String> = ["runTest", "runBlockingTest"]
}
