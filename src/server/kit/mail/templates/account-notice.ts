import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { formatDate } from '#i18n/en/dates.ts'

export type AccountNoticeKind =
  | 'new-email-asked'
  | 'email-changed'
  | 'password-changed'
  | 'authenticator-on'
  | 'authenticator-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'deletion-asked'
  | 'deletion-called-off'
  | 'deactivated'
  | 'activated'
  | 'role-changed'
  | 'helper-made'
  | 'helper-ended'
  | 'account-removed'
  | 'account-erased'
  | 'mobile-restored'
  | 'number-asked'
  | 'number-opened'
type Texts = Record<AccountNoticeKind, { subject: string; text: string }>

/** Tells the owner what happened to the account. */
const EVENTS: Record<MailLanguage, Texts> = {
  en: {
    'new-email-asked': {
      subject: 'Email address change requested',
      text:
        'Someone logged in to your account asked to change its email address. Your current ' +
        'address stays until the new one is confirmed.',
    },
    'email-changed': {
      subject: 'Your email address was changed',
      text:
        'Your account now uses another email address. This address is no longer linked to ' + 'it.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and all other devices were logged out.',
    },
    'authenticator-on': {
      subject: 'Two-step verification is on',
      text: 'An authenticator app was added to your account. You now need its code to log in.',
    },
    'authenticator-off': {
      subject: 'Authenticator app removed',
      text: 'The authenticator app was removed from your account.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account. It can be used to log in.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: 'A passkey was removed from your account.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      text: 'Someone logged in with one of your recovery codes. That code no longer works.',
    },
    'recovery-codes-made': {
      subject: 'New recovery codes',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    'deletion-asked': {
      subject: 'Your account will be deleted',
      text:
        'We received a request to delete your account. Log in before this date to cancel ' + 'it.',
    },
    'deletion-called-off': {
      subject: 'Account deletion cancelled',
      text: 'You logged in, so your account will not be deleted. Nothing has changed.',
    },
    deactivated: {
      subject: 'Your account was deactivated',
      text:
        'An administrator deactivated your account. You are logged out and cannot log in. ' +
        'Contact us if you think this is a mistake.',
    },
    activated: {
      subject: 'Your account was reactivated',
      text: 'An administrator reactivated your account. You can log in again.',
    },
    'role-changed': {
      subject: 'Your account role was changed',
      text: 'An administrator changed the role of your account. Please log in again.',
    },
    'helper-made': {
      subject: 'You can now call businesses for us',
      text:
        'An administrator made you a helper. In your account there is now a list of businesses ' +
        'to call, where you add what they tell you.',
    },
    'helper-ended': {
      subject: 'You are no longer a helper',
      text: 'An administrator ended your access to the call list. What you added stays.',
    },
    'mobile-restored': {
      subject: 'Your mobile number is back',
      text:
        'The change of your mobile number was undone. Your account was logged out everywhere. If ' +
        'you did not do this, set a new password.',
    },
    'number-asked': {
      subject: 'Someone asks to open your account',
      text:
        'Someone who has your mobile number asks our team to open your account, which was not ' +
        'used for a long time. Log in with your email to stop this.',
    },
    'number-opened': {
      subject: 'Your mobile number logs in again',
      text: 'Our team opened your account again for logins with your mobile number.',
    },
    'account-removed': {
      subject: 'Your account was deleted',
      text: 'An administrator deleted your account. This is our last email about it.',
    },
    'account-erased': {
      subject: 'Your account was deleted',
      text:
        'Your account and its data were deleted, as you requested. This is our last email ' +
        'about it.',
    },
  },
  hi: {
    'new-email-asked': {
      subject: 'नया ईमेल पता माँगा गया है',
      text:
        'किसी ने, जो आपके खाते में लॉग इन है, खाते के लिए दूसरा ईमेल पता माँगा है। जब तक नए पते की ' +
        'यह पता पक्का नहीं होता, आपका पता वही रहेगा।',
    },
    'email-changed': {
      subject: 'आपका ईमेल पता बदल दिया गया है',
      text: 'आपके खाते का ईमेल पता अब दूसरा है। यह पता अब उसका नहीं है।',
    },
    'password-changed': {
      subject: 'आपका पासवर्ड बदल दिया गया है',
      text: 'आपके खाते का पासवर्ड बदला गया है, और बाकी सभी फ़ोन और कंप्यूटर से लॉग आउट कर दिया गया है।',
    },
    'authenticator-on': {
      subject: 'लॉग इन पर अब कोड पूछा जाएगा',
      text: 'एक कोड वाला ऐप जोड़ा गया है: अब से लॉग इन करने पर उसका कोड पूछा जाएगा।',
    },
    'authenticator-off': {
      subject: 'लॉग इन पर अब कोड नहीं पूछा जाएगा',
      text: 'आपके खाते से कोड वाला ऐप हटा दिया गया है।',
    },
    'passkey-added': {
      subject: 'एक पासकी जोड़ी गई है',
      text: 'आपके खाते में एक पासकी जोड़ी गई है: लॉग इन करते समय उसका इस्तेमाल किया जा सकता है।',
    },
    'passkey-removed': {
      subject: 'एक पासकी हटाई गई है',
      text: 'आपके खाते से एक पासकी हटा दी गई है।',
    },
    'recovery-code-used': {
      subject: 'एक बचाव कोड का इस्तेमाल हुआ है',
      text: 'किसी ने आपके एक बचाव कोड से लॉग इन किया है। वह कोड दोबारा काम नहीं करेगा।',
    },
    'recovery-codes-made': {
      subject: 'नए बचाव कोड',
      text: 'आपके खाते के लिए नए बचाव कोड बनाए गए हैं। पहले वाले कोड अब काम नहीं करते।',
    },
    'deletion-asked': {
      subject: 'आपका खाता हटा दिया जाएगा',
      text: 'आपका खाता हटाने को कहा गया है। उसे रखना हो, तो उस दिन से पहले लॉग इन करें।',
    },
    'deletion-called-off': {
      subject: 'आपका खाता बना रहेगा',
      text: 'आपने लॉग इन किया, इसलिए आपका खाता नहीं हटाया जाएगा। सब कुछ पहले जैसा है।',
    },
    deactivated: {
      subject: 'आपका खाता बंद कर दिया गया है',
      text:
        'एक एडमिन ने आपका खाता बंद कर दिया है। आपको सब जगह से लॉग आउट कर दिया गया है, और आप लॉग इन ' +
        'नहीं कर सकते। अगर आपको लगता है कि यह गलती है, तो हमें लिखें।',
    },
    activated: {
      subject: 'आपका खाता फिर से चालू है',
      text: 'एक एडमिन ने आपका खाता चालू कर दिया है। आप फिर से लॉग इन कर सकते हैं।',
    },
    'role-changed': {
      subject: 'आपके खाते के अधिकार बदल गए हैं',
      text: 'एक एडमिन ने बदला है कि आपका खाता क्या कर सकता है। फिर से लॉग इन करें।',
    },
    'helper-made': {
      subject: 'अब आप हमारे लिए दुकानों को कॉल कर सकते हैं',
      text:
        'एक एडमिन ने आपको मददगार बनाया है। आपके खाते में अब उन दुकानों की सूची है जिन्हें कॉल करना है। ' +
        'जो वे बताएँ, उसे वहीं लिखें।',
    },
    'helper-ended': {
      subject: 'अब आप मददगार नहीं हैं',
      text: 'एक एडमिन ने कॉल की सूची बंद कर दी है। जो आपने लिखा था, वह बना रहेगा।',
    },
    'mobile-restored': {
      subject: 'आपका मोबाइल नंबर लौट आया है',
      text:
        'मोबाइल नंबर का बदलाव वापस ले लिया गया है। आपके खाते से सब जगह लॉग आउट हो गया है। अगर यह आपने ' +
        'नहीं किया, तो नया पासवर्ड बनाएँ।',
    },
    'number-asked': {
      subject: 'कोई आपका खाता खुलवाना चाहता है',
      text:
        'जिसके पास आपका मोबाइल नंबर है, वह हमारी टीम से आपका खाता खुलवाना चाहता है, क्योंकि खाता बहुत ' +
        'दिनों से इस्तेमाल नहीं हुआ। इसे रोकने के लिए अपने ईमेल से लॉग इन करें।',
    },
    'number-opened': {
      subject: 'मोबाइल नंबर से फिर लॉग इन होगा',
      text: 'हमारी टीम ने मोबाइल नंबर से लॉग इन के लिए आपका खाता फिर खोल दिया है।',
    },
    'account-removed': {
      subject: 'आपका खाता हटा दिया गया है',
      text: 'एक एडमिन ने आपका खाता हटा दिया है। इसके बारे में यह आखिरी मेल है।',
    },
    'account-erased': {
      subject: 'आपका खाता हटा दिया गया है',
      text: 'जैसा आपने चाहा था, आपका खाता और उससे जुड़ी चीज़ें हटा दी गई हैं। इसके बारे में यह आखिरी मेल है।',
    },
  },
}

/** What no owner did. */
const BY_ADMIN = new Set<AccountNoticeKind>([
  'deactivated',
  'activated',
  'role-changed',
  'helper-made',
  'helper-ended',
  'account-removed',
])

type Values = { event: AccountNoticeKind; url: string; day?: string }

/** Tells the owner of an account what happened to it; sent at once, whatever they chose. */
export const accountNotice: MailTemplate<Values> = {
  name: 'account-notice',
  sample: (url) => ({ event: 'authenticator-on', url }),
  en: ({ event, url, day }, { siteName }) => ({
    subject: `${siteName}: ${EVENTS.en[event].subject}`,
    hindi: 'आपके खाते के बारे में सूचना',
    paragraphs: [
      EVENTS.en[event].text,
      ...(BY_ADMIN.has(event) ? [] : ['If this was you, you don’t need to do anything.']),
    ],
    ...(day ? { facts: [{ label: 'Date', value: formatDate(day) }] } : {}),
    button: {
      text: event === 'email-changed' ? 'This wasn’t me' : 'View your account',
      href: url,
    },
    ...(BY_ADMIN.has(event)
      ? {}
      : { after: ['If this wasn’t you, change your password and log out of all devices.'] }),
  }),
  hi: ({ event, url, day }, { siteName }) => ({
    subject: `${siteName}: ${EVENTS.hi[event].subject}`,
    paragraphs: [
      EVENTS.hi[event].text,
      ...(BY_ADMIN.has(event) ? [] : ['अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।']),
    ],
    ...(day ? { facts: [{ label: 'दिन', value: formatHindiDate(day) }] } : {}),
    button: {
      text: event === 'email-changed' ? 'यह मैंने नहीं किया' : 'अपना खाता देखें',
      href: url,
    },
    ...(BY_ADMIN.has(event)
      ? {}
      : { after: ['अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और सब जगह से लॉग आउट करें।'] }),
  }),
}
