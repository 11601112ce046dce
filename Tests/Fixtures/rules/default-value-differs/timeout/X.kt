package com.example.courtside.network

import com.example.courtsidekit.*

/** One way to the server for everybody. */
class ApiClient(private val transport: ITransport) : IApiClient {

    fun get(path: String, retries: Int = 1, seconds: Int = 30): Promise<Response> =
        transport.send(method = "GET", path = path, retries = retries, seconds = seconds)

    fun delete(path: String, seconds: Int = 10): Promise<Response> =
        transport.send(method = "DELETE", path = path, retries = 0, seconds = seconds)
}
