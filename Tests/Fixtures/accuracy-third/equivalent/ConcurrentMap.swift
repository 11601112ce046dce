import Foundation

extension Sequence where Element: Sendable {

    /// Transforms all elements with at most `limit` of them in flight.
    /// The results have the order of the elements; the first failure cancels the rest.
    func concurrentMap<T: Sendable>(
        limit: Int = 4,
        _ transform: @escaping @Sendable (Element) async throws -> T
    ) async throws -> [T] {
        precondition(limit > 0, "limit must be positive")

        return try await withThrowingTaskGroup(of: (Int, T).self) { group in
            var remaining = enumerated().makeIterator()
            var results: [Int: T] = [:]

            @discardableResult
            func startNext() throws -> Bool {
                try Task.checkCancellation()
                guard let (index, element) = remaining.next() else { return false }
                group.addTask { (index, try await transform(element)) }
                return true
            }

            var started = 0
            while started < limit, try startNext() { started += 1 }

            while let (index, value) = try await group.next() {
                results[index] = value
                try startNext()
            }
            return results.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// Like `concurrentMap`, but failures end up in the results. Only cancellation is thrown.
    func concurrentOutcomes<T: Sendable>(
        limit: Int = 4,
        _ transform: @escaping @Sendable (Element) async throws -> T
    ) async throws -> [Result<T, Error>] {
        try await concurrentMap(limit: limit) { element -> Result<T, Error> in
            do {
                return .success(try await transform(element))
            } catch let cancellation as CancellationError {
                throw cancellation
            } catch {
                return .failure(error)
            }
        }
    }
}
