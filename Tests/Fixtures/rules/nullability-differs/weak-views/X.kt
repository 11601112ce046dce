package com.example.podcasts.episodes

/** Shows one episode and waits for its download. */
class EpisodePresenter(private val downloads: IDownloads) {
    var view: IEpisodeView? = null
    private var episode: Episode? = null

    fun open(episode: Episode?) {
        this.episode = episode
        if (episode != null) {
            view?.show(title = episode.title)
        }
    }

    fun download() {
        val episode = episode ?: return
        downloads.start(id = episode.id)
    }

    fun title(): String? = episode?.title
}
