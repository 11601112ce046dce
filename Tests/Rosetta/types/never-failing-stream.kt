fun names(): Flow<String> {
    return source
}
