import type { translateCsvHead as english } from '#i18n/en/app/csv-heads.ts'
import { CSV_HEADS, type CsvHeads } from '#shared/view/csv-heads.ts'

export const HINDI_CSV_HEADS: CsvHeads = {
  audit: ['कब (भारत का समय)', 'किसने', 'ईमेल', 'क्या किया', 'किसमें', 'नंबर', 'ब्योरा'],
  days: [
    ...['तारीख', 'बार देखा गया', 'कॉल', 'WhatsApp', 'रास्ता'],
    ...['वेबसाइट', 'सेव', 'शेयर', 'मैसेज'],
  ],
  searches: ['क्या खोजा', 'बार देखा गया'],
  campaign: [
    ...['तारीख', 'बार दिखा', 'पूरा दिखा', 'क्लिक', 'जिन क्लिक के पैसे नहीं लगे'],
    ...['क्लिक दर %', 'खर्च हुआ', 'एक क्लिक का दाम'],
  ],
  clicks: [...['कब (भारत का समय)', 'प्रचार', 'जगह', 'पेज', 'शहर'], ...['नतीजा', 'रकम', 'वापस']],
  changes: ['फ़ाइल की लाइन', 'नंबर', 'नाम', 'खाना', 'पहले', 'बाद में'],
  rejected: ['फ़ाइल की लाइन', 'क्या गलत है'],
}

export const translateCsvHead: typeof english = (csv) => {
  const end = csv.indexOf('\r\n')
  const head = csv.slice(0, end)
  for (const [name, cells] of Object.entries(HINDI_CSV_HEADS)) {
    const english = CSV_HEADS[name as keyof CsvHeads].join(',')
    if (head.endsWith(english))
      return head.slice(0, -english.length) + cells.join(',') + csv.slice(end)
  }
  return csv
}
