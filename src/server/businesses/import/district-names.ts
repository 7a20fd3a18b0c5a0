import { DISTRICT_SPELLINGS } from '#district/areas.ts'
import { toComparableName } from '#shared/text/bare-name.ts'

const TODAY = new Map(
  Object.entries(DISTRICT_SPELLINGS).flatMap(([name, others]) =>
    others.map((other) => [toComparableName(other), name]),
  ),
)

/** Today's name of a district that is written in one of its usual ways; any other text as it is. */
export const getCurrentDistrictName = (text: string): string =>
  TODAY.get(toComparableName(text)) ?? text
