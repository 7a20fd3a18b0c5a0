import type { settings as english } from '#i18n/en/app/settings.ts'
import type { Words } from '#i18n/words.ts'

export const settings: Words<typeof english> = {
  lead: 'सेव करने तक लोगों को कुछ नया नहीं दिखता। फिर सभी पेज बदलते हैं, इसमें कुछ मिनट लगते हैं।',
  tabsLabel: 'सेटिंग के हिस्से',
  tabs: {
    general: 'आम बातें',
    appearance: 'रंग-रूप',
    logos: 'लोगो',
    contact: 'संपर्क',
    social: 'सोशल मीडिया',
    seo: 'सर्च इंजन',
    features: 'क्या-क्या चालू',
    money: 'पैसे',
    homepage: 'होम पेज',
  },
  loadFailed: 'सेटिंग नहीं खुल पाई',
  again: 'फिर कोशिश करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saved: 'सेटिंग सेव हो गई!',
  saveFailed: 'सेटिंग सेव नहीं हो पाई',
  discard: 'बदलाव हटाएँ',
  unsaved: (count) => `${count} बदलाव सेव नहीं`,
  nothing: 'सब सेव है',
  willChange: 'क्या बदलेगा',
  none: '(खाली)',
  yes: 'चालू',
  no: 'बंद',
  close: 'बंद करें',
  cancel: 'रहने दें',
  fields: {
    siteNameHi: {
      label: 'साइट का नाम (हिंदी में)',
      hint: 'खाली हो तो ऊपर वाला नाम दिखेगा।',
    },
    siteName: { label: 'साइट का नाम', hint: 'सबसे ऊपर, पेज के शीर्षक और ईमेल में दिखता है।' },
    siteDescriptionHi: {
      label: 'साइट का परिचय (हिंदी में)',
      hint: 'हिंदी पेजों पर दिखता है। खाली हो तो साइट का अपना परिचय दिखेगा।',
    },
    siteDescription: {
      label: 'साइट का परिचय',
      hint: 'पेज के नीचे, और साइट को ऐप बनाने पर दिखता है।',
    },
    siteKeywords: {
      label: 'खोज के शब्द',
      hint: 'बीच में कॉमा। जिन पेजों के अपने शब्द नहीं, उनके लिए।',
    },
    primaryColor: { label: 'मुख्य रंग', hint: 'बटन, लिंक, “खुला”' },
    secondaryColor: { label: 'दूसरा रंग', hint: 'सजावट की किनारी और पेज का निचला हिस्सा' },
    accentColor: { label: 'तीसरा रंग', hint: 'खोज का बटन, बिंदु' },
    fontFamily: {
      label: 'फ़ॉन्ट',
      hint: 'वहीं दिखेगा जहाँ यह फ़ॉन्ट हो। हिंदी फ़ोन या कंप्यूटर के अपने फ़ॉन्ट में दिखती है।',
    },
    fontSize: { label: 'अक्षरों का आकार', hint: '' },
    theme: { label: 'हल्का या गहरा', hint: '' },
    borderRadius: { label: 'कोने', hint: '' },
    shadowStyle: { label: 'छाया', hint: '' },
    navbarLogo: { label: 'ऊपर का लोगो', hint: 'हर पेज में सबसे ऊपर।' },
    footerLogo: { label: 'नीचे का लोगो', hint: 'हर पेज के नीचे, गहरे रंग पर।' },
    siteLogo: { label: 'साइट का लोगो', hint: 'जहाँ दूसरा लोगो नहीं, वहाँ यह दिखेगा।' },
    siteFavicon: { label: 'छोटा निशान', hint: 'ब्राउज़र के टैब और होम स्क्रीन का चौकोर निशान।' },
    logoSize: { label: 'लोगो का आकार', hint: '' },
    logoPosition: { label: 'लोगो किस तरफ़', hint: '' },
    contactEmail: {
      label: 'संपर्क का ईमेल',
      hint: 'मैसेज और शिकायतें इसी ईमेल पर आएँगी। खाली हो तो एडमिन को मिलेंगी।',
    },
    contactPhone: { label: 'संपर्क के लिए फ़ोन', hint: '' },
    contactAddress: { label: 'पता', hint: 'पेज के नीचे और संपर्क के पेज पर दिखता है।' },
    contactWhatsapp: { label: 'WhatsApp नंबर', hint: '' },
    supportWeekdays: {
      label: 'मदद का समय, सोम-शुक्र',
      hint: 'पेज के नीचे और संपर्क के पेज पर दिखता है। खाली हो तो नहीं दिखता।',
    },
    supportWeekend: { label: 'मदद का समय, शनि-रवि', hint: '' },
    legalName: {
      label: 'कानूनी नाम',
      hint: 'साइट कौन चलाता है। नियम, प्राइवेसी, शिकायत के पेजों और महीने के हिसाब पर दिखता है।',
    },
    grievanceOfficerName: {
      label: 'शिकायत अधिकारी',
      hint: 'भारत के कानून के हिसाब से शिकायतें देखते हैं। नियम और प्राइवेसी के पेज पर दिखता है।',
    },
    grievanceOfficerEmail: {
      label: 'शिकायत अधिकारी का ईमेल',
      hint: 'खाली हो तो संपर्क का ईमेल चलेगा।',
    },
    grievanceOfficerPhone: {
      label: 'शिकायत अधिकारी का फ़ोन',
      hint: 'खाली हो तो संपर्क वाला फ़ोन चलेगा।',
    },
    facebookUrl: { label: 'Facebook', hint: '' },
    twitterUrl: { label: 'Twitter / X', hint: '' },
    instagramUrl: { label: 'Instagram', hint: '' },
    linkedinUrl: { label: 'LinkedIn', hint: '' },
    youtubeUrl: { label: 'YouTube', hint: '' },
    metaTitleHi: {
      label: 'खोज में शीर्षक (हिंदी में)',
      hint: 'खाली हो तो साइट का अपना शीर्षक दिखेगा।',
    },
    metaTitle: { label: 'खोज में शीर्षक', hint: 'खोज के नतीजों में होम पेज का शीर्षक।' },
    metaDescriptionHi: {
      label: 'खोज में परिचय (हिंदी में)',
      hint: 'खाली हो तो साइट का अपना परिचय दिखेगा।',
    },
    metaDescription: {
      label: 'खोज में जानकारी',
      hint: 'शीर्षक के नीचे दिखती है। 120 से 160 अक्षर।',
    },
    googleAnalyticsId: {
      label: 'Google Analytics का ID',
      hint: 'जैसे G-ABC1234567। Google तभी खुलेगा जब आने वाले हाँ कहें।',
    },
    googleTagManagerId: {
      label: 'Google Tag Manager का ID',
      hint: 'जैसे GTM-ABC1234। Google तभी खुलेगा जब आने वाले हाँ कहें।',
    },
    maintenanceMode: {
      label: 'साइट पर काम चल रहा है',
      hint:
        'लोगों को काम चलने का पेज दिखेगा। एडमिन का हिस्सा खुलेगा, और इस ब्राउज़र में 12 घंटे साइट भी ' +
        'दिखेगी। दूसरे सर्वर पर रखी साइट खुली रहेगी।',
    },
    allowRegistration: {
      label: 'नए खाते बनने दें',
      hint: 'बंद हो तो कोई खाता नहीं बना सकता।',
    },
    allowBusinessSubmissions: {
      label: 'लोगों को दुकान जोड़ने दें',
      hint: 'बंद हो तो सिर्फ़ एडमिन जोड़ सकते हैं।',
    },
    allowMobileLogin: {
      label: 'मोबाइल नंबर से लॉग इन करने दें',
      hint: 'कोड SMS से जाते हैं। गेटवे (SMS_URL) न हो तो वे सर्वर पर ही रहते हैं।',
    },
    allowForeignNumbers: {
      label: 'दूसरे देशों के नंबर भी लें',
      hint: 'विदेश में SMS कई गुना महँगा है, और गलत इस्तेमाल का डर रहता है।',
    },
    textMessagesPerDay: {
      label: 'एक दिन में कितने SMS',
      hint: 'इससे ज़्यादा आधी रात तक नहीं भेजे जाते। 80 % होने पर एडमिन को ईमेल जाता है।',
    },
    allowReviews: {
      label: 'रिव्यू लिखने दें',
      hint: 'बंद हो तो कोई रिव्यू नहीं लिख सकता। पुराने रिव्यू रहेंगे।',
    },
    adPayment: {
      label: 'प्रचार के पैसे',
      hint: 'पहले जमा: जब तक बैलेंस में एक क्लिक के पैसे हैं, प्रचार चलता है। देखें: प्रचार, बैलेंस।',
    },
    gstin: {
      label: 'साइट का GSTIN',
      hint:
        'अगर साइट रजिस्टर्ड है। तब हर क्लिक पर दाम के साथ टैक्स लगता है और प्रचार करने वालों को हर ' +
        'महीने टैक्स बिल मिलता है। खाली हो तो टैक्स नहीं लगता।',
    },
    gstPercent: {
      label: 'प्रचार पर GST (%)',
      hint: 'आम तौर पर 18। अकाउंटेंट से पूछ लें। बदलाव आगे के क्लिक पर लगेगा।',
    },
    gstSac: { label: 'SAC कोड', hint: 'आम तौर पर 998365। अकाउंटेंट से पूछ लें।' },
    invoicePrefix: {
      label: 'बिल नंबर किससे शुरू हो',
      hint: '1 से 3 बड़े अक्षर या अंक, जैसे ZP/26-27/00001 के लिए ZP।',
    },
    adUpiAddress: {
      label: 'UPI ID',
      hint: 'प्रचार करने वाले इस पर पैसे देंगे, जैसे naam@bank। खाली हो तो UPI से नहीं दे पाएँगे।',
    },
    adUpiName: { label: 'UPI ऐप में नाम', hint: 'खाली हो तो साइट का नाम दिखेगा।' },
    adLeastPayment: { label: 'कम से कम रकम (₹)', hint: '' },
    adMostPayment: { label: 'ज़्यादा से ज़्यादा रकम (₹)', hint: '' },
    adPaymentsCheckedBy: {
      label: 'पैसे कितने बजे तक देखे जाते हैं (0 से 23)',
      hint: 'अगले काम के दिन, सोमवार से शुक्रवार। यह समय प्रचार करने वालों को दिखता है।',
    },
    adTwoPeopleAbove: {
      label: 'इससे ऊपर दो एडमिन (₹)',
      hint: 'बड़ी रकम तभी लिखी जाती है जब दूसरे एडमिन भी हाँ कहें।',
    },
    showHouseAds: {
      label: 'खाली जगह में अपना विज्ञापन',
      hint:
        'जहाँ विज्ञापन नहीं बिका, वहाँ साइट का अपना दिखेगा। बंद हो तो जगह खाली रहेगी। किसी एक जगह पर ' +
        'भी बंद कर सकते हैं।',
    },
    highestClickPrice: {
      label: 'एक क्लिक का सबसे ज़्यादा दाम (₹)',
      hint:
        'प्रचार करने वाले इससे ज़्यादा दाम नहीं रख सकते। ' +
        'जिनका दाम पहले से ज़्यादा है, उनका बदलने तक वही रहेगा।',
    },
    heroTitleHi: {
      label: 'होम का बड़ा शीर्षक (हिंदी में)',
      hint: 'खाली हो तो साइट का अपना शीर्षक दिखेगा।',
    },
    heroTitle: { label: 'होम का बड़ा शीर्षक', hint: 'खाली हो तो साइट का अपना शीर्षक दिखेगा।' },
    heroSubtitleHi: {
      label: 'उसके नीचे की लाइन (हिंदी में)',
      hint: 'खाली हो तो जगहों की गिनती दिखेगी।',
    },
    heroSubtitle: { label: 'उसके नीचे की लाइन', hint: 'खाली हो तो जगहों की गिनती दिखेगी।' },
    heroButtonTextHi: {
      label: 'होम के बटन पर (हिंदी में)',
      hint: 'खाली हो तो साइट का अपना शब्द दिखेगा।',
    },
    heroButtonText: { label: 'होम के बटन पर', hint: 'खाली हो तो साइट का अपना शब्द दिखेगा।' },
    featuredBusinessesCount: {
      label: 'कितनी चुनी हुई जगहें',
      hint: '4 से 20, होम पेज पर दिखती हैं।',
    },
  },
  choices: {
    prepaid: 'पहले जमा',
    trust: 'भरोसे पर, हिसाब बाद में',
    small: 'छोटा',
    medium: 'बीच का',
    large: 'बड़ा',
    left: 'बाएँ',
    center: 'बीच में',
    right: 'दाएँ',
    light: 'हल्का',
    dark: 'गहरा',
    auto: 'फ़ोन जैसा',
    none: 'नहीं',
    full: 'पूरा',
    subtle: 'थोड़ी',
    strong: 'ज़्यादा',
  },
  colours: {
    title: 'रंग',
    letters: 'अक्षर और आकृतियाँ',
    code: (name) => `${name}, #rrggbb जैसा`,
    wordsOn: (words, ratio) => `इस रंग पर ${words}: फ़र्क ${ratio} : 1`,
    white: 'सफ़ेद अक्षर',
    dark: 'गहरे अक्षर',
    pale: (ratio) => `हल्के रंग पर अक्षर: फ़र्क ${ratio} : 1, पढ़ना मुश्किल`,
    instead: (colour) => `पीछे आपका ही रंग रहेगा। अक्षरों के लिए साइट ${colour} लेगी।`,
    use: (colour) => `${colour} लें`,
    own: 'ज़िले के रंग',
    standard: 'साइट के अपने रंग',
  },
  checked: {
    title: 'पढ़ने में आसान?',
    of: (good, all) => `${all} में से ${good}`,
    pairs: 'रंगों के जोड़े हल्के और गहरे, दोनों में पढ़ने में आसान हैं (4.5 : 1 या ज़्यादा)',
    corrected: (count) => `${count} रंग ठीक ${count <= 1 ? 'किया' : 'किए'}`,
    how: 'ताकि पढ़ा जा सके: हल्के में और गहरा, गहरे में और हल्का',
  },
  preview: {
    title: 'पहले देख लें',
    show: 'पहले देख लें',
    frame: 'इस सेटिंग में होम पेज',
    note: 'यह असली होम पेज है। इसके लिंक यहाँ नहीं चलते।',
    failed: 'पेज कैसा दिखेगा, यह अभी नहीं दिखा पाए।',
  },
  upload: {
    choose: 'फ़ोटो चुनें',
    over: 'फ़ोटो यहाँ छोड़ें',
    note: 'JPEG, PNG, GIF या WebP, 5 MB तक',
    iconNote: 'ICO, PNG, JPEG या GIF, 5 MB तक',
    wrongType: 'फ़ोटो की सही फ़ाइल चुनें (JPEG, PNG, GIF या WebP)',
    tooLarge: 'फ़ाइल 5 MB से छोटी होनी चाहिए',
    failed: 'लोगो अपलोड नहीं हो पाया। फिर कोशिश करें।',
    done: (field) => `अपलोड हो गया: ${field}`,
    remove: 'हटाएँ',
    now: (field) => `अभी का: ${field}`,
    cropTitle: 'फ़ोटो काटें',
    shape: 'आकार',
    shapes: { whole: 'पूरी', wide: 'चौड़ी', square: 'चौकोर' },
    send: 'अपलोड करें',
  },
  history: {
    open: 'कब क्या बदला',
    title: 'सेटिंग में कब क्या बदला',
    empty: 'अभी कोई बदलाव नहीं।',
    restored: 'पुराना रूप लाया गया',
    by: (name) => name ?? 'वेबसाइट',
    restore: 'यह बदलाव वापस लें',
    sure: 'यह बदलाव वापस लें?',
    sureText: (count) =>
      count <= 1
        ? 'यह बदलाव वापस हो जाएगा। बाद में फिर ला सकते हैं।'
        : count === 2
          ? 'यह और इसके बाद का बदलाव, दोनों वापस हो जाएँगे। बाद में फिर ला सकते हैं।'
          : `यह और बाद के ${count - 1} बदलाव वापस हो जाएँगे। बाद में फिर ला सकते हैं।`,
    done: 'पुरानी सेटिंग वापस आ गई।',
    gone: (fields) => `पुरानी सेटिंग वापस आ गई। ये फ़ोटो अब नहीं हैं: ${fields}।`,
    failed: 'पुरानी सेटिंग नहीं आ पाई',
    working: 'वापस ला रहे हैं...',
  },
}
