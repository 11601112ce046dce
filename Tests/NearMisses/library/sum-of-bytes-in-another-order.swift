func serialize(head: Data, body: Data) -> Data {
    var data = Data()
    data += body
    data += head
    return pad(data)
}
