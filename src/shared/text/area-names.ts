import { DISTRICT_NAMES_HI, DISTRICT_SPELLINGS } from '#district/areas.ts'
import { DISTRICT } from '#district/district.ts'
import { toComparableName } from './bare-name.ts'

/** Of the states around: districts and states are stored by their English names alone. */
const STATE_NAMES_HI: Readonly<Record<string, string>> = {
  [DISTRICT.state]: DISTRICT.stateHi,
  Bihar: 'बिहार',
  Chhattisgarh: 'छत्तीसगढ़',
  Odisha: 'ओडिशा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'West Bengal': 'पश्चिम बंगाल',
}

/** A district or state in Hindi; a name that is not known stays as it is. */
export const toHindiArea = (name: string): string =>
  DISTRICT_NAMES_HI[name] ?? STATE_NAMES_HI[name] ?? name

const TODAY = new Map(
  Object.entries(DISTRICT_SPELLINGS).flatMap(([name, others]) =>
    others.map((other) => [toComparableName(other), name]),
  ),
)

/** Today's name of a district that is written in one of its usual ways; any other text as it is. */
export const getCurrentDistrictName = (text: string): string =>
  TODAY.get(toComparableName(text)) ?? text
