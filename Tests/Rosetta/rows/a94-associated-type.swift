protocol Store { associatedtype Item; func get(_ id: Int) -> Item? }
