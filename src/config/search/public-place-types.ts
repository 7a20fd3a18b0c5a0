import type { PlaceType } from './place-type.ts'

/** Public places: health, money, post, travel, schools, offices. */
export const PUBLIC_PLACE_TYPES: readonly PlaceType[] = [
  {
    id: 'hospital',
    name: 'hospital',
    nameHi: 'अस्पताल',
    words:
      'hospital, hospitals, aspatal, haspatal, asptal, अस्पताल, हॉस्पिटल, nursing home, नर्सिंग होम, ' +
      'health centre, health center, स्वास्थ्य केंद्र, swasthya kendra, swasthya kendr, phc, chc, ' +
      'primary health centre, prathmik swasthya kendra, sadar aspatal, चिकित्सालय, chikitsalaya, ' +
      'emergency ward, operation, ilaj, इलाज, bharti, multispeciality, trauma centre, icu, ' +
      'surgeon, surgery, tika, teeka, टीका, tikakaran, टीकाकरण, vaccination, vaccine, ' +
      'saanp kata, ' +
      'saanp kate, snake bite, साँप काटा, chot, चोट, ghayal',
    all: ['hospitals'],
    some: ['healthcare'],
    near: ['doctor'],
    helplines: ['ambulance'],
  },
  {
    id: 'phc',
    name: 'health centre',
    nameHi: 'स्वास्थ्य केंद्र',
    words:
      'phc, primary health centre, primary health center, प्राथमिक स्वास्थ्य केंद्र, ' +
      'prathmik swasthya kendra, health centre, health center, swasthya kendra, स्वास्थ्य केंद्र, ' +
      'sarkari aspatal, सरकारी अस्पताल, government hospital, govt hospital',
    some: ['hospitals'],
    near: ['hospital'],
  },
  {
    id: 'nursing-home',
    name: 'nursing home',
    nameHi: 'नर्सिंग होम',
    words: 'nursing home, nursing homes, नर्सिंग होम, private hospital, maternity home',
    some: ['hospitals', 'healthcare'],
    near: ['hospital'],
  },
  {
    id: 'doctor',
    name: 'doctor',
    nameHi: 'डॉक्टर',
    words:
      'doctor, doctors, dr, daktar, dakter, docter, डॉक्टर, डाक्टर, vaidya, वैद्य, hakim, हकीम, ' +
      'physician, clinic, klinik, क्लिनिक, chikitsak, चिकित्सक, specialist, visheshagya, विशेषज्ञ, ' +
      'homeopathy, ayurved, ayurvedic, bukhar, बुखार, fever, khansi, खाँसी, pet dard, पेट दर्द, ' +
      'dard, ' +
      'दर्द, bimari, बीमारी, sir dard, rog, रोग',
    some: ['healthcare', 'hospitals'],
    also: ['hospital'],
    near: ['hospital'],
    helplines: ['ambulance'],
  },
  {
    id: 'dentist',
    name: 'dentist',
    nameHi: 'दाँत के डॉक्टर',
    words:
      'dentist, dental, dant ka doctor, dant, daant, दांत, दाँत, दंत, teeth, tooth, teeth doctor, ' +
      'tooth doctor, dental clinic',
    some: ['healthcare', 'hospitals'],
    near: ['doctor', 'hospital'],
  },
  {
    id: 'eye-doctor',
    name: 'eye doctor',
    nameHi: 'आँख के डॉक्टर',
    words:
      'eye doctor, eye hospital, eye clinic, aankh ka doctor, netra, नेत्र, आँख, आंख, ' +
      'optician, chashma, चश्मा, optical, opticals, netralaya',
    some: ['healthcare', 'hospitals', 'shopping'],
    near: ['doctor', 'hospital'],
  },
  {
    id: 'chemist',
    name: 'medicine shop',
    nameHi: 'दवा की दुकान',
    words:
      'chemist, chemists, medical, medical store, medical shop, medical stores, medicine, ' +
      'medicines, medicine shop, dawai, dawa, davai, दवाई, दवा, dawakhana, दवाखाना, दवाई की ' +
      'दुकान, दवा दुकान, dawa dukan, dawai ki dukan, pharmacy, फार्मेसी, pharma, aushadhi, औषधि, jan ' +
      'aushadhi, druggist, मेडिकल, मेडिकल स्टोर',
    some: ['healthcare', 'shopping'],
    near: ['hospital'],
  },
  {
    id: 'lab',
    name: 'laboratory',
    nameHi: 'जाँच घर',
    words:
      'pathology, patholab, path lab, lab, laboratory, janch ghar, जांच घर, जाँच घर, blood test, ' +
      'khoon janch, खून जांच, xray, x ray, एक्सरे, ultrasound, अल्ट्रासाउंड, ct scan, mri, diagnostic, ' +
      'diagnostics, diagnostic centre, sugar test, blood sugar test, khoon ki janch, khoon test, ' +
      'thyroid test, pregnancy test, jaanch, janch, जाँच, जांच, test, टेस्ट',
    some: ['healthcare', 'hospitals'],
    near: ['hospital', 'doctor'],
  },
  {
    id: 'blood-bank',
    name: 'blood bank',
    nameHi: 'ब्लड बैंक',
    words: 'blood bank, ब्लड बैंक, blood, khoon, खून, rakt, रक्त, raktdan, blood donation',
    some: ['hospitals', 'healthcare'],
    near: ['hospital'],
    helplines: ['ambulance'],
  },
  {
    id: 'ambulance',
    name: 'ambulance',
    nameHi: 'एम्बुलेंस',
    words: 'ambulance, ambulans, एम्बुलेंस, एंबुलेंस, एम्बुलेन्स',
    some: ['hospitals', 'healthcare', 'services'],
    near: ['hospital'],
    helplines: ['ambulance', 'mother-ambulance'],
  },
  {
    id: 'vet',
    name: 'animal doctor',
    nameHi: 'पशु चिकित्सक',
    words:
      'veterinary, vet, animal hospital, pashu chikitsalaya, pashu aspatal, पशु चिकित्सालय, ' +
      'पशु अस्पताल, janwar ka doctor, pashu doctor',
    some: ['hospitals', 'healthcare', 'services'],
  },
  {
    id: 'bank',
    name: 'bank',
    nameHi: 'बैंक',
    words:
      'bank, banks, baink, bainck, बैंक, बैंकों, khata, खाता, bank account, loan, karz, कर्ज, bank ' +
      'branch, home loan, gold loan, kisan credit card, kcc, kcc loan, paisa jama, paise jama, ' +
      'पैसा जमा, pension, पेंशन, fixed deposit, locker, bank locker, लॉकर, account kholna, khata ' +
      'kholna, खाता खोलना',
    all: ['banks'],
  },
  {
    id: 'gramin-bank',
    name: 'gramin bank',
    nameHi: 'ग्रामीण बैंक',
    words: 'gramin bank, grameen bank, gramin baink, ग्रामीण बैंक, rural bank, regional rural bank',
    some: ['banks'],
    near: ['bank'],
  },
  {
    id: 'atm',
    name: 'ATM',
    nameHi: 'एटीएम',
    words:
      'atm, एटीएम, cash machine, paisa nikalna, paise nikalna, पैसा निकालना, ' +
      'पैसे निकालना, nikasi, cash',
    some: ['banks', 'services'],
    near: ['bank'],
  },
  {
    id: 'insurance',
    name: 'insurance office',
    nameHi: 'बीमा कार्यालय',
    words:
      'insurance, bima, beema, बीमा, lic, एलआईसी, jeevan bima, life insurance, जीवन बीमा, lic ' +
      'office',
    some: ['services', 'banks'],
  },
  {
    id: 'post-office',
    name: 'post office',
    nameHi: 'डाकघर',
    words:
      'post office, post offices, postoffice, post, postal, dakghar, dak ghar, daak ghar, डाकघर, ' +
      'डाक घर, डाकखाना, dakkhana, dak, daak, डाक, पोस्ट ऑफिस, पोस्ट आफिस, speed post, स्पीड पोस्ट, ' +
      'money order, मनीऑर्डर, parcel, पार्सल, chitthi, चिट्ठी, india post, dakiya, डाकिया, ' +
      'speed post tracking, sukanya samriddhi, sukanya, सुकन्या समृद्धि, ppf, nsc',
    all: ['post-offices'],
  },
  {
    id: 'courier',
    name: 'courier',
    nameHi: 'कूरियर',
    words: 'courier, कूरियर, कोरियर',
    some: ['services'],
    near: ['post-office'],
  },
  {
    id: 'railway-station',
    name: 'railway station',
    nameHi: 'रेलवे स्टेशन',
    words:
      'railway station, railway stations, rail station, train station, station, stations, ' +
      'steshan, steson, tesan, टेशन, स्टेशन, रेलवे स्टेशन, railway, railways, railwe, रेलवे, rail, rel, ' +
      'रेल, relgadi, रेलगाड़ी, train, trains, ट्रेन, halt, हॉल्ट, railgadi, train ' +
      'time, train samay, train timing',
    all: ['railway-stations'],
    helplines: ['railway'],
  },
  {
    id: 'ticket',
    name: 'ticket counter',
    nameHi: 'टिकट घर',
    words: 'train ticket, railway ticket, ticket, tickets, टिकट, reservation, आरक्षण, tatkal, pnr',
    some: ['railway-stations', 'services'],
    near: ['railway-station'],
    helplines: ['railway'],
  },
  {
    id: 'bus-stand',
    name: 'bus stand',
    nameHi: 'बस अड्डा',
    words: 'bus stand, bus stop, bus station, bus adda, बस स्टैंड, बस अड्डा, bus, बस, bas stand',
    some: ['services'],
    near: ['railway-station'],
  },
  {
    id: 'taxi',
    name: 'taxi',
    nameHi: 'टैक्सी',
    words:
      'taxi, टैक्सी, cab, auto, ऑटो, car hire, gadi bhada, bhade ki gadi, travels, tour and travels',
    some: ['services'],
    near: ['bus-stand', 'railway-station'],
  },
  {
    id: 'school',
    name: 'school',
    nameHi: 'विद्यालय',
    words:
      'school, schools, skul, iskul, iskool, स्कूल, स्कुल, vidyalaya, vidyalay, विद्यालय, pathshala, ' +
      'पाठशाला, high school, primary school, middle school, govt school, government school, ' +
      'sarkari school, सरकारी स्कूल, public school, kasturba, कस्तूरबा, convent, public schools',
    all: ['schools'],
    some: ['education'],
    near: ['college', 'coaching'],
  },
  {
    id: 'college',
    name: 'college',
    nameHi: 'महाविद्यालय',
    words:
      'college, colleges, kolej, kalej, कॉलेज, mahavidyalaya, महाविद्यालय, university, यूनिवर्सिटी, ' +
      'vishwavidyalaya, विश्वविद्यालय, iti, आईटीआई, polytechnic, degree college, medical college',
    some: ['education', 'schools'],
    near: ['school', 'coaching'],
  },
  {
    id: 'coaching',
    name: 'coaching',
    nameHi: 'कोचिंग',
    words:
      'coaching, कोचिंग, tuition, ट्यूशन, tution, classes, computer class, computer classes, ' +
      'computer course, computer centre, institute, academy, english speaking',
    some: ['education', 'services'],
    near: ['college', 'school'],
  },
  {
    id: 'library',
    name: 'library',
    nameHi: 'पुस्तकालय',
    words: 'library, लाइब्रेरी, pustakalay, pustakalaya, पुस्तकालय, reading room',
    some: ['education', 'services'],
    near: ['coaching', 'college'],
  },
  {
    id: 'anganwadi',
    name: 'anganwadi',
    nameHi: 'आंगनवाड़ी',
    words: 'anganwadi, anganbari, आंगनवाड़ी, आँगनबाड़ी, aanganwadi, icds, play school',
    some: ['schools', 'education', 'services'],
    near: ['school'],
  },
  {
    id: 'police-station',
    name: 'police station',
    nameHi: 'थाना',
    words:
      'police, पुलिस, pulis, thana, थाना, police station, police thana, kotwali, कोतवाली, chowki, ' +
      'चौकी, police chowki, fir, outpost, women police station, mahila thana',
    some: ['services'],
    helplines: ['emergency', 'women'],
  },
  {
    id: 'fire-station',
    name: 'fire station',
    nameHi: 'अग्निशमन केंद्र',
    words: 'fire, fire brigade, fire station, aag, आग, damkal, दमकल, agnishaman, अग्निशमन',
    some: ['services'],
    helplines: ['emergency'],
  },
  {
    id: 'court',
    name: 'court',
    nameHi: 'न्यायालय',
    words:
      'court, कोर्ट, kachahari, kachehri, kutchery, kutchary, कचहरी, nyayalaya, न्यायालय, ' +
      'vyavahar nyayalaya, civil court, district court, zila nyayalaya, ज़िला न्यायालय',
    some: ['services'],
    near: ['lawyer'],
  },
  {
    id: 'lawyer',
    name: 'lawyer',
    nameHi: 'वकील',
    words:
      'lawyer, lawyers, vakil, wakil, वकील, advocate, adhivakta, अधिवक्ता, notary, नोटरी, ' +
      'stamp vendor',
    some: ['services'],
    near: ['court'],
  },
  {
    id: 'office',
    name: 'government office',
    nameHi: 'सरकारी कार्यालय',
    words:
      'block office, prakhand karyalay, प्रखंड कार्यालय, bdo, anchal, अंचल, circle office, tehsil, ' +
      'collectorate, samaharnalay, समाहरणालय, dc office, sdo, panchayat, पंचायत, nagar nigam, ' +
      'नगर निगम, municipality, ration office, government office, sarkari daftar, सरकारी दफ्तर, ' +
      'registry office, zameen registry, zameen registry office, land registry, election office, ' +
      'transport office, rto, dto office, driving licence, driving license, ड्राइविंग लाइसेंस, ' +
      'licence, license, licence office, zila karyalay, district office, employment office, job ' +
      'office, rojgar karyalay, niyojanalay, नियोजनालय, nagar nigam office, nagar parishad, ' +
      'nagar panchayat, dm office, bdo office, anchal karyalay, sdo office, panchayat ' +
      'bhawan, पंचायत भवन',
    some: ['services'],
    near: ['service-centre'],
  },
  {
    id: 'service-centre',
    name: 'Pragya Kendra (CSC)',
    nameHi: 'प्रज्ञा केंद्र',
    words:
      'csc, pragya kendra, pragya kendr, प्रज्ञा केंद्र, common service centre, jan seva kendra, ' +
      'cyber cafe, cyber, साइबर कैफे, aadhar, aadhaar, aadhar card, aadhaar card, aadhar centre, ' +
      'aadhaar centre, आधार, आधार कार्ड, आधार केंद्र, pan card, pan, पैन कार्ड, voter card, ' +
      'ration card, राशन कार्ड, certificate, caste certificate, jati praman patra, ' +
      'income certificate, online form, xerox, photocopy, फोटोकॉपी, जेरॉक्स, printing, print out, ' +
      'aadhar card centre, aadhaar card centre, aadhar card center, aadhar center, aadhaar ' +
      'center, jan seva kendra, janseva kendra, जन सेवा केंद्र, aay praman patra, आय प्रमाण पत्र, ' +
      'जाति प्रमाण पत्र, niwas praman patra, निवास प्रमाण पत्र, janm praman patra, जन्म प्रमाण पत्र, ' +
      'mrityu praman patra, मृत्यु प्रमाण पत्र, praman patra, प्रमाण पत्र, birth certificate, death ' +
      'certificate, residence certificate, domicile certificate, caste certificate office, pan ' +
      'card centre, pan card center, voter id, ayushman card, आयुष्मान कार्ड',
    some: ['services'],
    near: ['office'],
  },
  {
    id: 'passport',
    name: 'passport office',
    nameHi: 'पासपोर्ट कार्यालय',
    words: 'passport, पासपोर्ट, passport office, passport seva',
    some: ['services', 'post-offices'],
    near: ['service-centre'],
  },
  {
    id: 'electricity',
    name: 'electricity office',
    nameHi: 'बिजली कार्यालय',
    words:
      'bijli office, bijli vibhag, electricity office, electricity, bijli, बिजली, बिजली विभाग, ' +
      'bijli bill, light bill, jbvnl, power house, substation',
    some: ['services'],
    near: ['electrician'],
  },
  {
    id: 'temple',
    name: 'place of worship',
    nameHi: 'पूजा स्थल',
    words:
      'temple, mandir, मंदिर, devi dham, masjid, mosque, मस्जिद, church, girja, गिरजा, gurudwara, ' +
      'गुरुद्वारा, dargah, mazar, puja sthal',
    some: ['entertainment', 'services'],
  },
]
