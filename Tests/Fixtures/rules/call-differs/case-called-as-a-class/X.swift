enum Chat {
    case couple(Couple)
    case group(Group)
}

final class Couple {
    let left: Int
    let client: Client

    init(left: Int, client: Client) {
        //~ info parameter-order-differs
        self.left = left
        self.client = client
    }
}

final class Finder {
    func find(peer: Int) -> Chat {
        let couple = look(peer)
        return Chat.couple(couple)
    }

    func look(_ peer: Int) -> Couple { make(peer) }
}
