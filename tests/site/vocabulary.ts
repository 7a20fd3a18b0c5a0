import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type SchemaNode = { '@id': string }
type Entity = SchemaNode & {
  '@type': string
  'rdfs:subClassOf'?: SchemaNode[]
  'schema:domainIncludes'?: SchemaNode[]
}

/**
 * The vocabulary of schema.org for the validator, which would otherwise download it. It is read
 * from the type declarations of schema-dts, which are generated from the same source. `interface
 * HospitalBase extends PlaceBase, CivicStructureBase { "availableService"?: … }` says what a type
 * is and has; `"@type": "Hospital"` that it exists.
 */
export function readSchemaVocabulary(): { '@graph': Entity[] } {
  const text = readFileSync(
    createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
    'utf8',
  )
  const bases = new Map<string, { parents: string[]; properties: string[] }>()
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    bases.set(name, {
      parents: [...parents.matchAll(/\b(\w+)Base\b/g)].map((match) => match[1]!),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?: /gm)].map((match) => match[1]!),
    })
  }
  const classes = new Map<string, string[]>(
    [...bases].map(([name, { parents }]) => [name, parents]),
  )
  // A type that adds no property of its own is declared with that of its parent.
  for (const [, base = '', name = ''] of text.matchAll(
    /^export interface \w+Leaf extends (\w+)Base \{\n {4}"@type": "(\w+)";/gm,
  ))
    if (!classes.has(name)) classes.set(name, [base])

  const owners = new Map<string, string[]>()
  for (const [name, { properties }] of bases)
    for (const property of properties) owners.set(property, [...(owners.get(property) ?? []), name])

  const ids = (names: string[]) => names.map((name) => ({ '@id': `schema:${name}` }))
  return {
    '@graph': [
      ...[...classes].map(([name, parents]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': ids(parents),
      })),
      ...[...owners].map(([property, types]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': ids(types),
      })),
    ],
  }
}
