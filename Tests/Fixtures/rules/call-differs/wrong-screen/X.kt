package com.example.courtside.profile

import com.example.courtsidekit.*

/** Where the profile leads to. */
class ProfileCoordinator(
    private val navigator: INavigator,
    private val screens: IScreenFactory
) : IProfileCoordinator {

    override fun showSettings() {
        navigator.push(screens.settings())
    }

    override fun showWallet(user: User) {
        navigator.push(screens.payments(userId = user.id))
    }

    override fun close() {
        navigator.pop()
    }
}
