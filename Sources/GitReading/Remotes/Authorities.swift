internal import CGit2

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Who is believed about what server one talks to, when a twin is fetched through https.
///
/// A library of the system knows the machine's authorities by itself; one that is compiled into the program knows none. What
/// git was told goes first in either case: there a company names its own authority.
enum Authorities {
  /// Where systems keep the certificates of all authorities: Debian and Alpine; Fedora; openSUSE; others.
  private static let usual = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
  ]

  /// Has libgit2 believe them. Where it cannot, the connection fails and says why: no server goes unchecked.
  ///
  /// - Parameter repository: its configuration, which includes the user's, is asked.
  static func trust(by repository: OpaquePointer) {
    let file =
      environment("GIT_SSL_CAINFO") ?? configured("http.sslcainfo", repository) ?? environment("SSL_CERT_FILE")
      ?? usual.first { access($0, R_OK) == 0 }
    let folder =
      environment("GIT_SSL_CAPATH") ?? configured("http.sslcapath", repository) ?? environment("SSL_CERT_DIR")
    if file != nil || folder != nil { _ = parity_git_trust(file, folder) }
  }

  private static func configured(_ key: String, _ repository: OpaquePointer) -> String? {
    GitConfiguration(of: repository)?.path(key)
  }
}
