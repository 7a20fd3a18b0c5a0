import type { toldFacts as english } from '#i18n/en/app/told-facts.ts'
import type { Words } from '#i18n/words.ts'

export const toldFacts: Words<typeof english> = {
  title: 'दूसरों ने बताया',
  intro: 'हमारी टीम ने इसे जाँचा है। कुछ गलत हो तो उसे वापस लें: फिर वही दिखेगा जो पहले लिखा था।',
  takeBack: 'वापस लें',
  names: {
    phone: 'फ़ोन नंबर',
    hours: 'खुलने का समय',
    point: 'मैप पर जगह',
    photo: 'फ़ोटो',
  },
}
