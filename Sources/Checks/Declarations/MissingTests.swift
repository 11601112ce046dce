internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Several tests that a side lacks are one thing that it owes: the first speaks for all of its file.
func withTestsTogether(
  _ found: [MissingProperties.Found], in twin: ComparedTwin
) -> [MissingProperties.Found] {
  let tests = found.filter {
    $0.violation.confidence == .high && isTestCase(twin.mapping[$0.lone.declaration].declaration)
  }
  let told = Set(tests.map(\.lone.declaration))
  let crowds = Dictionary(grouping: tests, by: \.lone.declaration.side).filter { $0.value.count > 1 }
  return found.map { one in
    guard let crowd = crowds[one.lone.declaration.side], told.contains(one.lone.declaration) else { return one }
    var result = one
    result.violation.crowd = twin.crowd([one.lone.declaration.side.rawValue, "tests"])
    if crowd[0].lone == one.lone {
      result.violation.values["more"] =
        crowd.count == 2 ? ", nor has another test" : ", nor have \(crowd.count - 1) other tests"
    }
    return result
  }
}
