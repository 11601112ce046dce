func f(_ a: Int?) { if a == nil { x() } else { y() } }
