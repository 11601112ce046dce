package com.kanbee.push

/** Silent push messages that tell the app what to fetch. */
sealed class SyncPush {
    data class ProjectChanged(val projectId: String) : SyncPush()
    data class TaskChanged(val taskId: String, val projectId: String?) : SyncPush()
    data class CommentAdded(val taskId: String, val author: String) : SyncPush()
    data class CommentRemoved(val taskId: String, val commentId: String) : SyncPush()
    object FullSync : SyncPush()

    /** Resources that have to be fetched again. */
    val stalePaths: List<String>
        get() = when (this) {
            is ProjectChanged -> listOf("projects/$projectId")
            is TaskChanged -> listOfNotNull("tasks/$taskId", projectId?.let { "projects/$it/tasks" })
            is CommentAdded -> commentPaths(taskId)
            is CommentRemoved -> commentPaths(taskId)
            FullSync -> listOf("projects", "tasks", "profile")
        }

    companion object {
        fun fromPayload(payload: Map<String, String>): SyncPush? = when (payload["event"]) {
            "project.changed" -> payload["project_id"]?.let(::ProjectChanged)

            "task.changed" -> payload["task_id"]?.let { TaskChanged(it, payload["project_id"]) }

            "comment.added" -> payload["task_id"]?.let { taskId ->
                CommentAdded(taskId, author = payload["author"] ?: "Someone")
            }

            "comment.removed" -> payload["task_id"]?.let { taskId ->
                payload["comment_id"]?.let { commentId -> CommentRemoved(taskId, commentId) }
            }

            "sync.full", "account.switched" -> FullSync

            else -> null
        }

        private fun commentPaths(taskId: String) = listOf("tasks/$taskId/comments")
    }
}
