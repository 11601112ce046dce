import Foundation

public struct MultipartForm {
    public let contentType: String
    public let body: Data
}

public final class MultipartFormBuilder {
    private enum Part {
        case field(name: String, value: String)
        case file(name: String, fileName: String, mimeType: String, content: Data)
    }

    private let boundary: String
    private var parts: [Part] = []

    public init(boundary: String = "form-" + UUID().uuidString.lowercased()) {
        self.boundary = boundary
    }

    public func field(_ name: String, value: String?) -> MultipartFormBuilder {
        guard let value else { return self }
        parts.append(.field(name: name, value: value))
        return self
    }

    public func fields(_ values: [String: String]) -> MultipartFormBuilder {
        for key in values.keys.sorted() {
            _ = field(key, value: values[key])
        }
        return self
    }

    public func file(
        _ name: String,
        fileName: String,
        mimeType: String = "application/octet-stream",
        content: Data
    ) -> MultipartFormBuilder {
        parts.append(.file(name: name, fileName: fileName, mimeType: mimeType, content: content))
        return self
    }

    public func build() -> MultipartForm {
        var data = Data()
        for part in parts {
            data.append(utf8: "--\(boundary)\r\n")
            switch part {
            case let .field(name, value):
                data.append(utf8: "Content-Disposition: form-data; name=\"\(name.quotedValue)\"\r\n\r\n")
                data.append(utf8: value)
            case let .file(name, fileName, mimeType, content):
                data.append(utf8: "Content-Disposition: form-data; name=\"\(name.quotedValue)\"; ")
                data.append(utf8: "filename=\"\(fileName.quotedValue)\"\r\n")
                data.append(utf8: "Content-Type: \(mimeType)\r\n\r\n")
                data.append(content)
            }
            data.append(utf8: "\r\n")
        }
        data.append(utf8: "--\(boundary)--\r\n")
        return MultipartForm(contentType: "multipart/form-data; boundary=\(boundary)", body: data)
    }
}

private extension String {
    var quotedValue: String {
        replacingOccurrences(of: "\"", with: "%22")
    }
}

private extension Data {
    mutating func append(utf8 text: String) {
        append(contentsOf: Array(text.utf8))
    }
}
