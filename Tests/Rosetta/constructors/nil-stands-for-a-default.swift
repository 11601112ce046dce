final class Record {
    let text: String
    let time: Int

    init(text: String, time: Int? = nil) {
        self.text = text
        self.time = time ?? now()
    }
}
