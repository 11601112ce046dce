fun f(m: Menu) { m.close() }
