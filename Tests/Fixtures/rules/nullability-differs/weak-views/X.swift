import CourtsideKit

/// Shows one episode and waits for its download.
final class EpisodePresenter {
    weak var view: IEpisodeView?
    private let downloads: IDownloads
    private var episode: Episode?

    init(downloads: IDownloads) {
        self.downloads = downloads
    }

    func open(episode: Episode?) {
        self.episode = episode
        if let episode = episode {
            view?.show(title: episode.title)
        }
    }

    func download() {
        guard let episode = episode else {
            return
        }
        downloads.start(id: episode.id)
    }

    func title() -> String? {
        return episode?.title
    }
}
