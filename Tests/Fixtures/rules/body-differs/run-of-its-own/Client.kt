class Client(private val session: Session, private val retry: Retry) {
    suspend fun send(request: Request): Response = retry.run { session.execute(request) }

    suspend fun ask(request: Request): Response = retry.run { session.execute(request) }
}
