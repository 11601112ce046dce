func finish(_ result: Result<User, Error>) { done(result) }
