struct Margin {
    let top: Int
    let left: Int
    let right: Int

    init(top: Int = 0, left: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.right = right
    }
}

func margin(wide: Bool) -> Margin {
    if wide { return Margin(top: 1, left: 8, right: 8) }
    //~              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ call-differs
    return Margin(left: 4)
}
