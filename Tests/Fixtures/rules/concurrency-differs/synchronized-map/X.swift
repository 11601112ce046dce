actor Desk {
    private var open: [String: Int] = [:]
    //~ info mutability-differs
    //~ info statement-differs

    func add(id: String, number: Int) {
        open[id] = number
    }

    func close(id: String) {
        open.removeValue(forKey: id)
    }

    func closeAll(above limit: Int) {
        for (id, number) in open where number > limit {
            //~ info statement-differs
            open.removeValue(forKey: id)
        }
    }
}
