fun f(): Int = a()
