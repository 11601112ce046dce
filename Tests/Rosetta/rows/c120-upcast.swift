func f(_ c: Circle) { use(c as Shape) }
