func f(_ us: [User]) -> [String] { us.filter { $0.isActive }.map(\User.name) }
