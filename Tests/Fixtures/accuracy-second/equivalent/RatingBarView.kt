package com.harborline.ui.rating

import android.content.Context
import android.util.AttributeSet
import android.widget.ImageButton
import android.widget.LinearLayout
import com.harborline.ui.R
import com.harborline.ui.dp

class RatingBarView @JvmOverloads constructor(
    context: Context,
    attrs: AttributeSet? = null,
) : LinearLayout(context, attrs) {

    fun interface OnRatingSelectedListener {
        fun onRatingSelected(view: RatingBarView, rating: Int)
    }

    var onRatingSelectedListener: OnRatingSelectedListener? = null

    var rating: Int = 0
        set(value) {
            field = value.coerceIn(0, MAX_RATING)
            updateStars()
        }

    var isReadOnly: Boolean = false
        set(value) {
            field = value
            stars.forEach { it.isClickable = !value }
        }

    private val stars = mutableListOf<ImageButton>()

    init {
        orientation = HORIZONTAL
        for (position in 1..MAX_RATING) {
            val button = ImageButton(context).apply {
                tag = position
                background = null
                setOnClickListener { onStarTapped(position) }
            }
            val params = LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT)
            if (position > 1) params.marginStart = 4.dp
            stars += button
            addView(button, params)
        }
        updateStars()
    }

    private fun onStarTapped(position: Int) {
        if (isReadOnly) return
        rating = if (position == rating) 0 else position
        onRatingSelectedListener?.onRatingSelected(this, rating)
    }

    private fun updateStars() {
        stars.forEachIndexed { index, star ->
            val isFilled = index < rating
            star.setImageResource(if (isFilled) R.drawable.star_filled else R.drawable.star_outline)
            star.contentDescription = "${index + 1} of $MAX_RATING"
        }
        contentDescription = "$rating of $MAX_RATING"
    }

    companion object {
        const val MAX_RATING = 5
    }
}
