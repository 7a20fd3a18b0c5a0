import { AD_POSITIONS, AD_SIZES, parseAdSize, RESPONSIVE_SIZE } from './ad-slots.ts'

/* What an advertisement may be: its types, sizes and texts. Both sides enforce this. */

export const CREATIVE_TYPES = ['banner', 'text', 'video', 'gif', 'carousel', 'rich_media'] as const
export type CreativeType = (typeof CREATIVE_TYPES)[number]

/**
 * `pending` waits for the first look, or for another after a rejection. An approved one stays
 * approved while a change of it waits.
 */
export const CREATIVE_STATES = ['pending', 'approved', 'rejected'] as const
export type CreativeState = (typeof CREATIVE_STATES)[number]

export const getCreativeState = ({
  isApproved,
  rejectionReason,
}: {
  isApproved: boolean
  rejectionReason: string | null
}): CreativeState => (isApproved ? 'approved' : rejectionReason === null ? 'pending' : 'rejected')

export const MAX_CREATIVE_NAME_LENGTH = 200
export const MAX_HEADLINE_LENGTH = 50
export const MAX_AD_TEXT_LENGTH = 150
export const MAX_CALL_TO_ACTION_LENGTH = 20

export const DEFAULT_CREATIVE = {
  size: '300x250',
  position: 'sidebar',
  callToAction: 'Learn More',
} as const

/** The public fields of an approved creative: a change needs another review. */
export const PUBLIC_CREATIVE_FIELDS = [
  'size',
  'position',
  'headline',
  'description',
  'callToAction',
] as const

export const SIZE_CATEGORIES = ['desktop', 'mobile', 'social', RESPONSIVE_SIZE] as const
export type SizeCategory = (typeof SIZE_CATEGORIES)[number]

/** A creative of a size without a place of its own stands in places of any size. */
export const CREATIVE_SIZES = [...AD_SIZES, '1080x1080', '1200x628'] as const
export type CreativeSize = (typeof CREATIVE_SIZES)[number]

const SIZE_NAMES: Record<CreativeSize, { name: string; category: SizeCategory }> = {
  '728x90': { name: 'Leaderboard', category: 'desktop' },
  '300x250': { name: 'Medium rectangle', category: 'desktop' },
  '320x50': { name: 'Mobile banner', category: 'mobile' },
  '970x250': { name: 'Billboard', category: 'desktop' },
  '300x600': { name: 'Half page', category: 'desktop' },
  '160x600': { name: 'Skyscraper', category: 'desktop' },
  [RESPONSIVE_SIZE]: { name: 'Responsive', category: RESPONSIVE_SIZE },
  '1080x1080': { name: 'Square picture', category: 'social' },
  '1200x628': { name: 'Wide picture', category: 'social' },
}

export type SizeSpec = {
  value: CreativeSize
  label: string
  category: SizeCategory
  /** In pixels; null: as wide and high as the place. */
  width: number | null
  height: number | null
}

export const SIZE_SPECS: readonly SizeSpec[] = CREATIVE_SIZES.map((value) => {
  const { name, category } = SIZE_NAMES[value]
  const { width, height } = parseAdSize(value) ?? { width: null, height: null }
  const label = width === null ? name : `${name} (${width} × ${height})`
  return { value, label, category, width, height }
})

export type AdPosition = (typeof AD_POSITIONS)[number]

const POSITION_LABELS: Record<AdPosition, string> = {
  header: 'Header',
  sidebar: 'Sidebar',
  footer: 'Footer',
  'content-top': 'Above the content',
  'content-bottom': 'Below the content',
  popup: 'Popup',
}

export const POSITION_SPECS: readonly { value: AdPosition; label: string }[] = AD_POSITIONS.map(
  (value) => ({ value, label: POSITION_LABELS[value] }),
)

const KB = 1024
const MB = 1024 * KB

export type TypeSpec = {
  value: CreativeType
  label: string
  /** Endings of file names; none: it takes no file. */
  formats: readonly string[]
  /** Bytes of each file. */
  maxSize: number | null
  /** Seconds. */
  maxDuration: number | null
  minFiles: number
  maxFiles: number
  /** The field of the form that holds its files. */
  field: CreativeFileField | null
}

export const CREATIVE_FILE_FIELDS = ['bannerFile', 'gifFile', 'videoFile', 'adFile'] as const
export type CreativeFileField = (typeof CREATIVE_FILE_FIELDS)[number]

const PICTURES = ['jpg', 'jpeg', 'png', 'webp']
const ONE_FILE = { maxDuration: null, minFiles: 1, maxFiles: 1 } as const

export const TYPE_SPECS: Record<CreativeType, TypeSpec> = {
  banner: {
    value: 'banner',
    label: 'Banner',
    formats: PICTURES,
    maxSize: 5 * MB,
    ...ONE_FILE,
    field: 'bannerFile',
  },
  text: {
    value: 'text',
    label: 'Text',
    formats: [],
    maxSize: null,
    maxDuration: null,
    minFiles: 0,
    maxFiles: 0,
    field: null,
  },
  video: {
    value: 'video',
    label: 'Video',
    formats: ['mp4', 'webm'],
    maxSize: 20 * MB,
    ...ONE_FILE,
    maxDuration: 30,
    field: 'videoFile',
  },
  gif: {
    value: 'gif',
    label: 'Animated GIF',
    formats: ['gif'],
    maxSize: 5 * MB,
    ...ONE_FILE,
    field: 'gifFile',
  },
  carousel: {
    value: 'carousel',
    label: 'Carousel',
    formats: PICTURES,
    maxSize: 5 * MB,
    maxDuration: null,
    minFiles: 2,
    maxFiles: 6,
    field: 'adFile',
  },
  rich_media: {
    value: 'rich_media',
    label: 'Rich media (HTML)',
    formats: ['html', 'htm'],
    maxSize: 100 * KB,
    ...ONE_FILE,
    field: 'adFile',
  },
}

/** A file as a form or the server knows it before it is opened. */
export type CreativeFile = { name: string; size: number }

const sizeText = (bytes: number) =>
  bytes < MB ? `${Math.round(bytes / KB)} KB` : `${Math.round(bytes / MB)} MB`

/** Why these files cannot be sent for a creative of this type; null when they can. */
export function getFilesProblem(type: CreativeType, files: readonly CreativeFile[]): string | null {
  const { formats, maxSize, minFiles, maxFiles } = TYPE_SPECS[type]
  if (files.length === 0 && minFiles > 0) return 'Please select a file for this ad type'
  if (files.length < minFiles) return `Please select at least ${minFiles} pictures`
  if (files.length > maxFiles)
    return maxFiles === 0
      ? 'This ad type has no file'
      : maxFiles === 1
        ? 'Please select one file'
        : `Please select up to ${maxFiles} pictures`
  const isAllowed = ({ name }: CreativeFile) =>
    formats.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  if (!files.every(isAllowed)) return `Invalid file type. Allowed: ${formats.join(', ')}`
  const tooLarge = maxSize !== null && files.find(({ size }) => size > maxSize)
  return tooLarge ? `${tooLarge.name} is too large. Maximum size is ${sizeText(maxSize)}` : null
}
