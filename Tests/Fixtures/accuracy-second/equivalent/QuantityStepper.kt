package com.harborline.shop.cart.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import com.harborline.shop.R

class QuantityRange(val minimum: Int = 1, maximum: Int, step: Int = 1) {
    val maximum: Int = maxOf(maximum, minimum)
    val step: Int = maxOf(step, 1)

    fun canDecrease(value: Int): Boolean = value - step >= minimum

    fun canIncrease(value: Int): Boolean = value + step <= maximum

    fun clamp(value: Int): Int = value.coerceIn(minimum, maximum)
}

@Composable
fun QuantityStepper(
    range: QuantityRange,
    quantity: Int,
    onQuantityChange: (Int) -> Unit,
    modifier: Modifier = Modifier,
    onRemove: (() -> Unit)? = null,
) {
    val canDecrease = range.canDecrease(quantity)
    val showsRemove = onRemove != null && !canDecrease

    Row(
        modifier = modifier,
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        IconButton(
            onClick = {
                if (canDecrease) {
                    onQuantityChange(range.clamp(quantity - range.step))
                } else {
                    onRemove?.invoke()
                }
            },
            enabled = showsRemove || canDecrease,
        ) {
            Icon(
                painter = painterResource(if (showsRemove) R.drawable.ic_trash else R.drawable.ic_minus),
                contentDescription = if (showsRemove) "Remove item" else "Decrease quantity",
            )
        }

        Text(
            text = quantity.toString(),
            modifier = Modifier.widthIn(min = 32.dp),
            textAlign = TextAlign.Center,
        )

        IconButton(
            onClick = {
                if (range.canIncrease(quantity)) onQuantityChange(range.clamp(quantity + range.step))
            },
            enabled = range.canIncrease(quantity),
        ) {
            Icon(painterResource(R.drawable.ic_plus), contentDescription = "Increase quantity")
        }
    }
}
