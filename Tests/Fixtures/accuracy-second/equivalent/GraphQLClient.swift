import Foundation

struct GraphQLFailure: Decodable, Equatable {
    struct Extensions: Decodable, Equatable {
        let code: String?
        let retryable: Bool?
    }

    let message: String
    let extensions: Extensions?
}

struct GraphQLEnvelope<T: Decodable>: Decodable {
    let data: T?
    let errors: [GraphQLFailure]?
}

enum GraphQLError: Error, Equatable {
    case unauthenticated
    case forbidden(message: String)
    case retryable(message: String)
    case failed(messages: [String])
    case emptyResponse
}

protocol GraphQLClientProtocol {
    func perform<T: Decodable>(_ operation: GraphQLOperation, as type: T.Type) async throws -> T
}

final class GraphQLClient: GraphQLClientProtocol {
    private let transport: GraphQLTransportProtocol
    private let session: SessionHandling

    init(transport: GraphQLTransportProtocol, session: SessionHandling) {
        self.transport = transport
        self.session = session
    }

    func perform<T: Decodable>(_ operation: GraphQLOperation, as type: T.Type) async throws -> T {
        let envelope: GraphQLEnvelope<T> = try await transport.post(
            path: "/graphql",
            operationName: operation.name,
            query: operation.document.trimmingCharacters(in: .whitespacesAndNewlines),
            variables: operation.variables.compactMapValues { $0 }
        )
        if let failures = envelope.errors, !failures.isEmpty {
            if operation.allowsPartialData, let data = envelope.data {
                return data
            }
            let error = Self.error(from: failures)
            if error == .unauthenticated {
                await session.invalidate()
            }
            throw error
        }
        guard let data = envelope.data else {
            throw GraphQLError.emptyResponse
        }
        return data
    }

    static func error(from failures: [GraphQLFailure]) -> GraphQLError {
        if failures.contains(where: { $0.extensions?.code == "UNAUTHENTICATED" }) {
            return .unauthenticated
        }
        if let forbidden = failures.first(where: { $0.extensions?.code == "FORBIDDEN" }) {
            return .forbidden(message: forbidden.message)
        }
        if let first = failures.first, failures.allSatisfy({ $0.extensions?.retryable == true }) {
            return .retryable(message: first.message)
        }
        return .failed(messages: failures.map(\.message))
    }
}
