func f(_ a: Int) -> Int { a + 10 }
