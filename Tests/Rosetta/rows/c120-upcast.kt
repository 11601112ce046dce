fun f(c: Circle) { use(c as Shape) }
