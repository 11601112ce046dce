func f(_ c: Int) -> Bool { c >= 200 && c < 300 }
