struct Gate {
    func needsToken(_ request: Request) -> Bool {
        guard session.isActive else { return false }
        return request.isPrivate && request.token == nil
    }

    func isPublic(_ path: String) -> Bool {
        if path.isEmpty { return true }
        return path == "/" || path.hasPrefix("/docs")
    }
}
