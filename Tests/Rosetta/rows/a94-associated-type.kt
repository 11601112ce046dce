interface Store<Item> { fun get(id: Int): Item? }
