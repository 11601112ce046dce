struct Box {
    let size: Int

    func grown(by other: Int, size: Int) -> Int { size + other }
//~                                               ^^^^ call-differs
}
