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
hdfc एचडीएफसी  idbi आईडीबीआई  uco यूको  ifsc आईएफएससी  and एंड  of ऑफ
`
