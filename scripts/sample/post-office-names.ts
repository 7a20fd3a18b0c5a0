/**
 * Names put right by hand, by the name in the directory (its BO, SO or HO left off). The rest are
 * only title-cased.
 */
const corrected: Readonly<Record<string, string>> = {
  'Belwatikar Nd': 'Belwatikar',
  Rehala: 'Rehla',
  'Raj Chainpur': 'Chainpur',
  'Haidar Nagar': 'Haidarnagar',
  'Harihar Ganj Palamau': 'Hariharganj',
  'Mohammad Ganj': 'Mohammadganj',
  'Panki Palamau': 'Panki',
  'Patan Palamau': 'Patan',
  'Bishrampur Palamau': 'Bishrampur',
  'Japla C F': 'Japla Cement Factory',
  'Daltonganj Kutchary': 'Daltonganj Kutchery',
  'I E Sudna': 'I.E. Sudna',
  'Utari Road': 'Untari Road',
  'Naudiha Bazar': 'Nawadiha Bazar',
  'Rajhara RS': 'Rajhara Railway Station',
  Pandwa: 'Padwa',
  Chiyanki: 'Chianki',
  'Narsingh Pur': 'Narsinghpur',
  Bilashpur: 'Bilaspur',
  Sahpur: 'Shahpur',
  'Nawa Garh-2': 'Nawagarh-2',
  KajruKala: 'Kajru Kala',
  DaruaBeni: 'Darua Beni',
  'Joga jamdiha': 'Joga Jamdiha',
  jamua: 'Jamua',
  Poldihjagdishpur: 'Poldih Jagdishpur',
  Sohdagkhurd: 'Sohdag Khurd',
  Kumikalan: 'Kumi Kalan',
  Kadalkurmi: 'Kadal Kurmi',
  Kabrakhurd: 'Kabra Khurd',
  Basariakala: 'Basaria Kala',
  Baidakala: 'Baida Kala',
  Kankekala: 'Kanke Kala',
  Dalakala: 'Dala Kala',
  Thakuraidabra: 'Thakurai Dabra',
  'Silidliya Khurd': 'Sildiliya Khurd',
  'Taleya Babhadih': 'Taleya Babhandih',
}

/** The directory's name without its kind ("BO", "B.O", "SO", "HO"), which has its own column. */
export function stripOfficeType(office: string): string {
  return office
    .replace(/\b(B\.?O|S\.?O|H\.?O)\b\.?/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The name of an office as people write it, without "Post Office". */
export function formatOfficeName(office: string): string {
  const bare = stripOfficeType(office)
  return corrected[bare] ?? bare
}
