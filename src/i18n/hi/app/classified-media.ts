import type { classifiedMedia as english } from '#i18n/en/app/classified-media.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedMedia: Words<typeof english> = {
  mainImages: 'मुख्य फ़ोटो',
  mainImagesHint: 'विज्ञापन में सबसे पहले दिखेंगी। बड़ी फ़ोटो अपलोड से पहले छोटी की जाती हैं।',
  featured: 'पहली',
  mostMain: 'ज़्यादा से ज़्यादा 5 मुख्य फ़ोटो',
  additionalImages: 'और फ़ोटो',
  additionalImagesHint: 'बारीकियाँ, खरोंच, बिल और साथ का सामान दिखाएँ।',
  mostAdditional: 'ज़्यादा से ज़्यादा 5 और फ़ोटो',
  video: 'वीडियो',
  videoHint: 'नेट कट जाए तो अपलोड वहीं से आगे चल सकता है। पेज फिर से खोलें तो वही फ़ाइल फिर चुनें।',
  videoChoose: 'वीडियो चुनें',
  videoMost: 'MP4 या WebM, 100 MB तक',
  videoLetGo: 'यहाँ छोड़ें',
  onlyVideo: 'वीडियो की फ़ाइल चुनें',
  largeVideo: 'वीडियो 100 MB से छोटा होना चाहिए',
  videoSending: (percent) => `अपलोड हो रहा है... ${percent}%`,
  videoProgress: 'वीडियो कितना अपलोड हुआ',
  videoAgain: 'आगे चलाएँ',
  videoRemove: 'वीडियो हटाएँ',
  videoFailed: 'नेट कट गया। आगे भेजने के लिए “आगे चलाएँ” दबाएँ।',
}
