func load() async -> String {
  return await withUnsafeContinuation { continuation in
    start { text in
      continuation.resume(returning: text)
    }
  }
}

func start(callback: @escaping (String) -> Void) {
}
