// Long, plausible names of people in the languages and scripts of the world.

enum PersonNames {
    /// The name for a language, or else for its script.
    static func name(language: String, script: String) -> String {
        if script == "Hant" { return names["zh-Hant"] ?? latin }
        // Serbian and other languages are written in two scripts.
        if let name = names["\(language)-\(script)"] ?? names[language], script == (scripts[language] ?? "Latn") {
            return name
        }
        return names[script] ?? latin
    }

    private static let latin = "Christopher Montgomery-Wellington"

    /// The script of a language's name if it is not Latin.
    private static let scripts = [
        "ru": "Cyrl", "uk": "Cyrl", "bg": "Cyrl", "ar": "Arab", "fa": "Arab", "ur": "Arab", "hi": "Deva", "mr": "Deva",
        "ne": "Deva",
    ]

    private static let names = [
        "de": "Maximiliane Freifrau von Schwarzenbeck", "nl": "Annemarie van der Westhuizen-Bakker",
        "fr": "Jean-Sébastien de Beauregard-Fontaine", "es": "María Guadalupe Hernández Rodríguez",
        "pt": "Maria da Conceição Albuquerque Vasconcelos", "it": "Massimiliano Giovannantonio Castellani",
        "ca": "Montserrat Puigdollers i Casademunt", "ro": "Alexandra-Ștefania Constantinescu",
        "sv": "Anna-Kristina Lindström Bergqvist", "da": "Karen-Margrethe Søndergaard Christensen",
        "nb": "Kristoffer Bjørnstad Haugland", "no": "Kristoffer Bjørnstad Haugland",
        "fi": "Annika-Katariina Hämäläinen-Koskenniemi", "pl": "Małgorzata Wojciechowska-Szczepańska",
        "cs": "Květoslava Nejezchlebová Vavřincová", "sk": "Žofia Ďurišová Hviezdoslavová",
        "hu": "Szentgyörgyi-Hegedűs Erzsébet", "tr": "Abdurrahman Gökçen Küçükosmanoğlu",
        "vi": "Nguyễn Hoàng Phương Thảo", "id": "Muhammad Syarifuddin Kusumawardhana",
        "lt": "Konstantinas Vaičiulėnas-Paškevičius", "lv": "Krišjānis Bērziņš-Vītoliņš",
        "et": "Kristjan-Jaak Põldmäe-Õunapuu", "hr": "Aleksandra Čubrilović Vukašinović",
        "ru": "Константин Александрович Преображенский", "uk": "Володимир Олександрович Перетятькевич",
        "bg": "Александър Константинов Хаджидимитров", "Cyrl": "Александар Константиновић Миодраговић",
        "Grek": "Κωνσταντίνος Παπαχαραλαμπόπουλος", "Armn": "Կոնստանտին Տեր-Հովհաննիսյան",
        "Geor": "კონსტანტინე აბრამიშვილი-ჩიქოვანი", "Hebr": "אלכסנדרה רוזנצווייג-אבולעפיה",
        "ar": "عبد الرحمن بن عبد العزيز المصطفى", "fa": "محمدابراهیم حسین‌زادهٔ شاهرودی",
        "ur": "محمد عبدالرحمٰن صدیقی خان", "Arab": "عبد الرحمن بن عبد العزيز المصطفى",
        "hi": "विश्वनाथप्रताप चतुर्वेदी", "mr": "ज्ञानेश्वर पुरुषोत्तम कुलकर्णी", "ne": "लक्ष्मीप्रसाद श्रेष्ठ उपाध्याय",
        "Deva": "विश्वनाथप्रताप चतुर्वेदी", "Beng": "বিশ্বনাথ চট্টোপাধ্যায় বন্দ্যোপাধ্যায়",
        "Guru": "ਹਰਪ੍ਰੀਤ ਸਿੰਘ ਧਾਲੀਵਾਲ", "Gujr": "વિશ્વનાથભાઈ ત્રિવેદી", "Orya": "ବିଶ୍ୱନାଥ ମହାପାତ୍ର",
        "Taml": "வெங்கடேஸ்வரன் சுப்பிரமணியம்", "Telu": "వెంకటేశ్వరరావు సుబ్రహ్మణ్యం",
        "Knda": "ವೆಂಕಟೇಶ್ವರ ಸುಬ್ರಹ್ಮಣ್ಯ", "Mlym": "വെങ്കിടേശ്വരൻ സുബ്രഹ്മണ്യൻ", "Sinh": "චන්ද්‍රසේකර වික්‍රමසිංහ",
        "Thai": "ณัฐพงศ์ ศรีสุวรรณวัฒนกุล", "Laoo": "ສົມພອນ ວົງສະຫວັນ", "Khmr": "សុវណ្ណារិទ្ធ ចន្ទរស្មី",
        "Mymr": "မောင်မောင်ကျော်စွာ", "Ethi": "ገብረመድኅን ወልደማርያም", "Jpan": "勅使河原 慎太郎左衛門",
        "Kore": "남궁민수정 대표", "Hans": "欧阳文轩博士", "zh-Hant": "歐陽文軒博士", "Hant": "歐陽文軒博士",
    ]
}
