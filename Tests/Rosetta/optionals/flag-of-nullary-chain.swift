func resume(_ reference: Reference) -> (URL) -> Bool {
  return { url in reference.get()?.resume(url) ?? false }
}
