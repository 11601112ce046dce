struct Address {
  let street: String
  let town: String
  let isSent: Bool
  let isSeen: Bool
  var isComplete: Bool { [street, town].allSatisfy { !$0.isEmpty } }
  var isDone: Bool { isSent || isSeen }
}
