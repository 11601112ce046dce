func wait(delay: Duration) -> Duration {
  return delay
}
