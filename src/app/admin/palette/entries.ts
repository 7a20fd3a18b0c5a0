import {
  ADMIN_PATHS,
  editBlogPath,
  editListingPath,
  adminUserPath,
  type AdminScreen,
} from '#config/app-paths.ts'
import type { CallResponse } from '#client/call.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { palette as t } from '#i18n/en/app/palette.ts'
import { foldText } from '#shared/text/fold.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'

/** One line of the palette. */
export type PaletteEntry = { key: string; path: string; name: string; note: string; hindi?: string }

type Found = CallResponse<'GET /admin/find'>['data'][number]

const SCREENS = (Object.keys(ADMIN_PATHS) as AdminScreen[])
  .filter((screen) => !ADMIN_PATHS[screen].includes(':'))
  .map((screen) => {
    const { title, hindi, short } = admin.screens[screen]
    const entry: PaletteEntry = {
      ...{ key: `screen-${screen}`, path: ADMIN_PATHS[screen] },
      ...{ name: title, note: t.kinds.screen, hindi: READS_HINDI ? hindi : '' },
    }
    return { entry, words: ` ${foldText(`${title} ${short} ${hindi}`)}` }
  })

export const screenEntries: readonly PaletteEntry[] = SCREENS.map(({ entry }) => entry)

/** Screens with words that begin with the typed ones, in either script. */
export function findScreens(text: string): PaletteEntry[] {
  const typed = foldText(text).split(' ').filter(Boolean)
  const fits = (words: string) => typed.every((word) => words.includes(` ${word}`))
  return typed.length === 0
    ? []
    : SCREENS.filter(({ words }) => fits(words)).map(({ entry }) => entry)
}

const PATHS = { business: editListingPath, person: adminUserPath, post: editBlogPath }

export const toRecordEntry = ({ kind, id, name, note, status }: Found): PaletteEntry => ({
  key: `${kind}-${id}`,
  path: PATHS[kind](id),
  name,
  note: [t.kinds[kind], note, status === 'active' ? '' : status].filter(Boolean).join(', '),
})
