func f(_ n: Int) -> String { switch n { case 1, 2, 3: return "low"
  case 4: return "mid"
  default: return "high" } }
