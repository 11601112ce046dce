/// Tells of one activity.
func counting(_ activity: String, of all: Int, _ progress: Progress?) -> (@Sendable (Int) -> Void)? {
  guard let progress else { return nil }
  return { done in progress(activity, done, all) }
}

/// Is told what a run does, such as `reading Swift`, and of how many files or twins how many are done.
package typealias Progress = @Sendable (_ activity: String, _ done: Int, _ all: Int) -> Void
