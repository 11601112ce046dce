fun f(): Point { val p = Point(1, 2); use(Point(0, 0)); return Point(x = p.x, y = 3) }
