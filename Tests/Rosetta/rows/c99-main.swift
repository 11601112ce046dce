func f() { DispatchQueue.main.async { update() } }
