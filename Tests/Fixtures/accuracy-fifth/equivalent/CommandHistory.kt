package studio.canvas.history

import java.lang.ref.WeakReference

interface EditCommand {
    val label: String
    fun apply()
    fun revert()
}

private class CommandGroup(
    override val label: String,
    private val members: List<EditCommand>,
) : EditCommand {
    override fun apply() = members.forEach(EditCommand::apply)
    override fun revert() = members.asReversed().forEach(EditCommand::revert)
}

fun interface CommandHistoryListener {
    fun onHistoryChanged(canUndo: Boolean, canRedo: Boolean)
}

class CommandHistory(private val limit: Int = 50) {
    private class OpenGroup(val label: String) {
        val members = mutableListOf<EditCommand>()
    }

    private var listenerRef: WeakReference<CommandHistoryListener>? = null
    var listener: CommandHistoryListener?
        get() = listenerRef?.get()
        set(value) {
            listenerRef = value?.let { WeakReference(it) }
        }

    private val done = ArrayDeque<EditCommand>()
    private val undone = ArrayDeque<EditCommand>()
    private var openGroup: OpenGroup? = null

    init {
        require(limit > 0) { "limit must be positive" }
    }

    val canUndo: Boolean get() = openGroup == null && done.isNotEmpty()
    val canRedo: Boolean get() = openGroup == null && undone.isNotEmpty()

    fun perform(command: EditCommand) {
        command.apply()
        openGroup?.members?.add(command) ?: push(command)
    }

    fun beginGroup(label: String) {
        check(openGroup == null) { "groups cannot be nested" }
        openGroup = OpenGroup(label)
    }

    fun endGroup() {
        val group = openGroup ?: return
        openGroup = null
        if (group.members.isNotEmpty()) push(CommandGroup(group.label, group.members))
    }

    fun undo(): String? {
        if (!canUndo) return null
        val command = done.removeLast()
        command.revert()
        undone.addLast(command)
        notifyListener()
        return command.label
    }

    fun redo(): String? {
        if (!canRedo) return null
        val command = undone.removeLast()
        command.apply()
        done.addLast(command)
        notifyListener()
        return command.label
    }

    private fun push(command: EditCommand) {
        undone.clear()
        done.addLast(command)
        if (done.size > limit) done.removeFirst()
        notifyListener()
    }

    private fun notifyListener() {
        listener?.onHistoryChanged(canUndo, canRedo)
    }
}
