import Validator from '@adobe/structured-data-validator'
import { readSchemaVocabulary } from './vocabulary.ts'

type Data = Record<string, unknown>

const validator = new Validator(readSchemaVocabulary())

/** schema.org objects of a page, as they are written in it. */
export function getStructuredData(html: string): Data[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return texts.map((match) => JSON.parse(match[1]!) as Data)
}

/** Types and properties that schema.org does not have, and required ones that are missing. */
export async function findSchemaErrors(objects: readonly Data[]): Promise<string[]> {
  const jsonld: Record<string, Data[]> = {}
  for (const object of objects)
    (jsonld[String(object['@type'])] ??= []).push(structuredClone(object))
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(
      ({ rootType, issueMessage, fieldNames }) =>
        `${rootType}: ${issueMessage} (${(fieldNames ?? []).join()})`,
    )
}
