func f() -> Point { let p: Point = .init(x: 1, y: 2); use(.init(x: 0, y: 0)); return Point.init(x: p.x, y: 3) }
