package com.example.courtside.account

import com.example.courtsidekit.*

/** The account of who is logged in. */
class AccountManager(
    private val session: ISession,
    private val cache: ICache,
    private val push: IPushService
) : IAccountManager {

    override fun login(user: User) {
        session.open(token = user.token)
        push.register(userId = user.id)
    }

    override fun logout() {
        push.unregister()
        session.close()
    }
}
