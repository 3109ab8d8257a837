// `wide-window`: windows that get wider in other languages.

import Basics
import Catalogs
import Rooms

extension Rule {
    static let wideWindow = Rule(
        "wide-window", .note, .unseen,
        summary: "A window gets wider in another language.",
        explanation: """
            Auto Layout widens a window whose texts resist more strongly than the window keeps its size. No text is \
            cut, but the window may no longer fit beside others, or on a small screen. The finding names the languages \
            and by how many points the window grows, compared with the source language. Shorten the widest texts, let \
            them wrap, or accept the growth.

            A growth of less than a quarter is ignored, because nothing is wrong with it, and so are differences under \
            8 points, because the system's fonts are measured with substitutes.
            """,
        examples: [
            .finds(
                "the window 'Berths' gets wider in 1 language: de (+103 pt)",
                "a label that pushes the edge of its window",
                .window(german: "Freie Liegeplätze für Gäste in dieser Woche")),
            .leaves("a label that fits", .window(german: "Freie Liegeplätze")),
        ],
        check: .project { subject, findings in
            for (file, rooms) in subject.rooms.documents.sorted(by: { $0.key < $1.key }) {
                guard let catalog = subject.catalogs[file] else { continue }
                let windows = Dictionary(grouping: rooms.growing, by: \.line)
                for (line, growth) in windows.sorted(by: { $0.key < $1.key }) {
                    let languages = growth.map { "\($0.locale) (+\(Int($0.points.rounded())) pt)" }
                    findings.add(
                        in: catalog, at: Place(line: line, column: 1),
                        "the window '\(growth[0].screen)' gets wider in \(growth.count.counted("language")): "
                            + languages.joined(separator: ", "),
                        help: "shorten the widest texts, or let them wrap", most: .note)
                }
            }
        })
}

extension [RuleExample.File] {
    /// A window with one label, which fills it.
    fileprivate static func window(german: String) -> Self {
        [
            .init(
                "Base.lproj/Berths.xib",
                """
                <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505"
                    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
                <window title="Berths" id="win-00-001">
                  <windowStyleMask key="styleMask" titled="YES" resizable="YES"/>
                  <view key="contentView" id="vie-00-001">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
                    <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                      <rect key="frame" x="18" y="22" width="164" height="16"/>
                      <textFieldCell key="cell" lineBreakMode="clipping" title="Free berths" id="cel-00-001">
                        <font key="font" metaFont="system"/>
                      </textFieldCell>
                    </textField></subviews>
                    <constraints>
                      <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="vie-00-001"
                        secondAttribute="leading" constant="20" id="con-00-001"/>
                      <constraint firstAttribute="trailing" secondItem="lab-00-001" secondAttribute="trailing"
                        constant="20" id="con-00-002"/>
                      <constraint firstItem="lab-00-001" firstAttribute="centerY" secondItem="vie-00-001"
                        secondAttribute="centerY" id="con-00-003"/>
                    </constraints>
                  </view>
                </window></objects></document>

                """),
            .init("de.lproj/Berths.strings", "\"cel-00-001.title\" = \"\(german)\";\n"),
        ]
    }
}
