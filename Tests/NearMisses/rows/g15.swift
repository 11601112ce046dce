func f(_ n: Int) { for i in 0..<n { use(i) } }
