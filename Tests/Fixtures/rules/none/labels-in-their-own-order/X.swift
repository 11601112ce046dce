func slide() { move(to: 1, animated: true) }
func move(to x: Int, animated: Bool) { draw(x, animated) }
