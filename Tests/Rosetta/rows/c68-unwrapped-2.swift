func f(_ xs: [Int?]) { for x in xs.compactMap({ $0 }) { use(x) } }
