func f(_ s: Status) -> Bool { s == .denied }
