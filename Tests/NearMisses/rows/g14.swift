func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { go() } }
