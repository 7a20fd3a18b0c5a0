import type { AdCreative } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { createButton, createElement } from './element.ts'
import { toSameSiteUrl } from './same-site-url.ts'

/** This much of a film is in view while it plays. */
const SEEN = 0.5

/**
 * A film or a GIF with one button that plays and pauses it. It plays by itself, without sound, for
 * as long as it is seen; not for somebody who wants less motion or fewer data, and not after it
 * was paused by hand.
 */
export function drawVideoOrGif(creative: AdCreative, text: string): HTMLElement | null {
  const still = toSameSiteUrl(creative.stillUrl) ?? toSameSiteUrl(creative.imageUrl)
  const moving = toSameSiteUrl(creative.type === 'video' ? creative.videoUrl : creative.gifUrl)
  if (!moving)
    return still
      ? createElement('img', 'ad-media', { alt: text, decoding: 'async', src: still })
      : null
  const media = creative.type === 'video' ? film(moving, still, text) : gif(moving, still, text)
  let isStopped = wantsLess()
  let isSeen = false
  const toggle = createButton('ad-play', t.play, () => {
    isStopped = media.isPlaying()
    show()
  })
  function show(): void {
    media.play(isSeen && !isStopped)
    label()
  }
  function label(): void {
    const plays = media.isPlaying()
    toggle.setAttribute('aria-label', plays ? t.pause : t.play)
    toggle.classList.toggle('is-playing', plays)
  }
  for (const name of ['play', 'pause', 'ended']) media.shown.addEventListener(name, label)
  media.shown.addEventListener('ended', () => (isStopped = true))
  new IntersectionObserver(
    ([entry]) => {
      isSeen = (entry?.intersectionRatio ?? 0) >= SEEN
      show()
    },
    { threshold: SEEN },
  ).observe(media.shown)
  const box = createElement('div', 'ad-media ad-moving')
  box.append(media.shown, toggle)
  return box
}

const wantsLess = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

type Moving = { shown: HTMLElement; isPlaying: () => boolean; play: (on: boolean) => void }

/**
 * Where there is no still picture of it, its first one stands there until it plays. A browser that
 * saves data fetches nothing before, whatever is said here.
 */
function film(src: string, poster: string | null, text: string): Moving {
  const preload = poster ? 'none' : 'metadata'
  const shown = createElement('video', '', { muted: true, playsInline: true, preload, src })
  shown.setAttribute('aria-label', text)
  if (poster) shown.poster = poster
  return {
    shown,
    isPlaying: () => !shown.paused,
    play: (on) => (on ? void shown.play().catch(() => undefined) : shown.pause()),
  }
}

/** Where there is no still picture of it, nothing is shown before it plays. */
function gif(src: string, still: string | null, text: string): Moving {
  const shown = createElement('img', '', { alt: text, decoding: 'async' })
  if (still) shown.src = still
  let plays = false
  return {
    shown,
    isPlaying: () => plays,
    play: (on) => {
      if (on !== plays) shown.src = on ? src : (still ?? '')
      plays = on
    },
  }
}
