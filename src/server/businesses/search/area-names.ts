import { DISTRICT_SPELLINGS } from '#district/areas.ts'
import { DISTRICT } from '#district/district.ts'
import { DISTRICT_ALIASES } from '#district/local.ts'
import { STATE_NAMES_HI } from '#shared/text/area-names.ts'
import { foldWords } from '#shared/text/fold.ts'
import type { FoldedWord } from './words.ts'

/** Former names and territories, which the table of states has not. */
const OTHERS = ['Orissa', 'Pondicherry', 'Andaman', 'Nicobar', 'Chandigarh', 'Lakshadweep']
const MIN_LENGTH = 4

const AREAS: ReadonlySet<string> = new Set(
  [
    ...Object.entries(STATE_NAMES_HI).flat(),
    ...OTHERS,
    ...Object.entries(DISTRICT_SPELLINGS).flat(2),
    ...[DISTRICT.name, DISTRICT.nameLocal, DISTRICT.state, ...DISTRICT_ALIASES],
  ]
    .flatMap((name) => foldWords(name))
    .filter((word) => word.length >= MIN_LENGTH),
)

/** Part of the name of a state or district: it means that, even where no listing has it. */
export const isAreaName = ({ word }: FoldedWord): boolean => AREAS.has(word)
