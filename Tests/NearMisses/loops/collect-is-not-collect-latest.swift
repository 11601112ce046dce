func start(updates: AsyncStream<Int>) async {
  for await update in updates {
    show(update)
  }
}

func show(_ update: Int) {
}
