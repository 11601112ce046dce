package com.lanternchat.profile

import android.content.Context
import android.util.AttributeSet
import android.view.LayoutInflater
import androidx.constraintlayout.widget.ConstraintLayout
import androidx.core.view.isGone
import androidx.core.view.isVisible
import com.lanternchat.databinding.ViewProfileHeaderBinding

data class ProfileHeaderModel(
    val displayName: String,
    val handle: String,
    val bio: String?,
    val followerCount: Long,
    val isVerified: Boolean,
    val followState: FollowState,
) {
    enum class FollowState { FOLLOWING, NOT_FOLLOWING, REQUESTED, OWN_PROFILE }
}

class ProfileHeaderView @JvmOverloads constructor(
    context: Context,
    attrs: AttributeSet? = null,
) : ConstraintLayout(context, attrs) {

    private val binding = ViewProfileHeaderBinding.inflate(LayoutInflater.from(context), this)
    private var model: ProfileHeaderModel? = null

    var onFollowTapped: (() -> Unit)? = null

    init {
        binding.followButton.setOnClickListener { onFollowTapped?.invoke() }
    }

    fun configure(model: ProfileHeaderModel) {
        if (model == this.model) return
        this.model = model

        with(binding) {
            nameLabel.text = model.displayName.ifEmpty { model.handle }
            handleLabel.text = "@${model.handle}"
            bioLabel.text = model.bio
            bioLabel.isVisible = !model.bio.isNullOrEmpty()
            followersLabel.text = abbreviated(model.followerCount)
            verifiedBadge.isVisible = model.isVerified
        }
        configureFollowButton(model.followState)
    }

    private fun configureFollowButton(state: ProfileHeaderModel.FollowState) = with(binding.followButton) {
        isGone = state == ProfileHeaderModel.FollowState.OWN_PROFILE
        isEnabled = state != ProfileHeaderModel.FollowState.REQUESTED
        text = when (state) {
            ProfileHeaderModel.FollowState.FOLLOWING -> "Following"
            ProfileHeaderModel.FollowState.NOT_FOLLOWING -> "Follow"
            ProfileHeaderModel.FollowState.REQUESTED -> "Requested"
            ProfileHeaderModel.FollowState.OWN_PROFILE -> null
        }
    }

    companion object {
        fun abbreviated(count: Long): String = when {
            count < 1_000 -> count.toString()
            count < 1_000_000 -> shortened(count, 1_000, "K")
            else -> shortened(count, 1_000_000, "M")
        }

        private fun shortened(count: Long, unit: Long, suffix: String): String {
            val tenths = count * 10 / unit
            val whole = tenths / 10
            val fraction = tenths % 10
            return if (tenths >= 1_000 || fraction == 0L) "$whole$suffix" else "$whole.$fraction$suffix"
        }
    }
}
