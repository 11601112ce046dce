final class Center { var seen = 0 }
extension Center: Observer { func notify() { seen += 1 } }
protocol Observer { func notify() }
