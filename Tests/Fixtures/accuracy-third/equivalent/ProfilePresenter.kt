package com.chirrup.android.profile

data class Profile(
    val userName: String,
    val nickname: String?,
    val followers: Int,
    val isVerified: Boolean
)

interface ProfileRepository {
    fun loadProfile(id: String, callback: (Result<Profile>) -> Unit)
}

interface ProfileView {
    fun setLoading(loading: Boolean)
    fun showTitle(title: String)
    fun showFollowers(text: String)
    fun setBadgeVisible(visible: Boolean)
    fun showRetry()
}

class ProfilePresenter(
    private val repository: ProfileRepository,
    private val profileId: String
) {
    private var view: ProfileView? = null

    fun attach(view: ProfileView) {
        this.view = view
        reload()
    }

    fun detach() {
        view = null
    }

    fun reload() {
        view?.setLoading(true)
        repository.loadProfile(profileId) { result ->
            view?.run {
                setLoading(false)
                result.fold(
                    onSuccess = { render(it) },
                    onFailure = { showRetry() }
                )
            }
        }
    }

    private fun ProfileView.render(profile: Profile) = with(profile) {
        val handle = "@$userName"
        showTitle(if (nickname.isNullOrEmpty()) handle else "$nickname ($handle)")
        showFollowers(compact(followers) + if (followers == 1) " follower" else " followers")
        setBadgeVisible(isVerified)
    }

    companion object {
        fun compact(count: Int): String = when {
            count < 1_000 -> "$count"
            count < 1_000_000 -> "${decimal(count / 100)}K"
            else -> "${decimal(count / 100_000)}M"
        }

        private fun decimal(tenths: Int): String {
            val whole = tenths / 10
            val rest = tenths % 10
            return if (rest == 0) whole.toString() else "$whole.$rest"
        }
    }
}
