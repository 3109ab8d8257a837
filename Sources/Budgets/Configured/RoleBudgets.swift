// The limits that the configuration sets for what texts are on the screen.

import Basics
import Configuration

/// Limits of roles: what says more about a key, such as a comment, takes precedence.
enum ConfiguredRoles: BudgetSource {
    static let id = "roles"
    static let yields = true

    static func add(to book: inout BookMaker) {
        for role in book.configuration.roles {
            do throws(FileProblem) {
                let limits = try ConfigurationLimits.limits(of: role.limit, book.styles)
                book.add(RoleBudgets(role.name, limits, file: book.styles.file))
            } catch {
                book.add(error)
            }
        }
    }
}

/// The limits of a role, whatever keys have it.
package struct RoleBudgets: Sendable {
    /// The role, as written.
    package let role: Located<String>
    /// Its limits.
    package let budgets: [Budget]

    init(_ role: Located<String>, _ limits: [(limit: Limit, place: Place)], file: String) {
        self.role = role
        budgets = limits.map { limit, place in
            Budget(limit, BudgetOrigin(.roles, file: file, place: place, words: role.value))
        }
    }
}
