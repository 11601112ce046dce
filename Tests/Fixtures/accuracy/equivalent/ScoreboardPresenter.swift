import Foundation

struct PlayerScore {
    let playerId: String
    let name: String
    let points: Int
    let change: Int
}

struct ScoreRow: Equatable {
    let rank: String
    let name: String
    let points: String
    let trend: String
    let isHighlighted: Bool
}

protocol ScoreboardView: AnyObject {
    func show(rows: [ScoreRow])
    func showEmpty(message: String)
    func show(footer: String?)
}

final class ScoreboardPresenter {
    private weak var view: ScoreboardView?
    private let myId: String
    private let visibleRows: Int

    init(view: ScoreboardView, myId: String, visibleRows: Int = 10) {
        self.view = view
        self.myId = myId
        self.visibleRows = visibleRows
    }

    func present(_ scores: [PlayerScore]) {
        guard !scores.isEmpty else {
            view?.showEmpty(message: "No games played yet")
            view?.show(footer: nil)
            return
        }

        let sorted = scores.sorted { a, b in
            a.points != b.points ? a.points > b.points : a.playerId < b.playerId
        }
        let ranks = self.ranks(sorted)

        let rows = zip(sorted, ranks).prefix(visibleRows).map { score, rank in
            ScoreRow(
                rank: "#\(rank)",
                name: score.playerId == myId ? "\(score.name) (you)" : score.name,
                points: grouped(score.points),
                trend: trend(score.change),
                isHighlighted: score.playerId == myId
            )
        }
        view?.show(rows: rows)
        view?.show(footer: footer(sorted, ranks))
    }

    /// Equal points share a rank; the following rank is skipped: 1, 1, 3.
    private func ranks(_ sorted: [PlayerScore]) -> [Int] {
        var result: [Int] = []
        for (index, score) in sorted.enumerated() {
            let tied = index > 0 && sorted[index - 1].points == score.points
            result.append(tied ? result[index - 1] : index + 1)
        }
        return result
    }

    private func footer(_ sorted: [PlayerScore], _ ranks: [Int]) -> String? {
        guard let mine = sorted.firstIndex(where: { $0.playerId == myId }), mine >= visibleRows else {
            return nil
        }
        let gap = sorted[visibleRows - 1].points - sorted[mine].points
        return "You are #\(ranks[mine]), \(grouped(gap)) points behind the top \(visibleRows)"
    }

    private func trend(_ change: Int) -> String {
        if change == 0 { return "–" }
        return change > 0 ? "▲\(change)" : "▼\(-change)"
    }

    private func grouped(_ number: Int) -> String {
        var digits = Array(String(abs(number)))
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: position)
            position -= 3
        }
        return (number < 0 ? "-" : "") + String(digits)
    }
}
