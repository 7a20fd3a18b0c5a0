import type { ErrorCode } from '#contract/errors.ts'

/** What is said of a refusal whose sentence is not known: one text for each code. */
export const REFUSALS_BY_CODE: Record<ErrorCode, string> = {
  BAD_JSON: 'जानकारी ठीक से नहीं पहुँची। फिर कोशिश करें।',
  INVALID_INPUT: 'कुछ जानकारी सही नहीं है।',
  LINK_INVALID: 'यह लिंक अधूरा है, पुराना है या चल चुका है।',
  BAD_CREDENTIALS: 'ईमेल या पासवर्ड गलत है।',
  NOT_SIGNED_IN: 'आगे बढ़ने के लिए लॉग इन करें।',
  TOKEN_EXPIRED: 'आप लॉग आउट हो गए हैं। फिर लॉग इन करें।',
  CONFIRM_NEEDED: 'पक्का करें कि यह आप ही हैं।',
  NEW_PASSWORD_NEEDED: 'एडमिन का काम करने से पहले नया पासवर्ड बनाएँ।',
  SECOND_FACTOR_NEEDED: 'एडमिन के लिए दोहरी सुरक्षा ज़रूरी है। अपनी प्रोफ़ाइल में चालू करें।',
  FORBIDDEN: 'आपको इसकी इजाज़त नहीं है।',
  ORIGIN_NOT_ALLOWED: 'इस वेबसाइट से यह नहीं हो सकता।',
  ACCOUNT_INACTIVE: 'यह खाता बंद कर दिया गया है।',
  NUMBER_SILENT:
    'इस खाते का 90 दिन से इस्तेमाल नहीं हुआ, और नंबर किसी और को मिल जाते हैं। ईमेल या पासकी से लॉग इन करें, ' +
    'या हमसे जाँच करवाएँ।',
  REGISTRATION_CLOSED: 'नए खाते अभी नहीं बन रहे हैं।',
  NOT_FOUND: 'यह नहीं मिला।',
  METHOD_NOT_ALLOWED: 'इस पते पर यह नहीं हो सकता।',
  TOO_SLOW: 'अपलोड बहुत धीमा था। अच्छे नेट पर फिर कोशिश करें।',
  NOT_POSSIBLE: 'अभी जो हालत है, उसमें यह नहीं हो सकता।',
  NO_RECIPIENT: 'मैसेज नहीं गया: अभी कोई ले नहीं सकता।',
  CHANGED_MEANWHILE: 'इस बीच किसी और ने इसे बदल दिया है। पेज फिर खोलें।',
  MOBILE_TAKEN: 'इस नंबर से दूसरे खाते में लॉग इन होता है। पहले उस खाते से नंबर हटाएँ, या हमसे पूछें।',
  EMAIL_TAKEN: 'इस ईमेल से खाता पहले से है।',
  ALREADY_REVIEWED: 'आप इस जगह का रिव्यू लिख चुके हैं। एक जगह का एक ही रिव्यू लिख सकते हैं।',
  TOO_LARGE: 'यह बहुत बड़ा है।',
  NOT_JSON: 'जानकारी ठीक से नहीं पहुँची। फिर कोशिश करें।',
  NOT_MULTIPART: 'जानकारी ठीक से नहीं पहुँची। फिर कोशिश करें।',
  TOO_MANY_REQUESTS: 'बहुत बार कोशिश हुई। थोड़ी देर बाद करें।',
  NO_MESSAGES_LEFT: 'आज और SMS नहीं भेजे जा सकते। ईमेल या पासकी से लॉग इन करें, या कल फिर कोशिश करें।',
  INTERNAL: 'हमारे यहाँ कुछ गड़बड़ हो गई। थोड़ी देर बाद करें।',
  UNAVAILABLE: 'साइट शुरू हो रही है या उस पर काम चल रहा है। थोड़ी देर बाद करें।',
}

/** What is said of a field whose sentence is not known. */
export const WRONG_FIELD = 'यह सही नहीं है। देखकर ठीक करें।'

/** The sentences of the codes themselves, for answers that tell why a part of them was refused. */
export const CODES_OF_SENTENCES: Readonly<Record<string, ErrorCode>> = {
  'The request is not valid JSON.': 'BAD_JSON',
  'Some values are not valid.': 'INVALID_INPUT',
  'This link is incomplete, expired or already used.': 'LINK_INVALID',
  'Email or password is incorrect.': 'BAD_CREDENTIALS',
  'Please login to continue.': 'NOT_SIGNED_IN',
  'Your session has ended. Please login again.': 'TOKEN_EXPIRED',
  'Please confirm it’s you.': 'CONFIRM_NEEDED',
  'Please choose a new password before you use the admin area.': 'NEW_PASSWORD_NEEDED',
  'Administrators must use two-step verification. Please set it up in your profile.':
    'SECOND_FACTOR_NEEDED',
  'Access denied.': 'FORBIDDEN',
  'Requests from this website are not accepted.': 'ORIGIN_NOT_ALLOWED',
  'This account has been deactivated.': 'ACCOUNT_INACTIVE',
  'New registrations are closed.': 'REGISTRATION_CLOSED',
  ['This account was not used for 90 days, and numbers change hands. Log in with your email or a ' +
  'passkey, or ask us to check it.']: 'NUMBER_SILENT',
  'Another account logs in with this number. Log in there and remove it first, or ask us.':
    'MOBILE_TAKEN',
  'No more text messages can be sent today. Log in with email or a passkey, or try again tomorrow.':
    'NO_MESSAGES_LEFT',
  'Not found.': 'NOT_FOUND',
  'This address does not accept that method.': 'METHOD_NOT_ALLOWED',
  'The upload was too slow. Please try again on a better connection.': 'TOO_SLOW',
  'This is not possible with its current status.': 'NOT_POSSIBLE',
  'Not sent: no one can receive it right now.': 'NO_RECIPIENT',
  'Someone else changed this. Please reload and try again.': 'CHANGED_MEANWHILE',
  'An account with this email already exists.': 'EMAIL_TAKEN',
  'You have already reviewed this business. You can only submit one review per business.':
    'ALREADY_REVIEWED',
  'The request is too large.': 'TOO_LARGE',
  'Send the request as application/json.': 'NOT_JSON',
  'Send the request as multipart/form-data.': 'NOT_MULTIPART',
  'Too many attempts. Please try again later.': 'TOO_MANY_REQUESTS',
  'Something went wrong on our side. Please try again later.': 'INTERNAL',
  'The service is starting or under maintenance. Please try again shortly.': 'UNAVAILABLE',
}
