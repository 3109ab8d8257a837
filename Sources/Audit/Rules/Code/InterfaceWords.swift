// English words that stand alone on buttons, in titles and as labels, whatever an app is about.

/// Words of usual interfaces, in lower case: a title of other words only may be a name.
enum InterfaceWords {
    static let all: Set<Substring> = Set(list.split(whereSeparator: \.isWhitespace))

    private static let list = """
        about accept account accounts action actions active activity add address advanced alarm album alert all allow
        amount app appearance apply artist attach author auto automatic available average back background backup balance
        battery begin block bold bottom browse browser button calendar call camera cancel categories category center
        challenge change channel chart chat check choose clear clock close code color colour comment comments complete
        confirm connect connected connection connectivity contact contacts content continue copy count country create
        custom cut daily dark dashboard data date day days debug default delay delete deny description details device
        devices dialog disable disabled disconnect discard dismiss display distance done down download draft duration edit
        email empty enable enabled end enter error event events exit expand export failed favorite favorites features
        feedback field file files fill filter find finish first folder font forward from full general get go group groups
        height help hidden hide high history home hour hours icon ignore image import info information input install
        invalid item items join key keyboard label language last later latest layout left level library license light
        limit link links list load loading local location lock log login logout logs low mail main manage manual map mark
        maximum measurement media medium menu message messages method minimum minute minutes mode monthly more move music
        mute name network never new next night no none normal note notes notification notifications now number off offline
        ok old on online only open options order other output overview owner page password paste path pause permission
        permissions phone photo photos pick place play player playlist port position power preferences press preview
        previous price print privacy problem proceed profile progress protocol public quality question quick quit random
        rate read record recent refresh register reject release reload remind reminder remote remove rename repeat replace
        reply report request required reset resolution restart restore result results resume retry right rotate rules run
        save scan schedule screen search second seconds section security select send sensor server service session set
        settings setup share show shuffle sign silent simple site size skip solution song sort sound source space speed
        standard standby start state statistics status step steps stop storage style submit subtitle success suggested
        summary support swap switch sync system tab table tag tags target task tasks temperature terms test text theme
        threshold time timeout timer title to toggle token toolbar tools top total track transfer translation translations
        transparency trash try type undo unit units unknown unlock up update updates upgrade upload url use user username
        users value version video view volume wait warning watch website week weekly weight welcome width window word
        write year yes your zoom
        """
}
