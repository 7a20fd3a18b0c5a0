/**
 * Words of names as Hindi signboards write them: English ones, and those of people, gods and places
 * that stand in many names. Pairs of the Roman word and its Devanagari.
 */
export const NAME_WORDS = `
south साउथ  north नॉर्थ  west वेस्ट  east ईस्ट  factory फ़ैक्ट्री  campus कैंपस  life लाइफ
long लॉन्ग  business बिज़नेस  regional रीजनल  colliery कोलियरी  speciality स्पेशियलिटी
multispeciality मल्टीस्पेशियलिटी  maternity मैटरनिटी  surgical सर्जिकल  center सेंटर
centre सेंटर  branch शाखा  office ऑफ़िस  no नंबर  small स्मॉल  payments पेमेंट्स  road रोड
chowk चौक  market मार्केट  bazar बाज़ार  bazaar बाज़ार  complex कॉम्प्लेक्स  mobile मोबाइल
care केयर  health हेल्थ  clinic क्लिनिक  pharmacy फ़ार्मेसी  medical मेडिकल  store स्टोर
stores स्टोर्स  general जनरल  traders ट्रेडर्स  enterprises एंटरप्राइजेज  electronics इलेक्ट्रॉनिक्स
furniture फ़र्नीचर  garments गारमेंट्स  tailors टेलर्स  jewellers ज्वेलर्स  hotel होटल
restaurant रेस्टोरेंट  dhaba ढाबा  sweets स्वीट्स  mishthan मिष्ठान  bhandar भंडार
vastralaya वस्त्रालय  pustak पुस्तक  kirana किराना  dairy डेयरी  academy एकेडमी  public पब्लिक
school स्कूल  college कॉलेज  coaching कोचिंग  institute इंस्टीट्यूट  library लाइब्रेरी
vidyalaya विद्यालय  mandir मंदिर  masjid मस्जिद  dham धाम  kendra केंद्र  sadan सदन  bhawan भवन
sri श्री  shri श्री  shree श्री  ram राम  shyam श्याम  krishna कृष्ण  shiv शिव  shankar शंकर
ganesh गणेश  durga दुर्गा  lakshmi लक्ष्मी  laxmi लक्ष्मी  saraswati सरस्वती  hanuman हनुमान
bajrang बजरंग  bhagwati भगवती  bhagwan भगवान  radha राधा  sita सीता  narayan नारायण
vishnu विष्णु  mahadev महादेव  parwati पार्वती  om ॐ  maa माँ  devi देवी  kali काली
kumar कुमार  kumari कुमारी  prasad प्रसाद  singh सिंह  yadav यादव  sharma शर्मा  verma वर्मा
gupta गुप्ता  sinha सिन्हा  mishra मिश्रा  pandey पांडेय  tiwari तिवारी  dubey दुबे
chaubey चौबे  upadhyay उपाध्याय  pathak पाठक  thakur ठाकुर  choudhary चौधरी  chaudhary चौधरी
mahto महतो  ram राम  paswan पासवान  das दास  jha झा  ojha ओझा  rai राय  roy रॉय  ray राय
khan खान  ansari अंसारी  alam आलम  ahmad अहमद  ali अली  hussain हुसैन  mohammad मोहम्मद
kazi काजी  imam इमाम  begum बेगम  oraon उरांव  munda मुंडा  kujur कुजूर  toppo टोप्पो
lakra लकड़ा  tirkey तिर्की  minz मिंज  kerketta केरकेट्टा  ekka एक्का  vijay विजय  ajay अजय
sanjay संजय  rajesh राजेश  ramesh रमेश  suresh सुरेश  mahesh महेश  dinesh दिनेश  mukesh मुकेश
rakesh राकेश  manoj मनोज  vinod विनोद  pramod प्रमोद  ashok अशोक  anil अनिल  sunil सुनील
arun अरुण  ravi रवि  raj राज  raja राजा  rani रानी  anita अनीता  sunita सुनीता  gita गीता
geeta गीता  gauri गौरी  prakash प्रकाश  chand चंद  chandra चंद्र  jain जैन  kisan किसान
jagdish जगदीश  udai उदय  uday उदय  nav नव  naya नया  nawa नावा  new न्यू  old ओल्ड  jivan जीवन
jeevan जीवन  arogya आरोग्य  niketan निकेतन  seva सेवा  jan जन  gram ग्राम  nagar नगर  tola टोला
toli टोली  kala कला  kalan कला  khurd खुर्द  bazar बाजार  garh गढ़  dih डीह  pahar पहाड़
pahad पहाड़  pani पानी  nadi नदी  jungle जंगल  kothi कोठी  kila किला  kachahri कचहरी
kutchery कचहरी  thana थाना  sadar सदर  block प्रखंड  south साउथ  icici आईसीआईसीआई  esaf ईसाफ
hdfc एचडीएफसी  idbi आईडीबीआई  uco यूको  ifsc आईएफएससी  and एंड  of ऑफ  halt हॉल्ट  overseas ओवरसीज
purab पूरब  paschim पश्चिम  pashchim पश्चिम  uttar उत्तर  dakshin दक्षिण  chatti चट्टी  shah शाह
dumri डुमरी  khas खास  bihar बिहार  kala कला  naka नाका  hat हाट  haat हाट  mela मेला  mor मोड़
more मोड़  ghat घाट  pul पुल  talab तालाब  bagh बाग  baag बाग  mohalla मोहल्ला  colony कॉलोनी
hospital अस्पताल  nursing नर्सिंग  home होम  diagnostic डायग्नोस्टिक  pathology पैथोलॉजी  lab लैब
dental डेंटल  eye आई  optical ऑप्टिकल  opticals ऑप्टिकल्स  doctor डॉक्टर  dr डॉ  hall हॉल
agency एजेंसी  agencies एजेंसीज़  suppliers सप्लायर्स  supplier सप्लायर  distributors डिस्ट्रीब्यूटर्स
hardware हार्डवेयर  cement सीमेंट  steel स्टील  iron आयरन  tiles टाइल्स  marble मार्बल
granite ग्रेनाइट  paints पेंट्स  paint पेंट  sanitary सैनिटरी  electric इलेक्ट्रिक
electrical इलेक्ट्रिकल  electricals इलेक्ट्रिकल्स  machinery मशीनरी  tractor ट्रैक्टर
tractors ट्रैक्टर्स  motors मोटर्स  motor मोटर  auto ऑटो  automobile ऑटोमोबाइल
automobiles ऑटोमोबाइल्स  garage गैराज  service सर्विस  services सर्विसेज़  servicing सर्विसिंग
repair रिपेयर  repairing रिपेयरिंग  battery बैटरी  batteries बैटरीज़  tyre टायर  tyres टायर्स
petrol पेट्रोल  pump पंप  filling फिलिंग  station स्टेशन  gas गैस  mobiles मोबाइल्स  telecom टेलीकॉम
computer कंप्यूटर  computers कंप्यूटर्स  cyber साइबर  cafe कैफ़े  internet इंटरनेट  digital डिजिटल
studio स्टूडियो  photo फ़ोटो  video वीडियो  printing प्रिंटिंग  press प्रेस  printers प्रिंटर्स
xerox ज़ेरॉक्स  stationery स्टेशनरी  stationary स्टेशनरी  book बुक  books बुक्स  depot डिपो
house हाउस  emporium एम्पोरियम  collection कलेक्शन  collections कलेक्शन्स  fashion फ़ैशन
fashions फ़ैशन्स  boutique बुटीक  cloth क्लॉथ  textile टेक्सटाइल  textiles टेक्सटाइल्स
readymade रेडीमेड  dresses ड्रेसेज़  saree साड़ी  sarees साड़ीज़  shoe शू  shoes शूज़  footwear फ़ुटवियर
jewellery ज्वेलरी  gold गोल्ड  silver सिल्वर  watch वॉच  gift गिफ़्ट  gifts गिफ़्ट्स  toys टॉयज़
sports स्पोर्ट्स  gym जिम  fitness फ़िटनेस  beauty ब्यूटी  parlour पार्लर  parlor पार्लर  salon सैलून
hair हेयर  spa स्पा  tent टेंट  decorators डेकोरेटर्स  caterers कैटरर्स  catering कैटरिंग  band बैंड
travels ट्रैवल्स  travel ट्रैवल  tours टूर्स  transport ट्रांसपोर्ट  logistics लॉजिस्टिक्स
courier कूरियर  lodge लॉज  guest गेस्ट  inn इन  resort रिसॉर्ट  palace पैलेस  banquet बैंक्वेट
bakery बेकरी  sweet स्वीट  fast फ़ास्ट  food फ़ूड  foods फ़ूड्स  corner कॉर्नर  point पॉइंट
family फ़ैमिली  fruits फ्रूट्स  vegetable वेजिटेबल  meat मीट  chicken चिकन  fish फ़िश  milk मिल्क
rice राइस  mill मिल  mills मिल्स  flour फ़्लोर  oil ऑयल  seeds सीड्स  fertilizer फ़र्टिलाइज़र
krishi कृषि  kisan किसान  beej बीज  khad खाद  bhandaar भंडार  provision प्रोविज़न
provisions प्रोविज़न्स  super सुपर  mart मार्ट  bazaar बाज़ार  shop दुकान  shopping शॉपिंग
mall मॉल  plaza प्लाज़ा  tower टावर  nursery नर्सरी  play प्ले  kids किड्स  model मॉडल
convent कॉन्वेंट  english इंग्लिश  international इंटरनेशनल  national नेशनल  modern मॉडर्न
central सेंट्रल  classes क्लासेज़  tutorial ट्यूटोरियल  tuition ट्यूशन  training ट्रेनिंग
technical टेक्निकल  industrial इंडस्ट्रियल  foundation फ़ाउंडेशन  trust ट्रस्ट  society सोसाइटी
construction कंस्ट्रक्शन  constructions कंस्ट्रक्शन्स  builders बिल्डर्स  developers डेवलपर्स
properties प्रॉपर्टीज़  real रियल  estate एस्टेट  consultancy कंसल्टेंसी  consultant कंसल्टेंट
associates एसोसिएट्स  company कंपनी  limited लिमिटेड  private प्राइवेट  pvt प्राइवेट  ltd लिमिटेड
brothers ब्रदर्स  sons संस  son सन  bros ब्रदर्स  industries इंडस्ट्रीज़  works वर्क्स  workshop वर्कशॉप
furnishing फ़र्निशिंग  furnitures फ़र्नीचर  glass ग्लास  plywood प्लाईवुड  timber टिम्बर  water वॉटर
solar सोलर  power पावर  light लाइट  sound साउंड  dj डीजे  star स्टार  royal रॉयल  city सिटी
green ग्रीन  golden गोल्डन  smart स्मार्ट  best बेस्ट  first फ़र्स्ट  one वन  the द  insurance इंश्योरेंस
finance फाइनेंस  loan लोन  csc सीएससी  pragya प्रज्ञा  suvidha सुविधा  sahayata सहायता
`
