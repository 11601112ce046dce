func distance(_ from: Int, _ to: Int) -> Int {
    prepare()
    note(from)
    let steps = abs(from - to)
    //~ statement-differs
    return steps * 2
}
