func f() { for _ in 0..<3 { beep() } }
