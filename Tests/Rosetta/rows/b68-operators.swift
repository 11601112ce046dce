struct Vector { let x: Int; let y: Int
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Vector, factor: Int) -> Vector { Vector(x: left.x * factor, y: left.y * factor) }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
}
