/**
 * Names of districts and towns of India in Roman letters and in Devanagari, in pairs: what a name
 * that nobody has written yet is spelt after.
 */
export const PLACE_SPELLINGS = `
Shahdara शाहदरा  Ahmedabad अहमदाबाद  Amreli अमरेली  Anand आनंद  Aravalli अरावली
Banaskantha बनासकांठा  Bharuch भरूच  Bhavnagar भावनगर  Botad बोटाद  Dahod दाहोद  Dang डांग
Devbhoomi देवभूमि  Dwarka द्वारका  Gandhinagar गांधीनगर  Somnath सोमनाथ  Jamnagar जामनगर
Junagadh जूनागढ़  Kheda खेड़ा  Mahisagar महीसागर  Mehsana मेहसाणा  Morbi मोरबी  Narmada नर्मदा
Navsari नवसारी  Panchmahal पंचमहाल  Porbandar पोरबंदर  Rajkot राजकोट  Sabarkantha साबरकांठा
Surat सूरत  Surendranagar सुरेंद्रनगर  Tapi तापी  Vadodara वडोदरा  Valsad वलसाड  Ambala अंबाला
Bhiwani भिवानी  Charkhi चरखी  Dadri दादरी  Faridabad फरीदाबाद  Fatehabad फतेहाबाद
Gurugram गुरुग्राम  Hisar हिसार  Jhajjar झज्जर  Jind जींद  Kaithal कैथल  Karnal करनाल
Kurukshetra कुरुक्षेत्र  Mahendragarh महेंद्रगढ़  Palwal पलवल  Panchkula पंचकूला  Panipat पानीपत
Rewari रेवाड़ी  Rohtak रोहतक  Sirsa सिरसा  Sonipat सोनीपत  Yamunanagar यमुनानगर
Bilaspur बिलासपुर  Chamba चंबा  Hamirpur हमीरपुर  Kangra कांगड़ा  Kinnaur किन्नौर  Kullu कुल्लू
Mandi मंडी  Shimla शिमला  Sirmaur सिरमौर  Solan सोलन  Una ऊना  Anantnag अनंतनाग  Doda डोडा
Kathua कठुआ  Kishtwar किश्तवाड़  Kulgam कुलगाम  Kupwara कुपवाड़ा  Pulwama पुलवामा
Rajouri राजौरी  Ramban रामबन  Samba सांबा  Srinagar श्रीनगर  Udhampur उधमपुर  Dharwad धारवाड़
Gadag गदग  Hassan हासन  Haveri हावेरी  Kolar कोलार  Raichur रायचूर  Ramanagara रामनगर
Vijayanagara विजयनगर  Yadgir यादगीर  Agar आगर  Malwa मालवा  Alirajpur अलीराजपुर  Anuppur अनूपपुर
Ashoknagar अशोकनगर  Balaghat बालाघाट  Barwani बड़वानी  Betul बैतूल  Bhind भिंड  Bhopal भोपाल
Burhanpur बुरहानपुर  Chhindwara छिंदवाड़ा  Damoh दमोह  Datia दतिया  Dewas देवास  Dhar धार
Dindori डिंडोरी  Guna गुना  Gwalior ग्वालियर  Harda हरदा  Hoshangabad होशंगाबाद  Indore इंदौर
Jabalpur जबलपुर  Jhabua झाबुआ  Katni कटनी  Khandwa खंडवा  Khargone खरगोन  Maihar मैहर
Mandla मंडला  Mandsaur मंदसौर  Morena मुरैना  Narsinghpur नरसिंहपुर  Neemuch नीमच  Panna पन्ना
Raisen रायसेन  Rajgarh राजगढ़  Ratlam रतलाम  Rewa रीवा  Sagar सागर  Satna सतना  Sehore सीहोर
Seoni सिवनी  Shahdol शहडोल  Shajapur शाजापुर  Sheopur श्योपुर  Shivpuri शिवपुरी  Sidhi सीधी
Singrauli सिंगरौली  Tikamgarh टीकमगढ़  Ujjain उज्जैन  Umaria उमरिया  Vidisha विदिशा
Araria अररिया  Arwal अरवल  Aurangabad औरंगाबाद  Banka बांका  Begusarai बेगूसराय
Bhagalpur भागलपुर  Bhojpur भोजपुर  Buxar बक्सर  Darbhanga दरभंगा  Gaya गया  Gopalganj गोपालगंज
Jamui जमुई  Jehanabad जहानाबाद  Kaimur कैमूर  Katihar कटिहार  Khagaria खगड़िया
Kishanganj किशनगंज  Lakhisarai लखीसराय  Madhepura मधेपुरा  Madhubani मधुबनी  Munger मुंगेर
Muzaffarpur मुजफ्फरपुर  Nalanda नालंदा  Nawada नवादा  Patna पटना  Purnia पूर्णिया  Rohtas रोहतास
Saharsa सहरसा  Samastipur समस्तीपुर  Saran सारण  Sheikhpura शेखपुरा  Sheohar शिवहर
Sitamarhi सीतामढ़ी  Siwan सीवान  Supaul सुपौल  Vaishali वैशाली  Champaran चंपारण  Agra आगरा
Aligarh अलीगढ़  Ambedkar अंबेडकर  Amethi अमेठी  Amroha अमरोहा  Auraiya औरैया  Ayodhya अयोध्या
Azamgarh आजमगढ़  Baghpat बागपत  Bahraich बहराइच  Ballia बलिया  Balrampur बलरामपुर  Banda बांदा
Barabanki बाराबंकी  Bareilly बरेली  Basti बस्ती  Bhadohi भदोही  Bijnor बिजनौर  Budaun बदायूं
Bulandshahr बुलंदशहर  Chandauli चंदौली  Chitrakoot चित्रकूट  Deoria देवरिया  Etah एटा
Etawah इटावा  Faizabad फैजाबाद  Farrukhabad फर्रुखाबाद  Fatehpur फतेहपुर  Firozabad फिरोजाबाद
Ghaziabad गाजियाबाद  Ghazipur गाजीपुर  Gonda गोंडा  Gorakhpur गोरखपुर  Hapur हापुड़
Hardoi हरदोई  Hathras हाथरस  Jalaun जालौन  Jaunpur जौनपुर  Jhansi झांसी  Kannauj कन्नौज
Kanpur कानपुर  Kasganj कासगंज  Kaushambi कौशांबी  Kushinagar कुशीनगर  Lakhimpur लखीमपुर
Lalitpur ललितपुर  Lucknow लखनऊ  Maharajganj महराजगंज  Mahoba महोबा  Mainpuri मैनपुरी
Mathura मथुरा  Mau मऊ  Meerut मेरठ  Mirzapur मिर्जापुर  Moradabad मुरादाबाद
Muzaffarnagar मुजफ्फरनगर  Pilibhit पीलीभीत  Pratapgarh प्रतापगढ़  Prayagraj प्रयागराज
Raebareli रायबरेली  Rampur रामपुर  Saharanpur सहारनपुर  Sambhal संभल  Shamli शामली
Shravasti श्रावस्ती  Siddharthnagar सिद्धार्थनगर  Sitapur सीतापुर  Sonbhadra सोनभद्र
Sultanpur सुल्तानपुर  Unnao उन्नाव  Varanasi वाराणसी  Ajmer अजमेर  Alwar अलवर
Banswara बांसवाड़ा  Baran बारां  Barmer बाड़मेर  Bharatpur भरतपुर  Bhilwara भीलवाड़ा
Bikaner बीकानेर  Bundi बूंदी  Chittorgarh चित्तौड़गढ़  Churu चूरू  Dausa दौसा  Dholpur धौलपुर
Dungarpur डूंगरपुर  Ganganagar गंगानगर  Hanumangarh हनुमानगढ़  Jaipur जयपुर  Jaisalmer जैसलमेर
Jalore जालौर  Jhalawar झालावाड़  Jhunjhunu झुंझुनू  Jodhpur जोधपुर  Karauli करौली  Kota कोटा
Nagaur नागौर  Pali पाली  Rajsamand राजसमंद  Sikar सीकर  Sirohi सिरोही  Tonk टोंक  Udaipur उदयपुर
Almora अल्मोड़ा  Bageshwar बागेश्वर  Chamoli चमोली  Champawat चंपावत  Dehradun देहरादून
Haridwar हरिद्वार  Nainital नैनीताल  Pauri पौड़ी  Pithoragarh पिथौरागढ़  Rudraprayag रुद्रप्रयाग
Tehri टिहरी  Uttarkashi उत्तरकाशी  Balod बालोद  Balrampur बलरामपुर  Bastar बस्तर
Bemetara बेमेतरा  Bijapur बीजापुर  Dantewada दंतेवाड़ा  Dhamtari धमतरी  Durg दुर्ग
Janjgir जांजगीर  Jashpur जशपुर  Kabirdham कबीरधाम  Kanker कांकेर  Korba कोरबा  Koriya कोरिया
Mahasamund महासमुंद  Mungeli मुंगेली  Narayanpur नारायणपुर  Raigarh रायगढ़  Raipur रायपुर
Rajnandgaon राजनांदगांव  Sukma सुकमा  Surajpur सूरजपुर  Surguja सरगुजा  Ambikapur अंबिकापुर
Sasaram सासाराम  Dehri डेहरी  Bhabua भभुआ  Barhi बरही  Nagar नगर  Kumar कुमार  Singh सिंह
Sharma शर्मा  Gupta गुप्ता  Prasad प्रसाद  Ram राम  Lal लाल  Devi देवी  Mishra मिश्रा
Tiwari तिवारी  Pandey पांडेय  Yadav यादव  Ansari अंसारी  Verma वर्मा  Mahto महतो  Munda मुंडा
Bhuiyan भुइयां  Paswan पासवान  Thakur ठाकुर  Dubey दुबे  Shukla शुक्ला  Tripathi त्रिपाठी
Chaubey चौबे  Pathak पाठक  Upadhyay उपाध्याय  Srivastava श्रीवास्तव  Sinha सिन्हा
Jaiswal जायसवाल  Kesri केसरी  Agarwal अग्रवाल  Soni सोनी  Vishwakarma विश्वकर्मा
Prajapati प्रजापति  Sao साव  Ravi रवि  Raja राजा  Rani रानी  Mohan मोहन  Sohan सोहन
Suresh सुरेश  Ramesh रमेश  Mahesh महेश  Dinesh दिनेश  Rajesh राजेश  Mukesh मुकेश  Santosh संतोष
Ashok अशोक  Vinod विनोद  Manoj मनोज  Sanjay संजय  Vijay विजय  Ajay अजय  Anil अनिल  Sunil सुनील
Arun अरुण  Varun वरुण  Amit अमित  Sumit सुमित  Rohit रोहित  Mohit मोहित  Deepak दीपक
Prakash प्रकाश  Subhash सुभाष  Satish सतीश  Girish गिरीश  Naresh नरेश  Pankaj पंकज  Neeraj नीरज
Dheeraj धीरज  Sunita सुनीता  Anita अनीता  Geeta गीता  Seema सीमा  Rekha रेखा  Pooja पूजा
Aarti आरती  Shanti शांति  Laxmi लक्ष्मी  Durga दुर्गा  Saraswati सरस्वती  Ganesh गणेश
Shankar शंकर  Krishna कृष्णा  Radha राधा  Sita सीता  Gita गीता  Hanuman हनुमान  Bajrang बजरंग
Balaji बालाजी  Shiv शिव  Vishnu विष्णु  Brahma ब्रह्मा  Surya सूर्य  Chandra चंद्र  Ganga गंगा
Yamuna यमुना  Jai जय  Maa माँ  Baba बाबा  Bharat भारत  Hind हिंद  Azad आजाद  Gandhi गांधी
Nehru नेहरू  Subhash सुभाष  Kirana किराना  Bhandar भंडार  Vastralaya वस्त्रालय  Mishthan मिष्ठान
Bhojnalaya भोजनालय  Dhaba ढाबा  Chai चाय  Doodh दूध  Dairy डेयरी  Sabzi सब्जी  Mandir मंदिर
Masjid मस्जिद  Vidyalaya विद्यालय  Pathshala पाठशाला  Karyalaya कार्यालय  Samiti समिति
Seva सेवा  Kendra केंद्र  Aushadhalaya औषधालय  Chikitsalaya चिकित्सालय  Aspatal अस्पताल
Dawakhana दवाखाना  Gaushala गौशाला  Dharmshala धर्मशाला  Bazar बाजार  Chowk चौक  Tola टोला
Tand टांड़  Ghat घाट  Pahari पहाड़ी  Talab तालाब  Nadi नदी  Kuan कुआं  Bagicha बगीचा  Khet खेत
Gaon गांव  Khurd खुर्द  Kalan कलां  Kala कला  Purana पुराना  Naya नया  Nai नई  Bara बड़ा
Chhota छोटा  Uttari उत्तरी  Dakshini दक्षिणी  Purvi पूर्वी  Pashchimi पश्चिमी  Jharkhand झारखंड
Bihar बिहार  Chhattisgarh छत्तीसगढ़  Pradesh प्रदेश  Rajasthan राजस्थान  Maharashtra महाराष्ट्र
Gujarat गुजरात  Haryana हरियाणा  Himachal हिमाचल  Uttarakhand उत्तराखंड  Assam असम
Karnataka कर्नाटक  Telangana तेलंगाना  Odisha ओडिशा  Mumbai मुंबई  Delhi दिल्ली  Kolkata कोलकाता
Chennai चेन्नई  Pune पुणे  Nagpur नागपुर  Nashik नासिक  Thane ठाणे  Amritsar अमृतसर
Jalandhar जालंधर  Ludhiana लुधियाना  Patiala पटियाला  Bathinda बठिंडा
`
