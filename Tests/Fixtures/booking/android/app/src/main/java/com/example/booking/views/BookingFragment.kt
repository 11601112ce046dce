package com.example.booking.views

import android.os.Bundle
import android.view.View
import android.widget.Button
import android.widget.ProgressBar
import com.example.booking.R
import com.example.booking.formatting.BookingFormatter
import com.example.booking.models.*
import com.example.booking.presenters.*
import com.example.courtsidekit.*

class BookingFragment : PresenterFragment<BookingPresenter>(R.layout.booking_fragment), IBookingView {

    @BindView(R.id.players_text_field)
    lateinit var playersTextField: CourtsideTextField

    @BindView(R.id.note_text_field)
    lateinit var noteTextField: CourtsideTextField

    @BindView(R.id.confirm_button)
    lateinit var confirmButton: Button

    @BindView(R.id.loading_indicator)
    lateinit var loadingIndicator: ProgressBar

    var draft: BookingDraft? = null

    private var isLoading = false
    private val formatter = BookingFormatter()

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        super.onViewCreated(view, savedInstanceState)
        playersTextField.nextTextField = noteTextField
        reloadConfirmButtonState()
    }

    @OnClick(R.id.confirm_button)
    fun confirm() {
        val draft = draft ?: return
        presenter.confirm(draft = draft, note = noteTextField.text)
    }

    fun invite(player: String) {
        draft = draft?.inviting(player = player)
        playersTextField.text = formatter.players(draft?.players ?: emptyList())
        reloadConfirmButtonState()
    }

    private fun reloadConfirmButtonState() {
        confirmButton.isEnabled = draft != null && !isLoading
    }

    // ****  View Interface  ****

    override fun setIsLoading(loading: Boolean) {
        isLoading = loading
        loadingIndicator.setIsVisible(loading)
        reloadConfirmButtonState()
    }

    override fun showBookings(bookings: List<Booking>) {
        reloadConfirmButtonState()
    }
}
