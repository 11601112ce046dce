// if let account { state = Signed(account) } else { state = .out }
//                                                     state = account?.let { Signed(it) } ?: State.Out

internal import CodeModel
internal import SourceModel

extension Tree {
  /// `x = e?.let { A(it) } ?: b`: what is made of a value is there, so that `b` only stands for the absence of that.
  mutating func lowerLetAssignment(_ statement: NodeID) -> [NodeID] {
    let value = child(statement, 1)
    guard label(statement) == "=", isPath(child(statement, 0)), kind(value) == .binary,
      label(value) == "?:" || label(value) == "??", calleeName(child(value, 0)) == "let",
      let receiver = callReceiver(child(value, 0)), kind(receiver) == .optionalChain,
      kind(child(receiver, 0)) != .cast, let lambda = soleLambda(child(value, 0)), let body = lambdaBody(lambda),
      childCount(body) == 1, isMade(child(body, 0)), isExpression(child(value, 1)), !isExit(child(value, 1)),
      calleeName(child(value, 1)) != "run",
      let lowered = lowerLetStatement(child(value, 0), otherwise: child(value, 1)),
      let decision = lowered.last, kind(decision) == .if
    else { return [statement] }
    setChild(statement, 1, decision)
    return lowered.dropLast() + [statement]
  }

  /// Whether a value is a new one of a type or of a case, which is never `nil`: no text is read for it, and it is not
  /// looked up by what stands for it.
  private func isMade(_ value: NodeID) -> Bool {
    guard kind(value) == .call, !arguments(value).contains(where: { ["rawValue", "string"].contains(soft($0)) }) else {
      return false
    }
    let callee = child(value, 0)
    switch kind(callee) {
    case .implicitMember: return true
    case .name: return isTypeName(label(callee)) && !failing.contains(label(callee))
    case .member:
      let type = child(callee, 0)
      return isTypeName(label(callee)) && kind(type) == .name && isTypeName(label(type))
    default: return false
    }
  }
}
