import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { readClassifieds as readClassifiedsIn } from '#snapshot/classifieds.ts'
import { readDistrict as readDistrictIn } from '#snapshot/district.ts'

/** What pages show of the district, in the language of this bundle; read once. */
export const readDistrict = () => readDistrictIn(BUNDLE_LANGUAGE)

/** The same of the ads. */
export const readClassifieds = () => readClassifiedsIn(BUNDLE_LANGUAGE)
