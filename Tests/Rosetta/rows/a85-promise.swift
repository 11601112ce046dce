func users() -> Promise<[User]> { return api.get("/users") }
