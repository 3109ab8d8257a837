// Limits in the attributes of XLIFF.

import Catalogs
import TextLayout

enum XLIFFLimits: BudgetSource {
    static let id = "xliff"
    static let examples = [
        LimitExample(#"maxwidth="40" size-unit="char""#, .most(40, .graphemes)),
        LimitExample(
            #"maxwidth="40" minwidth="4" size-unit="glyph""#, .most(40, .graphemes), .least(4, .graphemes)),
        LimitExample(#"maxwidth="64" size-unit="byte""#, .most(64, .bytes)),
        LimitExample(#"maxwidth="20" size-unit="col""#, .most(20, .columns)),
        LimitExample(#"maxwidth="2" size-unit="row""#, .most(2, .lines)),
        LimitExample(#"maxwidth="120""#, .room(Room(box: Box(width: 120)))),
        LimitExample(#"maxwidth="90.5" size-unit="point""#, .room(Room(box: Box(width: 90.5)))),
        LimitExample(#"maxwidth="0" size-unit="char""#),
        LimitExample(#"size-unit="char""#),
        LimitExample(#"maxwidth="4" size-unit="em""#, isMalformed: true),
        LimitExample(#"maxwidth="ten" size-unit="char""#, isMalformed: true),
        LimitExample(#"maxwidth="" size-unit="char""#),
        LimitExample(#"minwidth="40" size-unit="pixel""#, isMalformed: true),
        LimitExample(#"maxwidth="40" font="Arial;large""#, isMalformed: true),
        LimitExample(#"slr:sizeRestriction="20""#, .most(20, .codePoints)),
        LimitExample(#"slr:sizeRestriction="5,20""#, .most(20, .codePoints), .least(5, .codePoints)),
        LimitExample(#"slr:sizeRestriction="5,*""#, .least(5, .codePoints)),
        LimitExample(#"slr:storageRestriction="64""#, .most(64, .bytes)),
        LimitExample(#"slr:sizeRestriction="*""#),
        LimitExample(#"slr:sizeRestriction="twenty""#, isMalformed: true),
        LimitExample(#"slr:sizeRestriction="1,2,3""#, isMalformed: true),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        XLIFFWidths.read(entry, into: &found)
        XLIFFRestrictions.read(entry, into: &found)
    }
}
