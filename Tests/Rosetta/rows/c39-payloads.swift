enum Msg { case text(body: String), image(url: String, width: Int), none }
func show(_ m: Msg) { switch m { case .text(let body): write(body)
  case .image(let url, let width): draw(url, width)
  case .none: break } }
