import type { mapWaiting as english } from '#i18n/en/map-waiting.ts'
import type { Words } from '#i18n/words.ts'

export const mapWaiting: Words<typeof english> = {
  loading: 'मैप खुल रहा है...',
  failed: 'मैप नहीं खुल पाया।',
  retry: 'फिर कोशिश करें',
}
