/** Each line has the usual spellings of one word, which the search must treat as the same. */
export const parseSpellings = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('=').map((word) => word.trim()))

export const KINDS_OF_PLACE = parseSpellings(`
  dawai = davai = dawaai = davaai = दवाई
  dawa = dava = दवा
  bank = बैंक = बैङ्क = बॅंक
  aspatal = aspataal = अस्पताल
  hospital = हॉस्पिटल = हास्पिटल
  station = स्टेशन
  school = skool = स्कूल = स्कुल
  post office = पोस्ट ऑफिस = पोस्ट ऑफ़िस = पोस्ट आफिस
  dakghar = daakghar = डाकघर
  kirana = kiraana = किराना
  kapda = kapra = कपड़ा = कपड़े
  mithai = mithaai = मिठाई
  dukan = dukaan = दुकान
  sabji = sabzi = सब्जी = सब्ज़ी
  jewellers = jewelers = ज्वेलर्स = ज्वैलर्स
  tailor = टेलर
  darji = darzi = दर्जी = दर्ज़ी
  hardware = हार्डवेयर
  mobile = मोबाइल
  medical store = मेडिकल स्टोर
  furniture = फर्नीचर = फ़र्नीचर
  restaurant = रेस्टोरेंट = रेस्तरां
  hotel = होटल
  dhaba = dhaaba = ढाबा
  petrol pump = पेट्रोल पंप = पेट्रोल पम्प
  thana = थाना
  vidyalaya = vidyalay = विद्यालय
  mahavidyalaya = महाविद्यालय
  college = collage = कॉलेज = कालेज
  mandir = मंदिर = मन्दिर
  masjid = मस्जिद
  dharmshala = धर्मशाला
  pustakalay = pustakalaya = पुस्तकालय
  nagar nigam = नगर निगम
  anganwadi = aanganwadi = anganwari = आंगनवाड़ी = आँगनवाड़ी
  gaon = gaanv = गांव = गाँव
  chowk = chauk = चौक
  mohalla = muhalla = मोहल्ला = मुहल्ला
  halwai = हलवाई
  sarkari = सरकारी
  jan aushadhi kendra = जन औषधि केंद्र = जन औषधि केन्द्र
  panchayat = पंचायत = पञ्चायत
  prakhand = प्रखंड = प्रखण्ड
  samaharnalay = समाहरणालय
  gadi = gaadi = gari = गाड़ी
  sadak = sarak = सड़क
  ghadi = ghari = घड़ी
  saree = sari = sadi = साड़ी
  chashma = चश्मा
  bartan = बर्तन = बरतन
  machhli = machli = मछली
  phal = fal = फल
  phool = ful = फूल
  vakil = wakil = vakeel = वकील
  computer centre = computer center = कंप्यूटर सेंटर = कम्प्यूटर सेन्टर
  zila = jila = ज़िला = जिला
  zerox = jerox = ज़ेरोक्स
`)

export const BANKS = parseSpellings(`
  SBI = S.B.I. = s.b.i = एसबीआई = एस.बी.आई. = एस. बी. आई
  PNB = P.N.B. = पीएनबी
  LIC = एलआईसी
  HDFC = एचडीएफसी
  State Bank of India = स्टेट बैंक ऑफ इंडिया = स्टेट बैंक आफ इण्डिया
  Punjab National Bank = Panjab National Bank = पंजाब नेशनल बैंक
  Central Bank = सेंट्रल बैंक
  Canara Bank = केनरा बैंक
  Bank of Baroda = बैंक ऑफ बड़ौदा
  Union Bank = यूनियन बैंक
  Axis Bank = एक्सिस बैंक
  Bandhan Bank = बंधन बैंक
  UCO Bank = यूको बैंक
  Allahabad Bank = इलाहाबाद बैंक
  Gramin Bank = Grameen Bank = ग्रामीण बैंक
  Utkarsh = उत्कर्ष
`)

export const SURNAMES_AND_NAMES = parseSpellings(`
  Sharma = Sharmaa = शर्मा
  Shri = Sri = Shree = श्री
  Lakshmi = Laxmi = लक्ष्मी
  Gupta = Guptaa = गुप्ता = गुप्त
  Verma = Varma = वर्मा
  Mishra = Misra = मिश्रा = मिश्र
  Tiwari = Tiwary = Tivari = तिवारी
  Pandey = Pande = Panday = पांडेय = पाण्डेय = पांडे
  Dubey = Dube = दुबे = दूबे
  Chaubey = Choubey = Chaube = चौबे
  Singh = सिंह
  Yadav = Yadava = यादव
  Prasad = Prasaad = प्रसाद
  Kumar = Kumaar = कुमार
  Jain = जैन
  Kishore = Kishor = किशोर
  Chaudhary = Choudhary = Chaudhari = चौधरी
  Ansari = Ansaari = अंसारी = अन्सारी
  Khan = खान = ख़ान = खां = खाँ
  Mohammad = Muhammad = Mohammed = Mohd = मोहम्मद = मुहम्मद
  Thakur = ठाकुर
  Mahto = Mahato = Mehto = महतो
  Oraon = उरांव = उराँव
  Sahu = साहू = साहु
  Sao = Saw = Sav = साव
  Prajapati = प्रजापति
  Vishwakarma = Vishvakarma = विश्वकर्मा
  Soni = सोनी
  Agrawal = Agarwal = अग्रवाल = अगरवाल
  Srivastava = Shrivastav = श्रीवास्तव
  Rai = Ray = राय
  Ojha = ओझा
  Jha = झा
  Tripathi = त्रिपाठी
  Ahmad = Ahmed = अहमद
  Hussain = Husain = Hussein = हुसैन
  Kharwar = खरवार
  Bhuiyan = Bhuiyaan = भुइयां = भुइयाँ
  Krishna = कृष्ण = कृष्णा
  Surendra = Surender = सुरेंद्र = सुरेन्द्र = सुरेंदर
  Vijay = Vijai = विजय
  Durga = दुर्गा
  Bajrang = बजरंग
  Rajesh = राजेश
`)

/** Spellings that no rule unites; their skeletons are equal, which the fuzzy search uses. */
export const ONLY_SKELETON = parseSpellings(`
  Jobla = Jobala
  dharmshala = dharmashala
  Kharagpur = Khargpur
  Kohla = Kohala
  Shiv = Shiva
  Chaudhary = Chaudhri
  Surendra = Surinder
  Vikas = Bikash = विकास
  Sah = Shah
  Champi = Chanpi = चांपी
  Dhobi = Dobi
  Kumari = Kumaree = Kmari
  Nandanganj = Nandngnj = Nandaangunj
  Chhechhauri = Chechori
  hospital = hosptal = hospitel
`)
