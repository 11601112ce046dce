func f(_ m: Menu) { m.toggle() }
