fun users(): Promise<List<User>> = api.get("/users")
