fun f() { a()
    b() }
