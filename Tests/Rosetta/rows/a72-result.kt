fun finish(result: Result<User>) { done(result) }
