func f() { for i in stride(from: 9, to: 0, by: -3) { use(i) } }
