/// What the page asks the app to do.
enum Request {
    case webAuth(variant: String, exchange: Bool)
    //~  ^^^^^^^ missing-case: webAuth
    case openLink(url: String)
    //~  ^^^^^^^^ name-differs: OpenLinks
    case close
}
