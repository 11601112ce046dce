func load() {
    client.fetch { answer in
        if answer.isEmpty {
            self.showNothing()
            return
        }
        self.count += 1
        self.show(answer)
    }
}
