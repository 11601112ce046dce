enum Msg { case text(body: String), image(url: String, width: Int), none }
func show(_ m: Msg) { switch m { case let .text(b): write(b)
  case let .image(url: u, width: w): draw(u, w)
  case .none: return } }
