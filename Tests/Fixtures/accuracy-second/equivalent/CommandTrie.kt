package com.northpine.chat.commands

class CommandTrie {

    private class Node {
        val children = HashMap<Char, Node>()
        var command: String? = null
        var weight = 0
    }

    private val root = Node()

    var count = 0
        private set

    /** Commands are ASCII identifiers such as `/invite`. */
    fun insert(command: String, weight: Int = 0) {
        if (command.isEmpty()) return
        val node = command.lowercase().fold(root) { current, char ->
            current.children.getOrPut(char) { Node() }
        }
        if (node.command == null) count++
        node.command = command
        node.weight = weight
    }

    operator fun contains(command: String): Boolean = nodeFor(command)?.command != null

    fun remove(command: String): Boolean {
        val node = nodeFor(command)?.takeIf { it.command != null } ?: return false
        node.command = null
        node.weight = 0
        count--
        return true
    }

    /** Best suggestions first, then alphabetical. */
    fun suggestions(prefix: String, limit: Int = 5): List<String> {
        val start = nodeFor(prefix) ?: return emptyList()
        val found = mutableListOf<Pair<String, Int>>()
        collect(start, found)
        return found
            .sortedWith(compareByDescending<Pair<String, Int>> { it.second }.thenBy { it.first })
            .take(limit)
            .map { it.first }
    }

    private fun collect(node: Node, into: MutableList<Pair<String, Int>>) {
        node.command?.let { into += it to node.weight }
        node.children.values.forEach { collect(it, into) }
    }

    private fun nodeFor(prefix: String): Node? {
        var node = root
        for (char in prefix.lowercase()) {
            node = node.children[char] ?: return null
        }
        return node
    }
}
