final class Report {
    func log(_ params: [String: Int]) {
        logger.debug("sent \(params)")
    }

    func names(_ ages: [String: Int]) -> Set<String> {
        return Set(ages.keys)
    }

    func rows(_ tags: [String], _ colors: [Color]) -> [Row] {
        return zip(tags, colors).map { Row(tag: $0, color: $1) }
    }
}
