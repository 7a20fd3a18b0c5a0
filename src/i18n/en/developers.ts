export const developers = {
  title: 'API reference',
  lede: (site: string) =>
    `Everything public on ${site} can be read as JSON. This page is made from the code that ` +
    'answers.',
  description: (site: string) =>
    `Every call of the ${site} API: parameters, answers, error codes and an example.`,
  base: 'Base address',
  openapi: 'OpenAPI 3.1 document',
  shape:
    'Every success is { "success": true, "data": … }, every failure { "success": false, ' +
    '"code", "error", "fields"? }.',
  limits:
    'Parameters and answers of calls that need signing in, and all calls of administrators, are ' +
    'in the OpenAPI document. Lists have a limit of at most 1000. Times are UTC, money is in ' +
    'rupees with at most two decimals, unknown values are null.',
  filter: 'Find a call',
  filterPlaceholder: 'businesses, search, NOT_FOUND',
  nothing: 'No call has these words.',
  types: 'Types',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  inputs: 'Parameters',
  noInputs: 'No parameters.',
  answer: 'Answer',
  failures: 'Error codes',
  anyCall: 'Any call',
  anyCallText: 'May also fail in these ways; a call that lists no error codes fails in no other.',
  example: 'Example',
  name: 'Name',
  where: 'In',
  kind: 'Kind',
  about: 'Meaning',
  standard: (value: string) => `Standard: ${value}`,
  required: 'required',
  status: 'Status',
  code: 'Code',
  guards: {
    anyone: 'Open to anyone',
    user: 'Needs a signed-in user',
    owner: 'Needs an owner',
  },
}
