/**
 * Words whose usual Roman spelling cannot be had letter by letter: English words as Hindi
 * signboards write them (स्कूल is school, not skul), and a few Hindi words with a settled spelling
 * of their own. Each line is "Devanagari roman" pairs. Short and long vowels, the dot (nukta), ॉ
 * and ा, and the ways to write a nasal are levelled before a lookup, so one Devanagari spelling of
 * each word is enough.
 */
const PAIRS = `
बैंक bank  स्टेट state  सेंट्रल central  इंडिया india  ऑफ of  एंड and  यूनियन union
इंडियन indian
इलाहाबाद allahabad  यूको uco  पंजाब punjab  बड़ौदा baroda  केनरा canara  कैनरा canara  एक्सिस axis
फाइनेंस finance  इंश्योरेंस insurance  लोन loan
हॉस्पिटल hospital  क्लिनिक clinic  डॉक्टर doctor  डॉ dr  नर्सिंग nursing  होम home
मेडिकल medical  हॉल hall
मेडिसिन medicine  फार्मेसी pharmacy  हेल्थ health  केयर care  सेंटर center  लैब lab  आई eye
पैथोलॉजी pathology  एक्सरे xray  ब्लड blood  औषधि aushadhi  ऑप्टिकल optical
सर्जिकल surgical  डायग्नोस्टिक diagnostic
स्कूल school  कॉलेज college  कोचिंग coaching  क्लासेस classes  क्लास class  पब्लिक public
हाई high  अकादमी academy
एकेडमी academy  इंस्टीट्यूट institute  कंप्यूटर computer  लाइब्रेरी library
यूनिवर्सिटी university  ट्यूशन tuition  टीचर teacher
मॉडल model  इंटरनेशनल international  नेशनल national  कॉन्वेंट convent  गर्ल्स girls
बॉयज boys  हॉस्टल hostel  प्ले play
ऑफिस office  स्टेशन station  रेलवे railway  रोड road  टाउन town  हाउस house  गार्डन garden
गेट gate
पुलिस police  कोर्ट court  कॉम्प्लेक्स complex  मॉल mall  प्लाजा plaza  टावर tower
कॉलोनी colony
बस bus  स्टैंड stand  ऑटो auto  टैक्सी taxi  ट्रैवल travel  ट्रैवल्स travels  टूर tour
कार car
बाइक bike  मोटर motor  मोटर्स motors  साइकिल cycle  टायर tyre  पंप pump  गैस gas
एजेंसी agency  सर्विस service
सर्विसेज services  गैरेज garage  वॉशिंग washing  रिपेयर repair  रिपेयरिंग repairing
बैटरी battery  हीरो hero
होटल hotel  रेस्टोरेंट restaurant  रेस्तरां restaurant  कैफे cafe  बेकरी bakery
फास्ट fast  फूड food  लॉज lodge
गेस्ट guest  बैंक्वेट banquet  मैरिज marriage  केटरिंग catering  कैटरर caterer  टी tea
स्टॉल stall  कॉफी coffee  आइसक्रीम icecream
स्टोर store  स्टोर्स stores  जनरल general  शॉप shop  सेल sale  सेल्स sales
ट्रेडर्स traders  ब्रदर्स brothers  एंटरप्राइजेज enterprises  इंटरप्राइजेज enterprises
कंपनी company  प्राइवेट private  ग्रुप group  डीलर dealer  होलसेल wholesale  बाजार bazar
मोबाइल mobile  टेलीकॉम telecom  इलेक्ट्रॉनिक्स electronics  इलेक्ट्रॉनिक electronic
इलेक्ट्रिक electric  इलेक्ट्रिकल electrical
हार्डवेयर hardware  सीमेंट cement  स्टील steel  फर्नीचर furniture  पेंट paint
पेंट्स paints  ग्लास glass  प्लाईवुड plywood
टाइल्स tiles  प्लंबर plumber  इलेक्ट्रीशियन electrician  कूलर cooler  फ्रिज fridge
टीवी tv  कैमरा camera  इंटरनेट internet
ज्वेलर्स jewellers  ज्वैलर्स jewellers  ज्वेलरी jewellery  टेलर tailor  टेलर्स tailors
फैशन fashion  गारमेंट्स garments
टेक्सटाइल textile  कलेक्शन collection  शूज shoes  बूट boot  फुटवियर footwear
ब्यूटी beauty  पार्लर parlour  सैलून salon
जिम gym  फिटनेस fitness  स्टूडियो studio  प्रेस press  बुक book  बुक्स books
स्टेशनरी stationery
गिफ्ट gift  कॉर्नर corner  टॉयज toys  डेयरी dairy  फार्म farm  फिल्म film  सिनेमा cinema
म्यूजिक music
ऑनलाइन online  डिजिटल digital  साइबर cyber  सॉल्यूशन solution  कंस्ट्रक्शन construction
बिल्डर्स builders  इंजीनियर engineer
इंजीनियरिंग engineering  डिजाइन design  एडवोकेट advocate  व्हाट्सएप whatsapp  सिटी city
न्यू new  गोल्डन golden
ग्रीन green  प्वाइंट point  वर्ल्ड world  प्लस plus  सुपर super  ग्रैंड grand
पैलेस palace  फैमिली family
वार्ड ward  नं no  गाँव gaon  गाव gaon  खां khan  उरांव oraon  साईं sai  चौधरी chaudhary  कोयल koel
जूनियर junior  सीनियर senior
`

const NASAL_BEFORE_STOP = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g
/** Each letter of the first line is read as the one below it. */
const VARIANT_LETTERS = 'ँॉऑीईूऊॅऍ'
const LEVEL_LETTERS = 'ंाआिइुउैए'

/** One key for the several ways the same word is spelt in Devanagari. Expects NFC. */
function spellingKey(word: string): string {
  const level = (letter: string) => LEVEL_LETTERS[VARIANT_LETTERS.indexOf(letter)] ?? letter
  return Array.from(word.replaceAll('़', '').replace(NASAL_BEFORE_STOP, 'ं'), level).join('')
}

/** Each of the irregular words: Devanagari and its usual Roman spelling. */
export const KNOWN_SPELLINGS: readonly (readonly [devanagari: string, roman: string])[] =
  PAIRS.trim()
    .split(/\s{2,}|\n/)
    .map((pair) => {
      const [devanagari = '', roman = ''] = pair.trim().split(' ')
      return [devanagari.normalize('NFC'), roman] as const
    })

const ROMAN_BY_KEY = new Map(
  KNOWN_SPELLINGS.map(([devanagari, roman]) => [spellingKey(devanagari), roman]),
)

/** The usual Roman spelling of a Devanagari word, when it is one of the irregular ones. */
export function getKnownRomanSpelling(word: string): string | undefined {
  return ROMAN_BY_KEY.get(spellingKey(word))
}
