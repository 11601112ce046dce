import Foundation

struct Module<ID: Hashable> {
    let id: ID
    let dependencies: [ID]

    init(_ id: ID, dependsOn dependencies: [ID] = []) {
        self.id = id
        self.dependencies = dependencies
    }
}

enum Resolution<ID: Hashable> {
    /// Every module comes after its dependencies.
    case ordered([ID])
    /// Modules that are part of a cycle or wait for one, in the order of declaration.
    case blocked([ID])
    case missing(ID, requiredBy: ID)
    case duplicate(ID)
}

enum DependencyResolver {
    static func resolve<ID>(_ modules: [Module<ID>]) -> Resolution<ID> {
        var waiting: [ID: Set<ID>] = [:]
        for module in modules {
            guard waiting.updateValue(Set(module.dependencies), forKey: module.id) == nil else {
                return .duplicate(module.id)
            }
        }

        var dependents: [ID: [ID]] = [:]
        for module in modules {
            for dependency in module.dependencies {
                guard waiting[dependency] != nil else {
                    return .missing(dependency, requiredBy: module.id)
                }
                dependents[dependency, default: []].append(module.id)
            }
        }

        var ordered = modules.map(\.id).filter { waiting[$0]!.isEmpty }
        var next = 0
        while next < ordered.count {
            let finished = ordered[next]
            next += 1
            for dependent in dependents[finished] ?? [] {
                guard waiting[dependent]!.remove(finished) != nil else { continue }
                if waiting[dependent]!.isEmpty { ordered.append(dependent) }
            }
        }

        guard ordered.count == modules.count else {
            return .blocked(modules.map(\.id).filter { !waiting[$0]!.isEmpty })
        }
        return .ordered(ordered)
    }
}
