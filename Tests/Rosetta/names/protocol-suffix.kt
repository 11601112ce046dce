class Presenter(val service: SessionService)
