import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { JSON_SCHEMAS } from '#district/read/schemas.ts'

/** The JSON schema of each JSON file of a district, which editors read: where it lies, its text. */
export const listSchemaFiles = (): Promise<{ path: string; text: string }[]> =>
  Promise.all(
    Object.entries(JSON_SCHEMAS).map(async ([name, schema]) => {
      const path = `src/districts/${name}.schema.json`
      const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
      return { path, text: await format(json, { ...(await resolveConfig(path)), filepath: path }) }
    }),
  )
