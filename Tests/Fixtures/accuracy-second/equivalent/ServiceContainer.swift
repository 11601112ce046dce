import Foundation

final class ServiceContainer {
    enum Lifetime {
        case singleton
        case transient
    }

    private struct Registration {
        let lifetime: Lifetime
        let factory: (ServiceContainer) -> Any
    }

    private let parent: ServiceContainer?
    private let lock = NSRecursiveLock()
    private var registrations: [String: Registration] = [:]
    private var singletons: [String: Any] = [:]

    init(parent: ServiceContainer? = nil) {
        self.parent = parent
    }

    func register<T>(_ type: T.Type, lifetime: Lifetime = .singleton, factory: @escaping (ServiceContainer) -> T) {
        lock.lock()
        defer { lock.unlock() }
        let key = Self.key(for: type)
        registrations[key] = Registration(lifetime: lifetime, factory: factory)
        singletons[key] = nil
    }

    func resolveOptional<T>(_ type: T.Type) -> T? {
        lock.lock()
        defer { lock.unlock() }
        let key = Self.key(for: type)
        if let existing = singletons[key] as? T {
            return existing
        }
        guard let registration = registrations[key] else {
            return parent?.resolveOptional(type)
        }
        guard let instance = registration.factory(self) as? T else { return nil }
        if registration.lifetime == .singleton {
            singletons[key] = instance
        }
        return instance
    }

    func resolve<T>(_ type: T.Type) throws -> T {
        guard let instance = resolveOptional(type) else {
            throw ContainerError.notRegistered
        }
        return instance
    }

    func makeChild() -> ServiceContainer {
        ServiceContainer(parent: self)
    }

    func reset() {
        lock.lock()
        defer { lock.unlock() }
        singletons.removeAll()
    }

    private static func key<T>(for type: T.Type) -> String {
        String(reflecting: type)
    }
}

enum ContainerError: Error {
    case notRegistered
}
