import { describe, expect, test } from 'vitest'
import { getCurrentDistrictName } from '#server/businesses/import/district-names.ts'
import { foldText } from '#shared/text/fold.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import { parseSpellings } from '../unit/local-words.ts'

const TOWNS_AND_VILLAGES = parseSpellings(`
  Daltonganj = Daltenganj = daltanganj = DALTON GANJ = Daltangunj
  Daltonganj = डाल्टनगंज = डालटनगंज = डाल्टन गंज = डाल्टेनगंज
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

describe('usual spellings of a town or village of Palamu fold to one form', () => {
  test.each(TOWNS_AND_VILLAGES.map((spellings) => [spellings[0], spellings] as const))(
    '%s',
    (_, spellings) => {
      expect(spellings.map((spelling) => `${spelling}: ${foldText(spelling)}`)).toEqual(
        spellings.map((spelling) => `${spelling}: ${foldText(spellings[0] ?? '')}`),
      )
    },
  )
})

test.each([
  ['PURBI SINGHBHUM', 'East Singhbhum'],
  ['East Singhbum', 'East Singhbhum'],
  ['PAKAUR', 'Pakur'],
  ['Palamau', 'Palamu'],
])('the district %s of a file is %s today', (text, name) => {
  expect(getCurrentDistrictName(text)).toBe(name)
})

test.each([
  ['+916562231206', '06562 231 206'],
  ['+916512233445', '0651 223 3445'],
])('%s is written with the code of its town: %s', (e164, text) => {
  expect(formatPhone(e164)).toBe(text)
})
