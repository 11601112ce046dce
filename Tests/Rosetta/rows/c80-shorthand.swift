func f(_ us: [User]) -> [String] { us.map { $0.name } }
