func f(_ c: Calendar, _ d: Date) -> Int { c.component(.month, from: d) }
