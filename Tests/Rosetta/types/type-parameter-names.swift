func pick<Element>(values: [Element]) -> Element? {
  return nil
}
