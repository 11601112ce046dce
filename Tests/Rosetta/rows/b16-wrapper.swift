struct UserId: Hashable { let raw: String }
