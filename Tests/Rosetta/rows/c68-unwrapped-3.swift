func f(_ xs: [Int?]) { for case let x? in xs { use(x) } }
