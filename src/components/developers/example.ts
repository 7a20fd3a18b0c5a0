import { DISTRICT } from '#district/district.ts'
import type { EndpointDescription } from '#contract/describe.ts'

/* Values that make an example answer something on the sample district. */
const VALUES: Record<string, string> = {
  idOrSlug: 'BIZ-1',
  businessId: 'BIZ-1',
  categoryId: '1',
  state: DISTRICT.state,
  district: DISTRICT.name,
  search: 'bank',
  email: 'asha@example.in',
  name: 'Asha',
  password: 'a long password',
}

const SHOWN_QUERIES = new Set(['search', 'limit'])

/** A call as a line for the terminal: `curl 'https://…/api/businesses?search=bank&limit=2'`. */
export function toCurlExample({ name, inputs, guard }: EndpointDescription, base: string): string {
  const [method = 'GET', path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, input: string) =>
    encodeURIComponent(VALUES[input] ?? '1'),
  )
  const query = inputs
    .filter((input) => input.where === 'query' && SHOWN_QUERIES.has(input.name))
    .map((input) => `${input.name}=${input.name === 'limit' ? 2 : VALUES[input.name]}`)
    .join('&')
  const address = `'${base}${filled}${query && `?${query}`}'`
  const body = inputs.filter((input) => input.where === 'body' && input.required)
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(guard === 'anyone' ? [] : ["-H 'Authorization: Bearer TOKEN'"]),
    ...(body.length > 0
      ? ["-H 'Content-Type: application/json'", `-d '${bodyExample(body)}'`]
      : []),
    address,
  ]
  return parts.join(' ')
}

const bodyExample = (inputs: ReadonlyArray<{ name: string }>) =>
  JSON.stringify(Object.fromEntries(inputs.map(({ name }) => [name, VALUES[name] ?? '…'])))
