import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CallError } from '#client/call-error.ts'
import type { UploadProgress } from '#client/send-files.ts'
import {
  deleteStoredPhotos,
  saveStoredPhotos,
  readStoredPhotos,
  type StoredPhoto,
} from './stored-photos.ts'
import { photosReducer, photoFromFile, photoFromUrl, type Photo } from './photo-list.ts'
import { shrinkPicture } from '#client/shrink-picture.ts'

export type PhotoOptions = {
  /** Names the draft that keeps them: `listing:new`. */
  draft: string
  /** Those that the record has. */
  start?: readonly { url: string; alt?: string }[]
  most: number
  /** They stay on the device until `sendAll`: nobody is signed in yet. */
  isHeld?: boolean
  /** Why a file is not taken, in the words of the form; null when it is. */
  check: (file: File) => string | null
  /** Sends one file and answers its address. */
  send: (file: File, how: Sending) => Promise<string>
}

type Sending = { signal: AbortSignal; onProgress: (progress: UploadProgress) => void }

/** Delays before a failed upload is retried. */
const RETRIES_MS = [2000, 8000, 20_000]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done, { once: true })
    signal.addEventListener('abort', done, { once: true })
  })

/**
 * The photos of a form. Chosen photos are made smaller, uploaded one at a time and retried when the
 * connection fails; order, texts, URLs and unsent files are stored on the device with the draft.
 * `urls` is what the form sends; call `forget` after sending.
 */
export function usePhotos({ draft, start = [], most, isHeld = false, check, send }: PhotoOptions) {
  const [photos, change] = useReducer(photosReducer, start, (given) =>
    given.map(({ url, alt }) => photoFromUrl(url, alt)),
  )
  const [isReady, setReady] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const sending = useRef<{ id: string; control: AbortController } | null>(null)
  const latest = useRef({ send, photos })
  useEffect(() => {
    latest.current = { send, photos }
  })

  useEffect(() => {
    let isHere = true
    void readStoredPhotos(draft).then((kept) => {
      if (!isHere) return
      if (kept)
        change({
          do: 'start',
          photos: kept.map((photo) => ({
            ...photo,
            state: photo.url ? 'sent' : 'waiting',
            share: photo.url ? 1 : 0,
          })),
        })
      setReady(true)
    })
    return () => {
      isHere = false
      sending.current?.control.abort()
    }
  }, [draft])

  const isTouched = useRef(false)
  const kept = keptOf(photos)
  const places = kept.map(({ id, url = '' }) => `${id} ${url}`).join('\n')
  const texts = kept.map(({ alt }) => alt).join('\n')
  const keep = useCallback(() => {
    if (isTouched.current) void saveStoredPhotos(draft, keptOf(latest.current.photos))
  }, [draft])
  // Store every change immediately, because a reload may follow.
  useEffect(() => {
    if (isReady) keep()
  }, [places, texts, isReady, keep])

  const waiting = photos.find(({ state }) => state === 'waiting' || state === 'sending')
  const next = isReady && !isHeld && waiting?.state === 'waiting' ? waiting.id : null
  useEffect(() => {
    if (next === null || sending.current) return
    const photo = latest.current.photos.find(({ id }) => id === next)
    if (!photo?.file) return
    const control = new AbortController()
    sending.current = { id: next, control }
    const told = (to: Partial<Photo>) => change({ do: 'change', id: next, to })
    told({ state: 'sending', share: 0, problem: undefined })
    void sendOne(photo.file, control.signal, latest.current.send, (share) => told({ share }))
      .then((sent) => {
        sending.current = null
        told(sent)
      })
      // It was taken out meanwhile.
      .catch(() => undefined)
  }, [next, photos])

  const touch = () => {
    isTouched.current = true
    setRefusals([])
  }
  const stop = (id: string) => {
    if (sending.current?.id !== id) return
    sending.current.control.abort()
    sending.current = null
  }
  const again = (id: string) => change({ do: 'change', id, to: { state: 'waiting', share: 0 } })
  const failed = photos.filter(({ state }) => state === 'failed')
  useOnlineAgain(() => failed.forEach(({ id }) => again(id)))

  return {
    photos,
    /** What was chosen and not taken, each with its reason. */
    refusals,
    isSending: !isHeld && waiting !== undefined,
    urls: photos.flatMap(({ url }) => (url ? [url] : [])),
    /** The same with their texts. */
    described: photos.flatMap(({ url, alt }) => (url ? [{ url, alt }] : [])),
    most,
    add: (files: Iterable<File>) => {
      touch()
      const room = most - photos.length
      const all = [...files].map((file) => ({ file, problem: check(file) }))
      const taken = all.filter(({ problem }) => problem === null)
      setRefusals(all.flatMap(({ problem }) => problem ?? []))
      change({ do: 'add', photos: taken.slice(0, room).map(({ file }) => photoFromFile(file)) })
      return taken.length - Math.max(0, room)
    },
    remove: (id: string) => {
      touch()
      stop(id)
      change({ do: 'remove', id })
    },
    retry: again,
    move: (id: string, to: number) => {
      touch()
      change({ do: 'move', id, to })
    },
    describe: (id: string, alt: string) => {
      touch()
      change({ do: 'change', id, to: { alt } })
    },
    /** The sent ones become these. */
    replace: (sent: readonly { url: string; alt: string }[]) => {
      const given = sent.map(({ url, alt }) => photoFromUrl(url, alt))
      const isOther =
        JSON.stringify(given.map(placeOf)) !== JSON.stringify(sentOf(photos).map(placeOf))
      if (!isOther) return
      touch()
      change({ do: 'start', photos: [...given, ...photos.filter(({ url }) => !url)] })
    },
    /** Another address of the same picture. */
    relink: (id: string, url: string) => change({ do: 'change', id, to: { url } }),
    /**
     * Sends those that were held, in their order, and answers the addresses of all. Throws with the
     * reason of the first that is not taken; what was sent before stays sent.
     */
    sendAll: async (): Promise<string[]> => {
      const urls: string[] = []
      for (const { id, url, file } of latest.current.photos) {
        const tell = (to: Partial<Photo>) => change({ do: 'change', id, to })
        if (url || !file) {
          urls.push(...(url ? [url] : []))
          continue
        }
        tell({ state: 'sending', share: 0, problem: undefined })
        const { signal } = new AbortController()
        const sent = await sendOne(file, signal, send, (share) => tell({ share }))
        tell(sent)
        if (!sent.url) throw new Error(sent.problem)
        urls.push(sent.url)
      }
      return urls
    },
    forget: () => {
      isTouched.current = false
      void deleteStoredPhotos(draft)
    },
  }
}

const sentOf = (photos: readonly Photo[]) => photos.filter(({ url }) => url)
/** Whatever key it is seen with. */
const placeOf = ({ url = '', alt }: Photo) => [url.split('?')[0], alt]

const keptOf = (photos: readonly Photo[]): StoredPhoto[] =>
  photos
    .filter(({ state }) => state !== 'refused')
    .map(({ id, name, alt, url, file }) => ({
      ...{ id, name, alt },
      ...(url ? { url } : {}),
      ...(file && !url ? { file } : {}),
    }))

function useOnlineAgain(act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const hear = () => latest.current()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
}

export type UsePhotosResult = ReturnType<typeof usePhotos>

/** What becomes of a photo: sent, or not and why. Rejects when it was taken out meanwhile. */
async function sendOne(
  file: File,
  signal: AbortSignal,
  send: PhotoOptions['send'],
  onShare: (share: number) => void,
): Promise<Partial<Photo>> {
  const small = await shrinkPicture(file)
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted()
    try {
      const onProgress = ({ sent, total }: UploadProgress) => onShare(total ? sent / total : 0)
      const url = await send(small, { signal, onProgress })
      return { state: 'sent', url, share: 1 }
    } catch (error) {
      signal.throwIfAborted()
      const { code, status, message } = error as CallError
      if (status === 400 || status === 413) return { state: 'refused', problem: message }
      const wait = RETRIES_MS[attempt]
      if (code !== 'NETWORK' || wait === undefined) return { state: 'failed', problem: message }
      onShare(0)
      await pause(wait, signal)
    }
  }
}
