func refresh() {
  if store.load(force: true) {
    logger.info("loaded")
  }
}
