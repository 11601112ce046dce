struct Upload {
  let size: Int64?
  let share: Double?
  var bytes: Int64 { size ?? 0 as Int64 }
  var part: Double { share ?? 1 as Double }
}
