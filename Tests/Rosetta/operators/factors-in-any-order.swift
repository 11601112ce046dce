struct Square {
    let side: Int
    func scaled(_ factor: Int) -> Square { Square(side: side * factor) }
}
