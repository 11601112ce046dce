func wait(delay: TimeInterval) -> TimeInterval {
  return delay
}
