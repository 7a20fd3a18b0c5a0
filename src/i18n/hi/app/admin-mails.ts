import type { adminMails as english } from '#i18n/en/app/admin-mails.ts'
import type { Words } from '#i18n/words.ts'

export const adminMails: Words<typeof english> = {
  lead: 'साइट जो ईमेल भेजती है, उन्हें देखें। नाम और बातें नमूने की हैं। रंग और साइट का नाम सेटिंग से आते हैं।',
  choose: 'ईमेल',
  kinds: {
    always: 'हमेशा जाते हैं',
    messages: 'मैसेज',
    inquiries: 'विज्ञापनों पर सवाल',
    enquiries: 'दुकानों से सवाल',
    listings: 'दुकानें और विज्ञापन',
    reviews: 'रिव्यू',
    campaigns: 'प्रचार',
    adSummary: 'हफ़्ते का हिसाब',
  },
  ways: { html: 'सजा हुआ', text: 'सादा' },
  wayLabel: 'कैसा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
  languageLabel: 'भाषा',
  frame: (subject) => `ईमेल: ${subject}`,
  test: 'मुझे भेजें',
  testing: 'भेज रहे हैं...',
  sent: (to) => `${to} पर एक ईमेल भेज रहे हैं।`,
  failed: 'ईमेल नहीं जा पाया।',
}
