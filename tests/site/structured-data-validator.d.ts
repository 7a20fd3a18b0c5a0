declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    errorType?: string
    fieldNames?: string[]
  }

  export default class Validator {
    constructor(schemaOrgJson: object)
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
