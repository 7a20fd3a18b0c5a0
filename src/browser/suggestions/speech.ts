/* The phone's own speech input, where the browser has one: many find speaking easier than
   typing. */

type Recognition = {
  lang: string
  start(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
}
type WithSpeech = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

const recogniser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithSpeech
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this is a phone or tablet whose browser can listen. */
export const supportsSpeech = (): boolean =>
  recogniser() !== undefined && matchMedia('(pointer: coarse)').matches

/**
 * Listens to one sentence in a language (`hi-IN`, `en-IN`); null if nothing was understood or it
 * was not allowed.
 */
export function listenForSpeech(language: string): Promise<string | null> {
  const Recogniser = recogniser()
  if (!Recogniser) return Promise.resolve(null)
  return new Promise((resolve) => {
    const recognition = new Recogniser()
    recognition.lang = language
    recognition.onresult = ({ results }) => resolve(results[0]?.[0]?.transcript.trim() || null)
    recognition.onerror = () => resolve(null)
    recognition.onend = () => resolve(null)
    recognition.start()
  })
}
