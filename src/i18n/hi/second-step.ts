import type { secondStep as english } from '#i18n/en/second-step.ts'
import type { Words } from '#i18n/words.ts'

export const secondStep: Words<typeof english> = {
  title: 'दोहरी सुरक्षा',
  codeText: 'कोड वाले ऐप का कोड लिखें।',
  passkeyText: 'अपनी पासकी लगाएँ।',
  mailTitle: 'अपना ईमेल देखें',
  mailText:
    'कोई इस खाते का पासवर्ड भाँपने की कोशिश कर रहा है, इसलिए नए फ़ोन या कंप्यूटर पर कोड चाहिए। ' +
    'आपका पासवर्ड सही है तो हमने ईमेल पर कोड भेजा है।',
  mailCode: 'ईमेल में आया कोड',
  mailHint: '6 अंक। एक मिनट में ईमेल न आए तो स्पैम फ़ोल्डर देखें, या पासवर्ड जाँच लें।',
  code: 'ऐप का कोड या बचाव कोड',
  recovery: 'बचाव कोड',
  recoveryHint: 'फ़ोन खो गया? अपना कोई बचाव कोड लिखें।',
  submit: 'लॉग इन करें',
  passkey: 'पासकी से लॉग इन करें',
  enter: 'कोड लिखें',
  resend: 'कोड फिर भेजें',
  resent: 'आपका पासवर्ड सही है तो नया कोड भेज दिया है।',
  back: 'शुरू से करें',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
}
