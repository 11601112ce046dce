package com.glossa.lookup

import java.util.TreeMap

/** Word completion for the glossary search field. */
class PrefixTree(words: Iterable<String> = emptyList()) {

    private class Node {
        val children = TreeMap<Int, Node>()
        var isWord = false
    }

    private val root = Node()

    var count = 0
        private set

    init {
        words.forEach(::insert)
    }

    /** Returns false if the word was known already. */
    fun insert(word: String): Boolean {
        val node = word.codePoints().toArray().fold(root) { node, codePoint ->
            node.children.getOrPut(codePoint, ::Node)
        }
        if (node.isWord) return false
        node.isWord = true
        count++
        return true
    }

    operator fun contains(word: String): Boolean = nodeAt(word)?.isWord == true

    /** Removes a word. Returns false if it was not there. */
    fun remove(word: String): Boolean {
        val node = nodeAt(word)?.takeIf { it.isWord } ?: return false
        node.isWord = false
        count--
        return true
    }

    /** Words that begin with [prefix], ordered by code points. */
    fun completions(prefix: String, limit: Int = 10): List<String> {
        val start = nodeAt(prefix) ?: return emptyList()
        return words(start, prefix).take(limit.coerceAtLeast(0)).toList()
    }

    private fun words(node: Node, spelled: String): Sequence<String> = sequence {
        if (node.isWord) yield(spelled)
        for ((codePoint, child) in node.children) {
            yieldAll(words(child, spelled + String(Character.toChars(codePoint))))
        }
    }

    private fun nodeAt(prefix: String): Node? =
        prefix.codePoints().toArray().fold(root as Node?) { node, codePoint ->
            node?.children?.get(codePoint)
        }
}
