enum Status { case notStarted, inProgress
  case done }
func isOver(_ s: Status) -> Bool { s == .done }
