struct Price {
    let amount: Int

    func show(_ error: Error) {
        state = .failed(error.localizedDescription)
        label.text = "\(amount)"
    }
}
