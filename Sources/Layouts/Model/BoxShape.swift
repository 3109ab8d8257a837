// What a box looks like, so that a drawing of it can be recognised.

package enum BoxShape: String, Sendable, CaseIterable {
    case plain, guide, label, button, helpButton, checkbox, radioButton, popUp, field, searchField, comboBox, textArea,
        segments
    case toggle, slider, stepper, progress, spinner, image, picker, separator, group, tabs, stack, grid, scroll, table
    case tableHeader, columnHeader, row, cell, bar, web, custom
}
