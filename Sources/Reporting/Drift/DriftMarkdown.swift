internal import FindingModel
func renderDriftMarkdown(_ report: DriftReport) -> String { "" }
func renderDriftHTML(_ report: DriftReport) -> String { "" }
