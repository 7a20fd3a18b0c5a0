import { DISTRICT_NAMES_HI } from '#district/areas.ts'
import { DISTRICT } from '#district/district.ts'
import { STATE_HI } from '#district/local.ts'

/** Of the states around: districts and states are stored by their English names alone. */
const STATE_NAMES_HI: Readonly<Record<string, string>> = {
  [DISTRICT.state]: STATE_HI,
  Bihar: 'बिहार',
  Chhattisgarh: 'छत्तीसगढ़',
  Odisha: 'ओडिशा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'West Bengal': 'पश्चिम बंगाल',
}

/** A district or state in Hindi; a name that is not known stays as it is. */
export const toHindiArea = (name: string): string =>
  DISTRICT_NAMES_HI[name] ?? STATE_NAMES_HI[name] ?? name
