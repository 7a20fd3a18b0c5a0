/** What every long form of the signed-in app says. */
export const form = { optional: '(optional)', choose: 'Choose…' }
