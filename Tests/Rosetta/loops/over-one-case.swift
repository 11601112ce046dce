enum Shape {
    case circle(radius: Double)
    case empty
}

func total(_ shapes: [Shape]) {
    for case .circle(let radius) in shapes {
        add(radius)
    }
}
