import Foundation

protocol AvatarService {
    func download(userId: String) async throws -> Data
    func upload(userId: String, image: Data) async throws
}

final class AvatarRepository {
    private let service: AvatarService
    private let capacity: Int
    private var cache: [String: Data] = [:]
    private var order: [String] = []

    init(service: AvatarService, capacity: Int = 50) {
        self.service = service
        self.capacity = capacity
    }

    func avatar(for userId: String) async throws -> Data {
        if let hit = cache[userId] {
            return hit
        }
        let image = try await service.download(userId: userId)
        store(image, for: userId)
        return image
    }

    func update(userId: String, image: Data) async throws {
        try await service.upload(userId: userId, image: image)
    }

    func evict(userId: String) {
        cache[userId] = nil
        order.removeAll { $0 == userId }
    }

    func clear() {
        cache.removeAll()
        order.removeAll()
    }

    private func store(_ image: Data, for userId: String) {
        evict(userId: userId)
        cache[userId] = image
        order.append(userId)
        while order.count > capacity {
            evict(userId: order[0])
        }
    }
}
