internal import SourceModel

/// Folders that hold what tools made, not what people wrote; without a repository there are no ignore rules to say so.
private let foldersOfTools: Set<String> = [
  ".git", ".build", ".gradle", "DerivedData", "Pods", "build", "node_modules",
]

extension Gathering {
  /// Gathers the files of a folder that belongs to no repository.
  mutating func gather(plainFolder folder: String) {
    var folders = [""]
    while let path = folders.popLast() {
      let items: [FolderItem]
      do {
        items = try FileSystem.items(in: folder + "/" + path)
      } catch {
        skipUnreadable(path.isEmpty ? "." : String(path.dropLast()), error)
        continue
      }
      for item in items where !foldersOfTools.contains(item.name) {
        if gather(item, path: path + item.name, folder: folder) { folders.append(path + item.name + "/") }
      }
    }
  }

  /// Gathers one name on disk; true when it is a folder to be entered.
  private mutating func gather(_ item: FolderItem, path: String, folder: String) -> Bool {
    guard item.isUTF8 else {
      skipUnspellable(path, isFolder: item.isFolder)
      return false
    }
    switch FileSystem.kind(of: folder + "/" + path) {
    case .file(let size):
      if includes(path) { add(path, size: size, blob: nil) }
    case .link:
      skip(path, .symbolicLink)
    case .folder:
      return true
    case .other, nil:
      break
    }
    return false
  }
}
