enum Answer { case yes
  case other(String) }
func text(_ a: Answer) -> String {
  switch a { case .yes: return "y"
  case .other(let t): return t } }
