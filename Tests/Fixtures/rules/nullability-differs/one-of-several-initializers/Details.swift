struct Details {
    let reason: String
    let text: String?

    init(reason: String, text: String) {
        //~ info nullability-differs
        self.reason = reason
        self.text = text
        //~ info statement-missing
    }
    init(reason: String) {
        self.reason = reason
        self.text = nil
    }
}
