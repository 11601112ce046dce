enum Lamp { case on, off }

func caption(_ id: String) -> String {
    guard let lamp = lookUp(id) else { return "No lamp \(id)" }
    switch lamp {
    case .on: return "Shining"
    case .off: return "Dark"
    }
}
