func f(_ us: [User]) -> [String] { us.filter(\.isActive).map(\.name) }
