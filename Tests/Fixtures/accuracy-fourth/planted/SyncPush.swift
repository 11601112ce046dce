import Foundation

/// Silent push messages that tell the app what to fetch.
enum SyncPush: Equatable {
    case projectChanged(projectId: String)
    case taskChanged(taskId: String, projectId: String?)
    case commentAdded(taskId: String, author: String)
    case commentRemoved(taskId: String, commentId: String)
    case fullSync

    init?(payload: [String: String]) {
        switch payload["event"] {
        case "project.changed":
            guard let projectId = payload["project_id"] else { return nil }
            self = .projectChanged(projectId: projectId)
        case "task.changed", "task.moved":
            guard let taskId = payload["task_id"] else { return nil }
            self = .taskChanged(taskId: taskId, projectId: payload["project_id"])
        case "comment.added":
            guard let taskId = payload["task_id"] else { return nil }
            self = .commentAdded(taskId: taskId, author: payload["author"] ?? "Someone")
        case "comment.removed":
            guard let taskId = payload["task_id"], let commentId = payload["comment_id"] else { return nil }
            self = .commentRemoved(taskId: taskId, commentId: commentId)
        case "sync.full", "account.switched":
            self = .fullSync
        default:
            return nil
        }
    }

    /// Resources that have to be fetched again.
    var stalePaths: [String] {
        switch self {
        case .projectChanged(let projectId):
            return ["projects/\(projectId)"]
        case .taskChanged(let taskId, let projectId):
            return ["tasks/\(taskId)"] + (projectId.map { ["projects/\($0)/tasks"] } ?? [])
        case .commentAdded(let taskId, _), .commentRemoved(let taskId, _):
            return ["tasks/\(taskId)/comments"]
        case .fullSync:
            return ["projects", "tasks", "profile"]
        }
    }
}
