import type { Api } from './context.ts'
import { JsonBody } from './json-body.ts'
import { sendPublicJson } from './json.ts'

/** GET /openapi.json: the contract as OpenAPI 3.1. */
export function openapiRoutes({ app, deps }: Api): void {
  let document: Promise<JsonBody> | undefined
  // Loaded on demand: few ask for it, and it takes memory that would stay.
  const make = async () => {
    const { buildOpenApiDocument } = await import('./openapi-document.ts')
    return new JsonBody(JSON.stringify(buildOpenApiDocument(`${deps.config.siteUrl}/api`)))
  }
  app.get('/openapi.json', async (c) => sendPublicJson(c, 200, await (document ??= make())))
}
