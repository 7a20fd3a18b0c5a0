/** How far a photo has come. */
export type PhotoState = 'waiting' | 'sending' | 'sent' | 'failed' | 'refused'

/** A photo of a form: one that was chosen, or one that the record has already. */
export type Photo = {
  id: string
  name: string
  /** The text for screen readers; blank if there is none. */
  alt: string
  state: PhotoState
  /** Its address, once it was sent. */
  url?: string | undefined
  /** Of one that was chosen on this device: it is shown without being downloaded again. */
  file?: File | undefined
  /** How much of it has been sent, from 0 to 1. */
  share: number
  /** Why it was not. */
  problem?: string | undefined
}

export type PhotosAction =
  | { do: 'start'; photos: readonly Photo[] }
  | { do: 'add'; photos: readonly Photo[] }
  | { do: 'remove'; id: string }
  | { do: 'move'; id: string; to: number }
  | { do: 'change'; id: string; to: Partial<Photo> }

/** The list after a change; what is no longer in it is left as it is. */
export function photosReducer(photos: readonly Photo[], change: PhotosAction): readonly Photo[] {
  switch (change.do) {
    case 'start':
      return change.photos
    case 'add':
      return [...photos, ...change.photos]
    case 'remove':
      return photos.filter(({ id }) => id !== change.id)
    case 'change':
      return photos.map((photo) => (photo.id === change.id ? { ...photo, ...change.to } : photo))
    case 'move': {
      const photo = photos.find(({ id }) => id === change.id)
      if (!photo) return photos
      const rest = photos.filter(({ id }) => id !== change.id)
      const to = Math.max(0, Math.min(change.to, rest.length))
      return [...rest.slice(0, to), photo, ...rest.slice(to)]
    }
  }
}

let made = 0

/** A photo of a file that was chosen just now. */
export const photoFromFile = (file: File): Photo => ({
  id: `${Date.now().toString(36)}-${made++}`,
  name: file.name,
  alt: '',
  state: 'waiting',
  file,
  share: 0,
})

/** A photo that was sent before. */
export const photoFromUrl = (url: string, alt = ''): Photo => ({
  id: url,
  name: url.slice(url.lastIndexOf('/') + 1),
  alt,
  state: 'sent',
  url,
  share: 1,
})
