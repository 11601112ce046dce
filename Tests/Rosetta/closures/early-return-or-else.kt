fun load() {
    client.fetch { answer ->
        if (answer.isEmpty()) {
            showNothing()
        } else {
            count += 1
            show(answer)
        }
    }
}
