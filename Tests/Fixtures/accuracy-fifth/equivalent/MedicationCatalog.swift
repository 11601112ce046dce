import Foundation

struct Medication: Decodable, Equatable {
    enum Form: String, Decodable {
        case tablet, capsule, liquid, injection, other

        init(from decoder: Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(String.self)
            self = Form(rawValue: raw.lowercased()) ?? .other
        }
    }

    let id: String
    let name: String
    let form: Form
    let ingredients: [String]
    let note: String?

    private enum CodingKeys: String, CodingKey {
        case id, name, form, note
        case ingredients = "active_ingredients"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        form = try container.decode(Form.self, forKey: .form)
        ingredients = try container.decodeIfPresent([String].self, forKey: .ingredients) ?? []
        note = try container.decodeIfPresent(String.self, forKey: .note)
    }
}

struct MedicationCatalog {
    enum CatalogError: Error {
        case malformed
        case duplicate(id: String)
    }

    private struct Payload: Decodable {
        let medications: [Medication]
    }

    let medications: [Medication]
    private let byID: [String: Medication]

    init(json: String) throws {
        guard let payload = try? JSONDecoder().decode(Payload.self, from: Data(json.utf8)) else {
            throw CatalogError.malformed
        }
        var index: [String: Medication] = [:]
        for medication in payload.medications {
            guard index.updateValue(medication, forKey: medication.id) == nil else {
                throw CatalogError.duplicate(id: medication.id)
            }
        }
        medications = payload.medications
        byID = index
    }

    subscript(id: String) -> Medication? { byID[id] }

    func medications(containing ingredient: String) -> [Medication] {
        medications.filter { $0.ingredients.contains(ingredient) }
    }

    /// Ingredients that occur in both medications, in the order of the first one.
    func overlap(_ first: String, _ second: String) -> [String] {
        guard let lhs = self[first], let rhs = self[second] else { return [] }
        return lhs.ingredients.filter(Set(rhs.ingredients).contains)
    }
}
