final class Reader { var line = 0 }
extension Reader { func next() { line += 1 } }
