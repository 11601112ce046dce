fun f() { move(1, true); resize(2, 3) { done() } }
