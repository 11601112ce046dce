func f(_ a: A?) -> Int { let x = a!; return x.n + a!.n }
