func f(_ a: Int, _ b: Int) { use(a...b); use(a..<b); let r = 0..<10; use(r) }
