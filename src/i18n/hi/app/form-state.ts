import type { formState as english } from '#i18n/en/app/form-state.ts'
import type { Words } from '#i18n/words.ts'

export const formState: Words<typeof english> = {
  close: 'बंद करें',
  leaveTitle: 'बिना भेजे जाएँ?',
  leaveText: 'आपका लिखा इस फ़ोन या कंप्यूटर पर 30 दिन रहेगा।',
  leave: 'जाएँ',
  stay: 'रुकें',
  summary: (count) => `${count} जगह गलती है, देख लें`,
}
