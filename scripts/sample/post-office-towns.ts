import { townOfPincode } from './palamu-towns.ts'

/**
 * A PIN code often serves villages of several blocks. These offices are put under the centre of the
 * block their village lies in; all others stay with the town of their PIN code. Names are as
 * `formatOfficeName` gives them.
 */
const blockTowns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '822110': {
    Ramgarh:
      'Ramgarh, Bansdih Khurd, Bedma Babhandih, Benidih, Chorhat, Datam, Hutar, Kundpani, ' +
      'Margara, Musurmu, Nawadih S, Sarja-2, Uldanda',
    'Nawa Bazar': 'Rajhara Railway Station',
  },
  '822113': {
    'Nawadiha Bazar':
      'Nawadiha Bazar, Dagra, Gulabjhari, Karkatta, Khairadohar, Lalgarha, Namudag, Shahpur, ' +
      'Saraidih, Taridih',
    Pipra: 'Pipra, Babhandih, Bishunpur, Chaparwar, Sakaldipa',
    Hariharganj: 'Dhakcha, Kharagpur, Pachmo, Sarsot',
    'Nawa Bazar': 'Nawa Bazar, Sohdag Khurd',
  },
  '822115': { Mohammadganj: 'Kosiara, Pansa' },
  '822116': { 'Untari Road': 'Untari Road, Joga Jamdiha, Karkatta', Chhatarpur: 'Latheya' },
  '822118': {
    Tarhasi:
      'Tarhasi, Arka, Goindi, Gurha, Kazi Pakri, Pathakpagar, Selari, Sildiliya, Tariya, Udaipura',
    Panki: 'Ashehar, Sagalim',
    Satbarwa: 'Champi, Ghotua',
    Daltonganj: 'Jamune, Rajwadih',
  },
  '822122': { Tarhasi: 'Baliari' },
  '822123': {
    Manatu:
      'Manatu, Apti, Chak, Dumri, Kedal, Maghouli, Nagad, Naudiha, Padma, Rajkheta, Rangeya, ' +
      'Sildiliya Khurd, Tilo',
    Padwa: 'Chhechhauri, Kajri, Lami Patra, Murma',
  },
  '822124': {
    Pandu: 'Pandu',
    Padwa: 'Padwa, Gari',
    'Nawa Bazar': 'Basna, Kanda, Radba, Rajhara Colliery, Tukbera',
  },
  '822126': { Daltonganj: 'Jhabar, Lahlahe, Polpol', Patan: 'Sikki Kala' },
  '822132': {
    Pandu: 'Bhatwaliya, Dala Kala, Fulia, Kajru Kala, Kutmu, Musikhap, Ratnag, Sildilli, Tisibar',
    Hussainabad: 'Mahudand',
    'Untari Road': 'Murma Kala',
  },
}

const townOfOffice = new Map(
  Object.entries(blockTowns).flatMap(([pincode, towns]) =>
    Object.entries(towns).flatMap(([town, offices]) =>
      offices.split(', ').map((office) => [`${office} ${pincode}`, town] as const),
    ),
  ),
)

/** The town an office is listed under, or nothing when its PIN code is not Palamu's. */
export function getOfficeTown(name: string, pincode: string): string | undefined {
  return townOfOffice.get(`${name} ${pincode}`) ?? townOfPincode[pincode]
}

/** The entries of the table above that match none of the offices read, i.e. mistakes in it. */
export function findUnusedTowns(offices: readonly string[]): string[] {
  return [...townOfOffice.keys()].filter((key) => !offices.includes(key))
}
