extension Tree {
  /// The name that is called: `f` of `f(x)` and of `a.f(x)`; type arguments aside. `nil` for what is no call.
  package func calleeName(_ call: NodeID) -> String? {
    guard kind(call) == .call else { return nil }
    var callee = child(call, 0)
    if kind(callee) == .specialization { callee = child(callee, 0) }
    switch kind(callee) {
    case .name, .member, .implicitMember: return label(callee)
    default: return nil
    }
  }
}
