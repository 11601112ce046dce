func city(_ u: User?) -> String? { return u.map { $0.address.city } }
