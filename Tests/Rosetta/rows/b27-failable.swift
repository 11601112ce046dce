enum Place { case home, work
  init?(text: String) { switch text { case "h": self = .home
    case "w": self = .work
    default: return nil } } }
