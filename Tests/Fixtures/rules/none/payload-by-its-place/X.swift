enum Shape {
    case add(Shape, Shape)
    case scale(Shape, by: Double)
    case named(String)

    var size: Int {
        switch self {
        case .add(let l, let r): return l.size - r.size
        case .scale(let inner, let factor): return inner.size * Int(factor)
        case .named(let name): return name.count
        }
    }
}
