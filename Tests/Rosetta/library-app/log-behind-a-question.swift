func send(_ parcel: Parcel) {
  if isShown(Level.low) {
    logger.debug("sending")
  }
  queue.push(parcel)
}
