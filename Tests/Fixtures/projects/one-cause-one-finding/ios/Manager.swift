public protocol ManagerDelegate: AnyObject {
    func managerDidUpdateTokens(_ manager: Manager, session: Session)
    func managerDidUpdateUser(_ manager: Manager, session: Session)
}

public final class Manager {
    var delegates: [ManagerDelegate] = []

    func updated(_ session: Session) {
        delegates.forEach { $0.managerDidUpdateTokens(self, session: session) }
    }

    // What is handed over is another thing.
    func changed(_ session: Session, _ old: Session) {
        delegates.forEach { $0.managerDidUpdateUser(self, session: old) }
        //~                                                        ^^^ call-differs: `old` in Swift is `session` in Kotlin
    }
}
