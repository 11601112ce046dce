let maxRetries = 3
