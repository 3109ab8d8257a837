// Pictures of what was measured.

import Budgets
import Comparison
import Drawing
import Fonts
import MessageLayout
import Samples
import TextLayout

extension Measurer {
    /// The picture of one of the texts that were fitted into a box.
    package mutating func picture(
        of box: Measurement.BoxFit, text index: Int, by maker: inout PictureMaker
    ) -> TextPicture? {
        try? withRuler(box.room) { $0.picture(of: box, text: index, by: &maker) }
    }

    /// The picture of one of some texts without a box, in Apple's system font; of the last one if none is given.
    package mutating func picture(of texts: ShownTexts, showing text: ShownText?, by maker: inout PictureMaker)
        -> TextPicture?
    {
        let texts = text.map { ShownTexts($0) } ?? texts
        guard case .fit(let fitted) = fit(texts, Room(box: Box(lines: nil))) else { return nil }
        return picture(of: fitted, text: fitted.fit.fits.count - 1, by: &maker)
    }

    /// The picture of a text that exceeds a count, with the excess cut off; nil if the stored text was counted.
    package mutating func picture(of text: ShownText, cutTo room: Finding.Room, by maker: inout PictureMaker)
        -> TextPicture?
    {
        guard let unit = CountUnit(rawValue: room.unit), unit.isOfShownText else { return nil }
        let (fitting, seen) = (fitting, text.end(of: room.has, unit))
        let picture = try? withRuler(Room(box: Box(lines: nil))) { ruler in
            ruler.picture(of: text, seen: seen, fitting, by: &maker)
        }
        return picture ?? nil
    }

    /// The texts that an entry shows; nil if it is only shown as a part of others.
    package mutating func seenTexts(_ subject: TextSubject) -> ShownTexts? {
        turn(to: subject)
        return ShownSubject.isSeenAlone(subject.entry, subject.message) ? shownTexts(subject) : nil
    }
}
