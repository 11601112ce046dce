import Foundation

struct ApiFault: Decodable, Equatable {
    let code: String
    let message: String?
    let traceId: String?

    private enum CodingKeys: String, CodingKey {
        case code, message
        case traceId = "trace_id"
    }
}

private struct Envelope<Payload: Decodable>: Decodable {
    let data: Payload?
    let error: ApiFault?
}

enum EnvelopeError: Error, Equatable {
    case malformed
    case empty
    case fault(ApiFault)
}

/// Every answer of the backend is wrapped: `{"data": …}` or `{"error": …}`. An error wins.
struct EnvelopeDecoder {
    private let decoder = JSONDecoder()

    func unwrap<Payload: Decodable>(_ type: Payload.Type, from body: Data) -> Result<Payload, EnvelopeError> {
        guard let envelope = try? decoder.decode(Envelope<Payload>.self, from: body) else {
            return .failure(.malformed)
        }
        switch (envelope.error, envelope.data) {
        case (let fault?, _): return .failure(.fault(fault))
        case (nil, let payload?): return .success(payload)
        case (nil, nil): return .failure(.empty)
        }
    }
}

extension Result where Failure == EnvelopeError {
    /// Takes an answer with neither data nor error for the given value.
    func replacingEmpty(with value: Success) -> Self {
        guard case .failure(.empty) = self else { return self }
        return .success(value)
    }

    var faultCode: String? {
        guard case .failure(.fault(let fault)) = self else { return nil }
        return fault.code
    }
}
