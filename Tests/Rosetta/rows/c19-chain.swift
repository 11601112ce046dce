func f(_ a: A?) { a?.b.c.run(); let n = a?.items.count; use(n) }
