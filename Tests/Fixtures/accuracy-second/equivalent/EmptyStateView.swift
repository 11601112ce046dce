import SwiftUI

enum EmptyStateReason: Equatable {
    case noResults(query: String)
    case offline
    case error(message: String)
    case firstUse

    var iconName: String {
        switch self {
        case .noResults: return "ic_search"
        case .offline: return "ic_cloud_off"
        case .error: return "ic_warning"
        case .firstUse: return "ic_sparkles"
        }
    }

    var title: String {
        switch self {
        case .noResults(let query): return "No results for “\(query)”"
        case .offline: return "You are offline"
        case .error: return "Something went wrong"
        case .firstUse: return "Nothing here yet"
        }
    }

    var message: String? {
        switch self {
        case .noResults: return "Check the spelling or try fewer words."
        case .offline: return "Connect to the internet and try again."
        case .error(let message): return message.isEmpty ? nil : message
        case .firstUse: return nil
        }
    }

    var isRetryable: Bool {
        switch self {
        case .offline, .error: return true
        case .noResults, .firstUse: return false
        }
    }
}

struct EmptyStateView: View {
    let reason: EmptyStateReason
    var onRetry: (() -> Void)?

    var body: some View {
        VStack(spacing: 12) {
            Image(reason.iconName)
                .resizable()
                .frame(width: 48, height: 48)
                .accessibilityHidden(true)
            Text(reason.title)
                .font(.headline)
                .multilineTextAlignment(.center)
            if let message = reason.message {
                Text(message)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
                    .multilineTextAlignment(.center)
            }
            if reason.isRetryable, let onRetry {
                Button("Try again", action: onRetry)
                    .padding(.top, 8)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
