import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallName } from '#client/call.ts'
import type { UnspelledName } from '#contract/suggestions.ts'
import type { SpelledKind } from '#shared/rules/spelled-kinds.ts'
import { call } from '#stores/api.ts'

const UPDATES = {
  category: 'PUT /categories/{id}',
  location: 'PUT /locations/{id}',
  feature: 'PUT /features/{id}',
  field: 'PUT /category-service-fields/{id}',
  adCategory: 'PUT /classified-categories/{id}',
  business: 'PUT /businesses/{id}',
} as const satisfies Record<SpelledKind, CallName>

/** The fields of both names, where they are not `name` and `nameHi`. */
const FIELDS: Partial<Record<SpelledKind, readonly [english: string, hindi: string]>> = {
  location: ['city', 'nameHi'],
  field: ['fieldLabel', 'labelHi'],
}

type LooseCall = (name: CallName, input: object) => Promise<{ data: { version: number } }>

/**
 * Stores the name in the other language; null takes it away again. Where the only name is in
 * Devanagari it becomes the Hindi one. Answers the version of the record.
 */
export async function saveSpelling(
  { kind, id, name, nameHi, missing }: UnspelledName,
  spelling: string | null,
  version: number,
): Promise<number> {
  const [english, hindi] = FIELDS[kind] ?? ['name', 'nameHi']
  const names =
    missing === 'hi'
      ? { [hindi]: spelling }
      : { [english]: spelling ?? name, [hindi]: spelling === null ? nameHi : (nameHi ?? name) }
  const { data } = await withIdentityProof(() =>
    (call as unknown as LooseCall)(UPDATES[kind], { params: { id }, body: { ...names, version } }),
  )
  return data.version
}
