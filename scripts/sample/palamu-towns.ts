/**
 * The towns of Palamu that have a page: the centres of its 21 blocks, and Rehla, which has its own
 * sub post office. `headquarters` is the block's name in the boundary file, where the point is
 * taken from.
 */
export const palamuTowns: readonly PalamuTown[] = [
  {
    city: 'Daltonganj',
    pincode: '822101',
    headquarters: 'Medininagar(Daltonganj)',
    aliases: ['Medininagar', 'Medini Nagar', 'Daltenganj', 'Daltanganj', 'मेदिनीनगर', 'डाल्टनगंज'],
  },
  {
    city: 'Hussainabad',
    pincode: '822116',
    headquarters: 'Hussainabad',
    aliases: ['Japla', 'Husainabad', 'जपला'],
  },
  {
    city: 'Chhatarpur',
    pincode: '822113',
    headquarters: 'Chhatarpur',
    aliases: ['Chattarpur', 'Chhattarpur'],
  },
  {
    city: 'Hariharganj',
    pincode: '822131',
    headquarters: 'Hariharganj',
    aliases: ['Harihar Ganj'],
  },
  {
    city: 'Bishrampur',
    pincode: '822132',
    headquarters: 'Bishrampur',
    aliases: ['Vishrampur', 'विश्रामपुर'],
  },
  { city: 'Rehla', pincode: '822124', aliases: ['Rehala', 'Garhwa Road'] },
  { city: 'Panki', pincode: '822122', headquarters: 'Panki', aliases: ['पाँकी'] },
  { city: 'Patan', pincode: '822123', headquarters: 'Patan', aliases: [] },
  { city: 'Chainpur', pincode: '822110', headquarters: 'Chainpur', aliases: ['Raj Chainpur'] },
  {
    city: 'Lesliganj',
    pincode: '822118',
    headquarters: 'Nilambar-Pitambarpur(Lesliganj)',
    aliases: ['Nilambar-Pitambarpur', 'Leslieganj', 'नीलांबर-पीतांबरपुर'],
  },
  { city: 'Satbarwa', pincode: '822126', headquarters: 'Satbarwa', aliases: ['Satbarva'] },
  {
    city: 'Mohammadganj',
    pincode: '822120',
    headquarters: 'Mohammad Ganj',
    aliases: ['Mohammad Ganj', 'Muhammadganj', 'मोहम्मद गंज'],
  },
  {
    city: 'Haidarnagar',
    pincode: '822115',
    headquarters: 'Haidernagar*',
    aliases: ['Haidernagar', 'Hydernagar'],
  },
  { city: 'Pandu', pincode: '822124', headquarters: 'Pandu', aliases: [] },
  { city: 'Manatu', pincode: '822123', headquarters: 'Manatu', aliases: [] },
  { city: 'Tarhasi', pincode: '822118', headquarters: 'Tarhasi', aliases: [] },
  {
    city: 'Nawa Bazar',
    pincode: '822113',
    headquarters: 'Nawa Bazar',
    aliases: ['Nawabazar', 'नावाबाजार'],
  },
  { city: 'Padwa', pincode: '822124', headquarters: 'Padwa', aliases: ['Pandwa', 'Padwa Mod'] },
  { city: 'Pipra', pincode: '822113', headquarters: 'Pipra', aliases: [] },
  {
    city: 'Nawadiha Bazar',
    pincode: '822113',
    headquarters: 'Nawadiha Bazar/Nawadiha*',
    aliases: ['Naudiha Bazar', 'Nawadiha', 'नवडीहा बाजार'],
  },
  {
    city: 'Untari Road',
    pincode: '822116',
    headquarters: 'Untari Road',
    aliases: ['Utari Road', 'Untare Road', 'ऊंटारी रोड'],
  },
  { city: 'Ramgarh', pincode: '822110', aliases: ['Ramgarh Palamu'] },
]

/**
 * A town as written by hand: its PIN code, its block in the boundary file, and other names people
 * type.
 */
export type PalamuTown = { city: string; pincode: string; headquarters?: string; aliases: string[] }

/** The town of each PIN code: the place of the sub post office that serves it. */
export const townOfPincode: Readonly<Record<string, string>> = {
  '822101': 'Daltonganj',
  '822102': 'Daltonganj',
  '822110': 'Chainpur',
  '822113': 'Chhatarpur',
  '822115': 'Haidarnagar',
  '822116': 'Hussainabad',
  '822117': 'Hussainabad',
  '822118': 'Lesliganj',
  '822120': 'Mohammadganj',
  '822122': 'Panki',
  '822123': 'Patan',
  '822124': 'Rehla',
  '822126': 'Satbarwa',
  '822131': 'Hariharganj',
  '822132': 'Bishrampur',
}
