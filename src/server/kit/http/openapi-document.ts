import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { listErrorCodes, hasBody } from '#contract/describe.ts'
import { failure, type Endpoint } from '#contract/endpoint.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { ENDPOINTS } from '#contract/index.ts'

/** The contract as an OpenAPI document. */
export function buildOpenApiDocument(baseUrl: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of ENDPOINTS)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Zila',
        version: '1',
        description:
          'The directory of one district: listings, places, reviews, accounts. Success is `{ ' +
          'success: true, data, … }`, failure `{ success: false, code, error, fields? }`.',
      },
      servers: [{ url: baseUrl }],
      tags: [...new Set(ENDPOINTS.map((endpoint) => endpoint.tag))].map((name) => ({ name })),
      paths,
      components: {
        schemas: { Failure: failure },
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    {
      override: ({ jsonSchema, zodSchema }) => {
        // A standard value behind a reading from text would be left out.
        if (zodSchema._zod.def.type === 'default')
          jsonSchema.default = zodSchema._zod.def.defaultValue
      },
    },
  )
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const failures = Object.groupBy(listErrorCodes(endpoint), (code) => ERRORS[code].status)
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    ...(endpoint.guard === 'anyone' ? {} : { security: [{ token: [] }] }),
    requestParams: { path: endpoint.params, query: endpoint.query },
    ...(hasBody(endpoint)
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.files ? 'multipart/form-data' : 'application/json']: {
                schema: endpoint.body,
              },
            },
          },
        }
      : {}),
    responses: {
      [`${endpoint.status}` as `${1 | 2 | 3 | 4 | 5}${string}`]: {
        description: 'Success',
        content: { [endpoint.contentType]: { schema: endpoint.answer } },
      },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, codes]) => [status, failed(codes ?? [])]),
      ),
    },
  }
}

/** One status with the codes that share it. */
function failed(codes: ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
      },
    },
  }
}

/** `getBusinessesByIdOrSlug` */
function operationId({ method, path }: Endpoint): string {
  const words = path.split('/').flatMap((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
    return parameter ? ['by', parameter] : part.split('-')
  })
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  )
}
