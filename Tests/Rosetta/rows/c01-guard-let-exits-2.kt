fun handle(id: Int?, list: List<Int?>): Int {
    if (id == null) throw Missing()
    for (item in list) {
        if (item == null) { continue }
        if (item >= id) { break }
        use(item)
    }
    return id
}
