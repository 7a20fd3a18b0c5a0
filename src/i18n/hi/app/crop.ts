import type { crop as english } from '#i18n/en/app/crop.ts'
import type { Words } from '#i18n/words.ts'

export const crop: Words<typeof english> = {
  hint: 'फ़ोटो खिसकाएँ, या कीबोर्ड के तीर दबाएँ। बड़ा-छोटा करने के लिए + या − दबाएँ।',
  area: 'कितना रखना है',
  zoom: 'बड़ा करें',
  close: 'बंद करें',
  cancel: 'रहने दें',
  sending: (percent) => `अपलोड हो रहा है... ${percent}%`,
}
