/** What answers above search results say in English, in Hindi: their sources and short values. */
export const searchAnswers: Readonly<Record<string, string>> = {
  'District guide': 'ज़िले की जानकारी',
  Blog: 'ब्लॉग',
  'Straight-line distance from your location': 'आपकी जगह से सीधी दूरी',
  'All India PIN Code Directory of India Post': 'भारतीय डाक की पिन कोड सूची',
  'Not found in our PIN codes for this state': 'इस राज्य के हमारे पिन कोड में नहीं मिला',
}
