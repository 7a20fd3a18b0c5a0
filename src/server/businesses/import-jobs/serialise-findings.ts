import { eq } from 'drizzle-orm'
import type { ImportDetail } from '#contract/imports.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  categories,
  districts,
  locations,
  type ImportCounts,
  type ImportFindings,
} from '#server/kit/db/tables/index.ts'
import {
  findDecision,
  parseCauseKey,
  type ImportDecision,
  type ImportDecisions,
} from '#shared/rules/import-decisions.ts'
import { countRowsByOutcome } from './decided.ts'
import { findClosestCategories } from './closest-categories.ts'

type Shown = Pick<
  ImportDetail,
  'causes' | 'guesses' | 'guessCount' | 'previews' | 'toDecide' | 'toImport' | 'leftOut'
>

type Input = {
  file: string
  counts: ImportCounts | null
  findings: ImportFindings | null
  decisions: ImportDecisions
}

const SHOWN_GUESSES = 200
const SHOWN_TOWNS = 12
const SHOWN_VALUES = 12

/** What a check found and what was decided of it, as the screen shows it. */
export async function serialiseFindings(
  db: Db,
  { file, counts, findings, decisions }: Input,
): Promise<Shown> {
  const { created = 0, updated = 0 } = counts ?? {}
  if (!findings)
    return {
      ...{ causes: [], guesses: [], guessCount: 0, previews: [] },
      ...{ toDecide: 0, leftOut: 0, toImport: created + updated },
    }
  const [kinds, towns] = [await db.select().from(categories), await readTowns(db)]
  const { toDecide, rescued, leftOut } = countRowsByOutcome(findings, decisions)
  const nameOf = (decision: ImportDecision | null | undefined): string | null => {
    const town = decision?.action === 'town' ? towns.get(decision.value!) : undefined
    if (town) return `${town.city}, ${town.district}`
    const isCategory = decision?.action === 'category'
    return (isCategory && kinds.find(({ id }) => id === decision.value)?.name) || null
  }
  return {
    causes: findings.causes.map(({ newTowns: _, ...cause }) => ({
      ...cause,
      values: cause.values.slice(0, SHOWN_VALUES),
      valueCount: cause.values.length,
      towns: cause.towns.slice(0, SHOWN_TOWNS),
      closest: cause.kind === 'category' ? findClosestCategories(kinds, cause.about, file) : [],
      decision: findDecision(decisions, cause),
      chosen: nameOf(findDecision(decisions, cause)),
      isOwnDecision: decisions[cause.key] !== undefined,
    })),
    guesses: findings.guesses.slice(0, SHOWN_GUESSES).map(({ townId, ...guess }) => ({
      ...guess,
      town: towns.get(townId) ?? { id: townId, city: '', district: '' },
      decision: decisions[guess.key] ?? null,
      chosen: nameOf(decisions[guess.key]),
    })),
    guessCount: findings.guesses.length,
    previews: findings.previews.flatMap(({ categoryId, categoryCause, townId, ...preview }) => {
      const cause = categoryCause === null ? null : parseCauseKey(categoryCause)
      const kindId = categoryId ?? (cause && findDecision(decisions, cause)?.value)
      const kind = kinds.find(({ id }) => id === kindId)
      const town = towns.get(townId)
      if (!kind || !town) return []
      const { name, slug, color } = kind
      const { city, district } = town
      return [{ ...preview, city, district, category: { name, slug, color } }]
    }),
    toDecide,
    leftOut,
    toImport: created + updated + rescued,
  }
}

async function readTowns(db: Db) {
  const rows = await db
    .select({ id: locations.id, city: locations.city, district: districts.name })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
  return new Map(rows.map((town) => [town.id, town]))
}
