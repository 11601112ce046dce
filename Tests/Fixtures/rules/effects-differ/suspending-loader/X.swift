import Foundation

/// Fetches what the patient may see.
final class RecordService: IRecordService {
    private let client: IClinicClient
    private let cache: IRecordCache

    init(client: IClinicClient, cache: IRecordCache) {
        self.client = client
        self.cache = cache
    }

    func records(patientId: String) async throws -> [Record] {
        return try await client.records(patientId: patientId)
    }

    func cachedRecord(id: String) async -> Record? {
        //~ effects-differ: in Swift only
        return cache.find(id: id)
    }

    func forget(id: String) {
        cache.remove(id: id)
    }
}
