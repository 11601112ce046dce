func text(_ state: Load) -> String {
    switch state {
    case .idle: return ""
    case .loading(let percent): return "\(percent) %"
    case .done(let name): return name
    }
}

func run() {
    switch fetch() {
    case .success(let value): show(value)
    case .failure: hide()
    }
}
