enum S { case idle, busy(job: Int) }
func f(_ s: S) -> Bool { if case .idle = s { return true }
  if case .busy(let j) = s { return j > 1 }
  return false }
