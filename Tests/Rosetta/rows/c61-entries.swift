func f(_ d: [String: Int]) { for (k, v) in d { put(k, v) }
  d.forEach { k, v in put(k, v) } }
