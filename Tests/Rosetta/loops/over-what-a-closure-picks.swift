func pay(_ bills: [Bill], _ limit: Int) {
    for bill in bills where bill.amount < limit {
        send(bill)
        count += 1
    }
    for case let note? in notes { show(note) }
}
