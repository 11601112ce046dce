struct Statistics {
    func record(sample: Double, sum: inout Double, count: inout Int) {
        sum += sample
        count += 1
    }
}
