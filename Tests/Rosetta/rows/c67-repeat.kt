fun f() { repeat(3) { beep() } }
