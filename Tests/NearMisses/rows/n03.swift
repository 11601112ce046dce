func f(_ s: String?) -> Bool { s == nil || s!.isEmpty }
