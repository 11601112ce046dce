struct Download {
    let received: Int
    let total: Int

    var share: Double {
        guard total > 0 else { return 0 }
        return Double(received) / Double(total)
    }
}
