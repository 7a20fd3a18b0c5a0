import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { fold, foldWords, skeleton } from '#shared/fold.ts'

const hostileStrings = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

/** One line is one word or name in its usual spellings. */
const lines = (text: string) => text.trim().split('\n').map((line) => line.split('=').map((word) => word.trim())) // prettier-ignore

const TOWNS_AND_VILLAGES = lines(`
  Daltonganj = Daltenganj = daltanganj = DALTON GANJ = Daltangunj = डाल्टनगंज = डालटनगंज = डाल्टन गंज = डाल्टेनगंज
  Medininagar = Medini Nagar = मेदिनीनगर = मेदिनी नगर
  Hussainabad = husainabad = हुसैनाबाद
  Chhatarpur = chatarpur = Chhattarpur = छतरपुर
  Panki = Paanki = पांकी = पाँकी = पाङ्की
  Japla = जपला
  Bishrampur = Vishrampur = बिश्रामपुर = विश्रामपुर
  Lesliganj = लेस्लीगंज
  Hariharganj = Harihar Ganj = हरिहरगंज
  Mohammadganj = MUHAMMADGANJ = Mohammad Ganj = मोहम्मदगंज = मुहम्मदगंज
  Haidarnagar = HAIDERNAGAR = Haidar Nagar = हैदरनगर
  Satbarwa = Satbarva = सतबरवा
  Tarhasi = तरहसी
  Manatu = Manaatu = मनातू
  Pandu = पांडू = पाण्डू
  Patan = पाटन
  Chainpur = चैनपुर
  Pipra = पिपरा
  Naudiha Bazar = Nawadiha Bazaar = नौडीहा बाजार = नौडीहा बाज़ार
  Padwa = Pandwa = पड़वा = पंडवा
  Ramgarh = Ramgadh = रामगढ़
  Untari Road = Utari Road = उंटारी रोड = ऊंटारी रोड
  Chianki = Chiyanki = चियांकी
  Redma = रेड़मा = रेडमा
  Rehla = रेहला
  Shahpur = Sahpur = शाहपुर
  Sudna = सुदना
  Baralota = बारालोटा
  Rajhara = रजहरा
  Satbahini = सतबहिनी
  Lahlahe = लहलहे
  Loharsi = लोहरसी
  Pokhraha Khurd = पोखराहा खुर्द
  Tisibar Kalan = Tisibar Kala = तिसीबार कलां = तिसीबार कला
  Sigsigi = सिगसिगी
  Karkatta = करकट्टा
  Kajrat Nawadih = कजरात नावाडीह
  Kalapahad = कालापहाड़ = Kalapahaad
  Garhwa = Garwa = गढ़वा
  Latehar = लातेहार
  Betla = बेतला
  Koel = Koyal = कोयल
  Auranga = औरंगा
  Barwadih = बरवाडीह
  Palamu = Palamau = पलामू
  Jharkhand = झारखंड = झारखण्ड
  Ranchi = रांची = राँची
  Deoghar = Devghar = देवघर
  Narsinghpur = Narsingh Pur = नरसिंहपुर
`)

const KINDS_OF_PLACE = lines(`
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

const BANKS = lines(`
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

const SURNAMES_AND_NAMES = lines(`
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

/** Spellings no rule brings together; their skeletons still meet, which the fuzzy search uses. */
const ONLY_SKELETON = lines(`
  Japla = Japala
  dharmshala = dharmashala
  Kharagpur = Khargpur
  Rehla = Rehala
  Shiv = Shiva
  Chaudhary = Chaudhri
  Surendra = Surinder
  Vikas = Bikash = विकास
  Sah = Shah
  Champi = Chanpi = चांपी
  Dhobi = Dobi
  Kumari = Kumaree = Kmari
  Daltonganj = Daltngnj = Daltoongunj
  Chhechhauri = Chechori
  hospital = hosptal = hospitel
`)

const DIFFERENT: [string, string][] = [
  ['Jain', 'Jan'],
  ['Panki', 'Pandu'],
  ['Sah', 'Shah'],
  ['Patan', 'Pathan'],
  ['Dali', 'Dulhi'],
  ['mela', 'mala'],
  ['bank', 'bunk'],
  ['दाल', 'डाली'],
  ['kal', 'kala'],
  ['Rampur', 'Ramgarh'],
  ['822101', '822102'],
]

describe('usual spellings of one word fold to one form', () => {
  const tables = { TOWNS_AND_VILLAGES, KINDS_OF_PLACE, BANKS, SURNAMES_AND_NAMES }
  describe.each(Object.entries(tables))('%s', (_, table) => {
    test.each(table.map((spellings) => [spellings[0], spellings] as const))('%s', (_, spellings) => {
      expect(spellings.map((spelling) => `${spelling}: ${fold(spelling)}`)).toEqual(
        spellings.map((spelling) => `${spelling}: ${fold(spellings[0] ?? '')}`),
      )
    })
  })
})

describe('skeleton', () => {
  const bones = (text: string) => foldWords(text).map(skeleton).join(' ')

  test.each(ONLY_SKELETON.map((spellings) => [spellings[0], spellings] as const))('finds %s', (_, spellings) => {
    expect(new Set(spellings.map(bones)).size).toBe(1)
  })

  test.each([
    ['daltanganj', 'dltngnj'],
    ['apna', 'apn'],
    ['elektronik', 'ilktrnk'],
    ['ofis', 'ups'],
    ['822101', '822101'],
    ['বাজার', 'বাজার'],
    ['', ''],
  ])('%s is %s', (word, expected) => {
    expect(skeleton(word)).toBe(expected)
  })
})

test.each(DIFFERENT)('%s and %s stay apart', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

describe('fold', () => {
  it.each([
    ['  State Bank,  Main-Road (old)!  ', 'stat bank men road old'],
    ['Domino’s & Sons', 'dominas sons'],
    ['PIN ८२२१०१', 'pin 822101'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'ful vidth'],
    ['Café Crème', 'kaf krem'],
    ['राम। श्याम॥', 'ram shyam'],
    ['द\u200dवा\u200cई', 'davai'],
    ['R.K. Traders', 'rk tradars'],
    ['Nagar Nigam Medininagar', 'nagar nigam medininagar'],
    ['বাংলা', 'বল'],
    ['', ''],
    ['🙏 !!! —', ''],
  ])('%j is %j', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })

  it('folds what was typed so far to the beginning of the whole', () => {
    for (const word of ['Hotel', 'Daltonganj', 'Medininagar', 'Chhatarpur', 'Sharma', 'Kishore'])
      for (let typed = 3; typed < word.length; typed++)
        expect(fold(word).startsWith(fold(word.slice(0, typed)).slice(0, -1))).toBe(true)
  })

  const samples = [
    ...hostileStrings,
    ...Object.values({ TOWNS_AND_VILLAGES, KINDS_OF_PLACE, BANKS, SURNAMES_AND_NAMES }).flat(2),
    ...randomTexts(),
  ]

  it('changes nothing the second time', () => {
    const changed = samples.filter((text) => fold(fold(text)) !== fold(text))
    expect(changed).toEqual([])
  })

  it('answers only lower-case words with single spaces between', () => {
    const wrong = samples.filter((text) => !/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u.test(fold(text)) || fold(text) !== fold(text).toLowerCase()) // prettier-ignore
    expect(wrong).toEqual([])
  })

  it('reads and answers at most 2,000 characters, in bounded time', () => {
    const started = performance.now()
    for (const part of ['a', 'ab', 'ey', 'x', 'x ', 'क', 'क्ष', 'नगर', 'एसबी', 'a.', 'ﷺ', 'iyaeyo', 'ganj ', '𝐓'])
      expect(fold(part.repeat(100_000)).length).toBeLessThanOrEqual(2000)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('foldWords', () => {
  it('keeps each different word once, in order', () => {
    expect(foldWords('State bank, BANK of the state; बैंक')).toEqual(['stat', 'bank', 'of', 'the'])
  })
  it('stops at the limit', () => {
    expect(foldWords('1 2 3 4 5 6 7 8 9 10 11 12 13 14', 12)).toHaveLength(12)
  })
  it('has nothing for a text without words', () => {
    expect(foldWords(' … ')).toEqual([])
  })
})

/** The same 4,000 each time: Roman letters the rules care about, any Devanagari sign, and pieces of place names. */
function randomTexts(): string[] {
  let seed = 7
  const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % limit
  const roman = [...'aeiouyyhhcckkxqwvzsptdrnmgjb']
  const devanagari = Array.from({ length: 128 }, (_, i) => String.fromCharCode(0x900 + i))
  const pieces = ['ganj', 'pur', 'nagar', 'medini', 'haidar', 'garh', 'a', 'S.', 'b.', '’', ' ', '-', 'x', 'dalton']
  return [roman, devanagari, pieces, [...roman, ...devanagari, ' ']].flatMap((alphabet) =>
    Array.from({ length: 1000 }, () =>
      Array.from({ length: 1 + below(12) }, () => alphabet[below(alphabet.length)]).join(''),
    ),
  )
}
