import type { GetGroup, GetScreenWeight } from './app-chunks.ts'

type Weight = readonly [screen: RegExp, value: number]

const REQUEST_WEIGHTS: readonly Weight[] = [
  [/[\\/]Dashboard\.tsx/, 500],
  [/[\\/]AddListing\.tsx/, 3000],
  [/[\\/]ReviewQueue\.tsx/, 2000],
]
const START_REQUEST_WEIGHTS: readonly Weight[] = [
  [/[\\/]Dashboard\.tsx/, 80],
  [/[\\/]AddListing\.tsx/, 540],
  [/[\\/]ReviewQueue\.tsx/, 360],
]
const CODE_WEIGHTS: readonly Weight[] = [
  [/[\\/]Dashboard\.tsx/, 80],
  [/[\\/](?:PostClassified|MyBusinesses)\.tsx/, 60],
  [
    /[\\/](?:mount-guest-classified|Messages|Preview|EditClassified|Ads|Locations|Profile)\.tsx/,
    40,
  ],
  [/[\\/](?:mount-guest-listing|Editor|Categories|CampaignDialog)\.tsx/, 15],
]
const CODE_LIMITS: readonly Weight[] = [
  [/[\\/](?:PostClassified|ClaimBusiness)\.tsx/, 234_000],
  [/[\\/]EditClassified\.tsx/, 232_000],
  [/[\\/]MyBusinesses\.tsx/, 127_000],
  [/[\\/]Profile\.tsx/, 228_000],
  [/account[\\/]reviews[\\/]Reviews\.tsx/, 216_000],
  [/admin[\\/]ads[\\/]Ads\.tsx/, 177_000],
  [/admin[\\/]editor[\\/]Editor\.tsx/, 162_000],
]
/**
 * The screens that are opened most: their requests count, against those that files which come with
 * the start save, too. The heaviest have no room for code that they do not need, or for so much of
 * it as their budgets allow, in bytes of the source. Tried out: tests/browser/weights.spec.ts tells
 * what comes of it.
 */
export const weightOfScreen: GetScreenWeight = (id) => {
  const valueIn = (weights: readonly Weight[], otherwise = 1) =>
    weights.find(([screen]) => screen.test(id))?.[1] ?? otherwise
  return {
    request: valueIn(REQUEST_WEIGHTS),
    startRequest: valueIn(START_REQUEST_WEIGHTS),
    code: valueIn(CODE_WEIGHTS),
    most: valueIn(CODE_LIMITS, Infinity),
    joins: /[\\/](?:AddListing|Dashboard)\.tsx/.test(id),
  }
}
/*
 * Small parts that many screens have some of: one file each, so that the form of a listing and the
 * queue need two of them and not ten. Those of the start are in the app's own file.
 */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  [
    'start',
    /i18n[\\/]\w+[\\/]app[\\/](?:completeness|closed-listings)\.ts|rules[\\/](?:time|kolkata|business|completeness)\.ts/,
  ],
  [
    'forms',
    /ui[\\/]ConfirmDialog\.|form[\\/](?:SpellingHelp|DiscardDraftDialog|amount)\.|rules[\\/]typed-rupees\.ts|i18n[\\/]\w+[\\/](?:amount|dates|app[\\/]drafts)\.ts/,
  ],
  [
    'drafts',
    /form[\\/](?:ErrorSummary|LabelledControl|lazy-merge|strip-picture-keys|use-server-draft|photos[\\/](?:use-photos|photo-list|stored-photos))\.|i18n[\\/]\w+[\\/]app[\\/]form\.ts/,
  ],
  [
    'lists',
    /ui[\\/](?:Field|Toast|Select|use-focus-restore)\.|data[\\/]use-list\.|stores[\\/]drafts\.ts/,
  ],
]
export const groupOfModule: GetGroup = (id) => GROUPS.find(([, modules]) => modules.test(id))?.[0]
