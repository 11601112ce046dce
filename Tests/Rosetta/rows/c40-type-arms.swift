func f(_ v: Shape) -> String { switch v { case let c as Circle: return c.name
  case let l as Line: return l.label
  default: return "" } }
