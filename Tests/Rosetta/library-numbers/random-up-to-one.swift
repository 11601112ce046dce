func jitter(_ wait: Double) -> Double { wait * Double.random(in: 0...1) }

func spread(_ wait: Double) -> Double { wait * Double.random(in: 0.0...1.0) }
