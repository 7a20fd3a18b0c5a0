export const developers = {
  title: 'API reference',
  lede: (site: string) => `All public data on ${site} is available as JSON.`,
  description: (site: string) =>
    `All ${site} API endpoints: parameters, responses, error codes and an example.`,
  base: 'Base URL',
  openapi: 'OpenAPI 3.1 document',
  shape:
    'Every success is { "success": true, "data": … }, every failure { "success": false, ' +
    '"code", "error", "fields"? }.',
  limits:
    'See the OpenAPI document for the parameters and responses of endpoints that need ' +
    'signing in, and for admin endpoints. Lists accept a limit of up to 1000. Times are ' +
    'UTC, amounts are in rupees with up to two decimals, unknown values are null.',
  filter: 'Find an endpoint',
  filterPlaceholder: 'businesses, search, NOT_FOUND',
  nothing: 'No endpoints found.',
  types: 'Types',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  inputs: 'Parameters',
  noInputs: 'No parameters.',
  answer: 'Response',
  failures: 'Error codes',
  anyCall: 'Any endpoint',
  anyCallText: 'Any endpoint can return these errors. Others are listed with their endpoint.',
  example: 'Example',
  name: 'Name',
  where: 'In',
  kind: 'Type',
  about: 'Description',
  standard: (value: string) => `Default: ${value}`,
  required: 'required',
  status: 'Status',
  code: 'Code',
  guards: {
    anyone: 'Open to anyone',
    user: 'Sign-in required',
    owner: 'Owner role required',
  },
}
