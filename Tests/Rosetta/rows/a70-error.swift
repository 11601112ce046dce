protocol Listener { func failed(with error: Error) }
