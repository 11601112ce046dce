public final class Client {
    public static let refreshCookie = "DSR"
    public static let cookie = "DS"
    public static let limit = 3
    //~               ^^^^^ missing-member: limit

    public func send(_ text: String) -> String { text + Client.cookie }
}

public final class Calendars {
    public static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 }
    //~                ^^^^^^^^^^ missing-member: isLeapYear
    public func today() -> Int { 1 }
}
