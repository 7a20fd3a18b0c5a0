/**
 * The 225 small words of Hindi of the npm package stopword 3.1.5 (MIT; from stopwords-iso, of Gene
 * Diaz, MIT).
 */
export const HINDI_STOP_WORDS = `
अंदर अत अदि अप अपना अपनि अपनी अपने अभि अभी आदि आप इंहिं इंहें इंहों इतयादि इत्यादि इन इनका
इन्हीं इन्हें इन्हों इस इसका इसकि इसकी इसके इसमें इसि इसी इसे उंहिं उंहें उंहों उन उनका उनकि
उनकी उनके उनको उन्हीं उन्हें उन्हों उस उसके उसि उसी उसे एक एवं एस एसे ऐसे ओर और कइ कई कर करता
करते करना करने करें कहते कहा का काफि काफ़ी कि किंहें किंहों कितना किन्हें किन्हों किया किर किस
किसि किसी किसे की कुछ कुल के को कोइ कोई कोन कोनसा कौन कौनसा गया घर जब जहाँ जहां जा जिंहें
जिंहों जितना जिधर जिन जिन्हें जिन्हों जिस जिसे जीधर जेसा जेसे जैसा जैसे जो तक तब तरह तिंहें
तिंहों तिन तिन्हें तिन्हों तिस तिसे तो था थि थी थे दबारा दवारा दिया दुसरा दुसरे दूसरे दो द्वारा
न नहिं नहीं ना निचे निहायत नीचे ने पर पहले पुरा पूरा पे फिर बनि बनी बहि बही बहुत बाद बाला
बिलकुल भि भितर भी भीतर मगर मानो मे में यदि यह यहाँ यहां यहि यही या यिह ये रखें रवासा रहा रहे
ऱ्वासा लिए लिये लेकिन व वगेरह वरग वर्ग वह वहाँ वहां वहिं वहीं वाले वुह वे वग़ैरह संग सकता सकते
सबसे सभि सभी साथ साबुत साभ सारा से सो हि ही हुअ हुआ हुइ हुई हुए हे हें है हैं हो होता होति होती
होते होना होने
`

/**
 * 911 words that people use every day, in Roman letters and in more than one spelling where
 * the fold does not level them. Written by hand: no list of how often they are used, of a licence
 * that allows it, was found. Folded they stand for the same words in Devanagari.
 */
export const COMMON_ROMAN_HINDI_WORDS = `
samay waqt ghanta ghante minute din dino raat subah shaam dopahar kal aaj abhi parso hafta
mahina mahine saal varsh somvar mangalvar budhvar guruvar shukravar shanivar ravivar itwar
sombar mangal budh brihaspati shukra shani janvari farvari march april mai june julai agast
sitambar oktobar navambar disambar kab kaha kahan kaun kaunsa kaunsi kaise kaisa kaisi kyon kyu
kyun kya kitna kitne kitni kis kise kiska kiski kiske kidhar idhar udhar yaha yahan waha wahan
yahi wahi yeh woh vah unka unki unke inka inki inke uska uski uske iska iski iske mera meri
mere hamara hamari hamare tera teri tere tumhara tumhari tumhare aapka aapki aapke apna apni
apne hum tum aap main mujhe hame humko mujhko tumko aapko unko inko hai hain tha thi hoga hogi
honge hota hoti hote hua hui hue raha rahi rahe rahta rahti rahte karna karne karni karta karti
karte karo karen karwana karvana karwane karaana karake karke kiya kiye diya diye liya liye
dena dene lena lene deta deti dete leta leti lete dijiye lijiye jana jane jaana jata jati jate
gaya gayi gaye jao jaye jaiye aana aane aata aati aate aaya aayi aaye aao aaiye milna milne
milta milti milte milega milegi milenge mila mile banna banta banti bante banana banane banwana
banwane banvana bana bani banega lagna lagta lagti lagte lagega laga lagi lage lagana lagane
lagwana rakhna rakhta rakha rakhe dekhna dekhta dekha dekhe dekho sunna sunta suna bolna bolta
bola bole bolo kehna kahna kahta kahte batana batao bataye bataiye batata bataya puchna puchta
pucha likhna likhta likha padhna padhta padha padhai sikhna sikhana seekhna samajhna samajh
samjha sochna socha janna jante jankari jaankari khana khane khata khati khate khaya peena pina
pite piya sona sone sota uthna uthta utha baithna baitha chalna chalta chale chala chalo kholna
kholne khulna khulta khulti khulte khula khuli khule khulega khul khol band bandh shuru khatam
khatm ant rukna rukta ruka rukne bhejna bhejne bhejta bheja mangna manga mangana mangwana
kharidna kharidne kharida bechna bechne becha bikri chahiye chahie chahta chahti chahte chaha
zarurat jarurat jaroorat zaroori jaruri sakta sakti sakte saka paana pata pati pate paya accha
achha acha achchha acchi achhi ache acche bura buri bure naya nayi naye purana purani purane
bada badi bade chota choti chote chhota chhoti chhote lamba lambi lambe saaf ganda gandi garam
thanda thandi thande sasta sasti saste mehnga mahanga mehenga bahut bahot thoda thodi thode kam
zyada jyada adhik sab sabhi sabse sara sari sare kuch kuchh koi kisi har pura puri pure aadha
adha dono doosra dusra dusri dusre pehla pahla pehli pahli pehle pahle aakhri ek teen chaar
paanch panch chhah saat aath nau das bees tees chalis pachas saath sattar assi nabbe hazar
hajar lakh karod paisa paise rupaya rupaye rupye rupiya daam dam keemat kimat mulya kharcha
kharch bachat jama nikalna nikalne nikala nikaal nikasi udhaar byaj sood kist kagaz kagaj
kagajat dastavez praman patra pramanpatra pehchan pahchan avedan aavedan form bharna bharne
bhara jamin niyam shulk fees naam nam thikana ghar makaan makan kamra darwaza khidki chhat
aangan rasta raasta sadak gali mohalla muhalla chowk gaon gaanv shahar shehar jila zila rajya
desh duniya jagah sthan aadmi admi aurat mahila mahilao mard ladka ladke ladki ladkiyan
ladkiyon bachcha bachche bacche bachchon bacchon bachcho baccha bachchi beta bete beti betiyan
mata pita maa baap bhai bahan behen didi bhaiya chacha chachi mama mami dada dadi nana nani
patni dost mitra log logo logon parivar rishta shadi shaadi vivah kaam naukri rojgar rozgar
majdoori mazdoori mehnat vyapar vyapaar dhandha kheti kisan fasal anaaj anaj gehu gehun chawal
dhaan dhan daal dal sabji sabzi phal doodh paani pani hawa aag mitti dhoop barish baarish garmi
sardi thand mausam nadi pahad jangal ped paudha phool patta zameen aasman suraj chand tara sir
aankh kaan naak muh munh daant dant gala haath hath pair pet peeth kamar ghutna haddi khoon dil
dimag sharir bimari beemari bimar dard bukhar khansi khasi zukham jukam ulti dast chot ghav
dava dawa dawai ilaj janch jaanch tika teeka sui marij mareez prasuti prasav garbh garbhvati
bachedani chashma raja rani sarkar sarkari neta chunav vote adhikari karmchari daftar karyalay
yojana labh suvidha seva kendra vibhag nyay kanoon mukadma shikayat arji kapda kapde kapra
joota jute juta chappal topi saree kurta pajama kambal chadar bartan thali chamach bistar gaadi
gadi motor cycle saikil rail bus hawai jahaz yatra safar tikat ticket kiraya kiraye bhada
sawari khel gana gaana naach nach geet sangeet film kitab kalam copy school pariksha natija
puja pooja mandir masjid bhagwan ishwar dharm vrat tyohar mela hara laal lal peela pila neela
nila kala kaala safed gulabi bhura upar niche neeche andar bahar aage peeche piche paas pass
nazdeek najdik door dur beech samne bagal taraf bich saamne aur ya lekin magar par kyonki
kyunki agar toh phir fir bhi sirf keval matlab jaise taise waise isliye taki tak tab jab jaha
jahan haan nahi nahin mat bilkul shayad jarur zarur theek thik sahi galat jhooth sach sachcha
namaste namaskar dhanyavad shukriya kripya kripaya maaf suniye ji sahab saheb babu bhaisahab
madam sukh dukh khushi gussa pyar prem nafrat dar himmat taakat takat kamzor majboot mazboot
tez dheere dhire jaldi der bijli batti pankha balti rassi tala taala chabi chaabi ghadi gadda
mez kursi suraksha madad sahayata bachao chori jhagda laraai ladai police thana jail janm
mrityu aay niwas nivas rashan pension bima karz karj rin loan aadhar likhit nakal asli nakli
naksha rasid raseed bill
`
