func f() { move(to: 1, animated: true); resize(width: 2, height: 3) { done() } }
