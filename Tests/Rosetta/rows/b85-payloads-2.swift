enum Event { case opened
  case moved(x: Int, y: Int)
  case failed(reason: String, code: Int?) }
func send(_ e: Event) {}
func go() { send(.opened); send(.moved(x: 1, y: 2)) }
