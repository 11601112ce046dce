func f() { move(to: 1, animated: true) }
func move(to x: Int, animated: Bool) {}
