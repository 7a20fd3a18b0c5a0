/** What a request for names adds to its query, to have them in the language of the page. */
export const inPageLanguage: { language?: 'en' | 'hi' } = {}
