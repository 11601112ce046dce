class Presenter(val service: ISessionService)
