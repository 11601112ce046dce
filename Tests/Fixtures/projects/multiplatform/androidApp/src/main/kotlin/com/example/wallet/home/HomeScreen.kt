package com.example.wallet.home

import androidx.compose.runtime.Composable
import androidx.compose.ui.tooling.preview.Preview

class HomeScreenFactory(private val navigator: Navigator) {
    fun create(): HomeViewModel = HomeViewModel(navigator.repository)
}

sealed class Destination {
    // Of the same name as the view, and not its counterpart.
    object HomeScreen : Destination()
}

@Composable
fun HomeScreen(viewModel: HomeViewModel, onBack: () -> Unit) {
    Column {
        Title("Wallet")
        Button(onClick = { viewModel.showMore() }) { Text("More") }
    }
}

@Composable
private fun Title(text: String) {
    Text(text)
}

@Preview
@Composable
fun HomeScreenPreview() {
    Title("Wallet")
}
