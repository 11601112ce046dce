package com.harborline.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

sealed class EmptyStateReason(val iconName: String) {
    data class NoResults(val query: String) : EmptyStateReason("ic_search")
    object Offline : EmptyStateReason("ic_cloud_off")
    data class Error(val text: String) : EmptyStateReason("ic_warning")
    object FirstUse : EmptyStateReason("ic_sparkles")

    val title: String
        get() = when (this) {
            is NoResults -> "No results for “$query”"
            Offline -> "You are offline"
            is Error -> "Something went wrong"
            FirstUse -> "Nothing here yet"
        }

    val message: String?
        get() = when (this) {
            is NoResults -> "Check the spelling or try fewer words."
            Offline -> "Connect to the internet and try again."
            is Error -> text.takeIf { it.isNotEmpty() }
            FirstUse -> null
        }

    val isRetryable: Boolean
        get() = this is Offline || this is Error
}

@Composable
fun EmptyStateView(
    reason: EmptyStateReason,
    modifier: Modifier = Modifier,
    onRetry: (() -> Unit)? = null,
) {
    Column(
        modifier = modifier.fillMaxSize().padding(24.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Icon(
            painter = painterByName(reason.iconName),
            contentDescription = null,
            modifier = Modifier.size(48.dp),
        )
        Text(reason.title, style = MaterialTheme.typography.titleMedium, textAlign = TextAlign.Center)
        reason.message?.let {
            Text(
                text = it,
                style = MaterialTheme.typography.bodyMedium,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                textAlign = TextAlign.Center,
            )
        }
        if (reason.isRetryable && onRetry != null) {
            TextButton(onClick = onRetry, modifier = Modifier.padding(top = 8.dp)) {
                Text("Try again")
            }
        }
    }
}
