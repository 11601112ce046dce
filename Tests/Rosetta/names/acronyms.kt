class HttpClient(val baseUrl: String, val userId: String)
