import Foundation

/// Addresses of a clinic's pages.
struct ClinicLinks {
    static let baseURL = "https://clinic.example.com"

    let clinicID: String

    func profileURL() -> String {
        return "\(ClinicLinks.baseURL)/\(clinicID)"
    }

    func rssURL(forDoctor doctorID: String) -> String {
        return "\(ClinicLinks.baseURL)/\(clinicID)/doctors/\(doctorID).rss"
    }

    func parseHTTPStatus(_ code: Int) -> Bool {
        return code >= 200 && code < 300
    }
}
