package com.example.club.live

import kotlin.time.Duration.Companion.seconds

interface LiveMatchView {
    fun show(score: String, server: String?)
    fun showFinished(winner: String)
    fun showConnectionLost()
}

class LiveMatchPresenter(
    private val matchId: String,
    private val feed: MatchFeed,
    private val scheduler: TaskScheduler,
) {
    private var view: LiveMatchView? = null
    private var subscription: FeedSubscription? = null
    private var timeout: ScheduledTask? = null

    fun attach(view: LiveMatchView) {
        this.view = view
        restartTimeout()
        subscription = feed.subscribe(matchId) { update -> handle(update) }
    }

    fun detach() {
        subscription?.cancel()
        subscription = null
        view = null
    }

    private fun handle(update: MatchUpdate) {
        when (update) {
            is MatchUpdate.Score -> {
                restartTimeout()
                view?.show(score = "${update.home}:${update.away}", server = update.server)
            }
            MatchUpdate.Heartbeat -> restartTimeout()
            is MatchUpdate.Finished -> {
                timeout?.cancel()
                timeout = null
                view?.showFinished(update.winner)
            }
        }
    }

    private fun restartTimeout() {
        timeout?.cancel()
        timeout = scheduler.schedule(after = 20.seconds) {
            feed.reconnect()
            view?.showConnectionLost()
        }
    }
}
