enum S { case idle, busy(job: Int) }
func f(_ s: S) -> Bool { if case .idle = s { return true }
  if case let .busy(job) = s { return job > 1 }
  return false }
