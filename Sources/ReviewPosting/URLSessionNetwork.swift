internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Network {
  /// The network itself, through the proxy that the environment names.
  ///
  /// - Parameter timeout: seconds after which a server counts as silent.
  package static func real(timeout: Double = 30) -> Network {
    Network(
      send: { request throws(NoAnswer) in try exchange(request, timeout: timeout) },
      wait: { Thread.sleep(forTimeInterval: $0) }, chance: { Double.random(in: 0..<1) })
  }
}

private func exchange(_ request: Request, timeout: Double) throws(NoAnswer) -> Response {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = timeout
  configuration.timeoutIntervalForResource = timeout * 2
  let session = URLSession(configuration: configuration, delegate: StayingHere(), delegateQueue: nil)
  defer { session.finishTasksAndInvalidate() }

  var message = URLRequest(url: request.url)
  message.httpMethod = request.method.rawValue
  message.httpBody = request.body
  for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }

  let answer = Mutex<Result<Response, NoAnswer>>(.failure(NoAnswer("no answer")))
  let arrival = DispatchSemaphore(value: 0)
  session.dataTask(with: message) { data, response, error in
    answer.withLock { $0 = result(data, response, error) }
    arrival.signal()
  }.resume()
  arrival.wait()
  return try answer.withLock { $0 }.get()
}

private func result(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> Result<Response, NoAnswer> {
  if let error { return .failure(NoAnswer((error as NSError).localizedDescription)) }
  guard let response = response as? HTTPURLResponse else { return .failure(NoAnswer("the answer is no HTTP")) }
  var headers: [String: String] = [:]
  for (name, value) in response.allHeaderFields {
    if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
  }
  return .success(Response(status: response.statusCode, headers: headers, body: data ?? Data()))
}

/// Follows no redirect: where a request goes with its token is decided by us.
private final class StayingHere: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
