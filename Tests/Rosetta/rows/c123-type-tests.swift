func f(_ x: Any) -> Bool { x is String || !(x is Bool) }
