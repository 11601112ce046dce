struct Pager {
    let anchor: Int

    func slot(of minute: Int, every length: Int) -> Int {
        (minute - anchor) / length
    }

    func isEven(_ slot: Int) -> Bool { slot / 2 * 2 == slot }
}
