import CourtsideKit

/// Signs users in. The responses decode themselves.
final class SignInClient {
    let host: String

    init(host: String) {
        self.host = host
    }

    func post(_ route: String, headers: [String: String] = [:], body: [String: String] = [:]) -> Reply {
    //~                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ parameter-order-differs
        return host.send(route, headers, body)
    }

    func signUp(id: String) -> Reply {
        return post("signup", body: ["id": id])
    }

    func signIn(id: String, token: String) -> Reply {
        return post("signin", headers: ["token": token], body: ["id": id])
    }

    func signOut(id: String) -> Reply {
        return post("signout", body: ["id": id])
        //~                                 ^^ statement-differs: id.lowercase()
    }

    func refresh() -> Reply {
        return post("refresh")
    }

    func migrate(id: String) -> Reply {
        return post("migrate", headers: ["old": host], body: ["id": id])
        //~    call-differs: migrate
    }
}
