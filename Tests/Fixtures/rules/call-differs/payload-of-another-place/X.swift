enum Shape {
    case add(Shape, Shape)

    var size: Int {
        switch self {
        case .add(let l, let r): return l.size - r.size
        //~ info call-differs
        //~ info call-differs
        }
    }
}
