func page(_ query: [String: String]) -> Int { query["page"].flatMap { Int($0) } ?? 1 }

func first(_ segments: [String]) -> Int? { segments.first.flatMap(Int.init) }

func name(_ users: [User]) -> String? { users.last.map { $0.name } }
