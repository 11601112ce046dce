import Foundation

struct ModuleDescriptor {
    let id: String
    let priority: Int
    let dependencies: [String]
}

enum ModuleOrderError: Error, Equatable {
    case duplicate(String)
    case missingDependency(module: String, dependency: String)
    case cycle([String])
}

enum ModuleLoadOrder {

    /// Dependencies first; among ready modules the higher priority wins, then the id.
    static func resolve(_ modules: [ModuleDescriptor]) throws -> [String] {
        var byId: [String: ModuleDescriptor] = [:]
        for module in modules {
            guard byId.updateValue(module, forKey: module.id) == nil else {
                throw ModuleOrderError.duplicate(module.id)
            }
        }

        var pending: [String: Set<String>] = [:]
        for module in modules {
            if let missing = module.dependencies.first(where: { byId[$0] == nil }) {
                throw ModuleOrderError.missingDependency(module: module.id, dependency: missing)
            }
            pending[module.id] = Set(module.dependencies)
        }

        var order: [String] = []
        while !pending.isEmpty {
            let ready = pending
                .filter { $0.value.isEmpty }
                .compactMap { byId[$0.key] }
                .sorted { lhs, rhs in
                    lhs.priority == rhs.priority ? lhs.id < rhs.id : lhs.priority > rhs.priority
                }
            guard let next = ready.first else {
                throw ModuleOrderError.cycle(pending.keys.sorted())
            }
            order.append(next.id)
            pending[next.id] = nil
            for id in pending.keys {
                pending[id]?.remove(next.id)
            }
        }
        return order
    }
}
