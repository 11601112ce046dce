import CourtsideKit

/// One way to the server for everybody.
final class ApiClient: IApiClient {
    private let transport: ITransport

    init(transport: ITransport) {
        self.transport = transport
    }

    func get(path: String, retries: Int = 3, seconds: Int = 30) -> Promise<Response> {
    //~ default-value-differs
        return transport.send(method: "GET", path: path, retries: retries, seconds: seconds)
    }

    func delete(path: String, seconds: Int = 10) -> Promise<Response> {
        return transport.send(method: "DELETE", path: path, retries: 0, seconds: seconds)
    }
}
