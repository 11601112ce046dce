func city(_ u: User?) -> String? { return u?.address.city }
