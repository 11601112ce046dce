struct Parts {
    let hour: Double
    let minute: Double

    func setting(hour: Double) -> Parts { Parts(hour: hour, minute: minute) }

    func rounded() -> Parts { Parts(hour: hour - 1, minute: minute) }
}
