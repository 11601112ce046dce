func serialize(head: Data, body: Data) -> Data {
    var data = Data(capacity: 78)
    data += head
    data += body
    data += checksum(body)
    return pad(data)
}
